"""Writes the C file that embeds a file for each language."""


def source(header, function, files):
    """The text of the file.

    `files` has the name of each language's file by its code; the function returns its bytes.
    """
    arrays = "\n".join(
        f'static const uint8_t {code}[] = {{\n#embed "{name}"\n}};\n' for code, name in files.items())
    rows = "\n".join(f'    {{"{code}", {code}, sizeof {code}}},' for code in files)
    return f"""// Made by .make; a new file of a language adds itself.
#include "{header}"
#include <string.h>

#pragma clang diagnostic ignored "-Wc23-extensions"

{arrays}
static const struct {{
  const char *language;
  const uint8_t *data;
  size_t size;
}} files[] = {{
{rows}
}};

const uint8_t *{function}(const char *language, size_t *size) {{
  for (size_t i = 0; i < sizeof files / sizeof *files; i++)
    if (strcmp(files[i].language, language) == 0) {{
      *size = files[i].size;
      return files[i].data;
    }}
  return NULL;
}}
"""
