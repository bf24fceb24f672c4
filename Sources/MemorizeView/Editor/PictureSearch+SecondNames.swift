extension PictureSearch {
  /// Words that players look for and that Unicode's names lack.
  static let secondNames = [
    "🎃": "pumpkin", "🚗": "car", "🚙": "car", "🚕": "cab", "🚚": "lorry", "🚛": "lorry",
    "🚲": "bike", "🏍": "motorbike", "✈": "plane aeroplane", "🚢": "boat", "🚂": "train engine",
    "🛸": "ufo", "📱": "smartphone", "📺": "tv", "💻": "computer", "🏠": "home", "😀": "smile happy",
    "😃": "smile happy", "😂": "laugh", "😢": "sad", "😭": "sad", "😡": "angry", "❤": "love",
    "🐶": "puppy", "🐕": "puppy", "🐱": "kitten", "🐈": "kitten", "🐰": "bunny", "🐇": "bunny",
    "🐔": "hen", "🐓": "cock", "🐑": "sheep lamb", "🐏": "sheep", "🐂": "bull", "🐎": "pony",
    "🐴": "pony", "🦌": "stag reindeer", "🐿": "squirrel", "🐞": "ladybird ladybug",
    "🐛": "caterpillar", "🦖": "dinosaur", "🦕": "dinosaur", "🐸": "toad", "🐝": "bee",
    "🍟": "chips", "🌭": "sausage", "🍆": "aubergine", "🌽": "maize", "🍊": "orange mandarin",
    "🍩": "donut", "🍪": "biscuit", "🍬": "sweet", "🍭": "sweet", "☕": "coffee tea", "🍵": "tea",
    "🍉": "melon", "🍈": "honeydew", "🥜": "nut", "🌶": "chili", "🧅": "bulb", "🍝": "pasta",
    "⚽": "football", "🏐": "ball", "🎾": "ball", "⚡": "lightning flash thunder", "🔥": "flame",
    "🎅": "father christmas", "🎁": "present", "🎹": "piano", "🧙": "wizard witch",
    "🧛": "dracula", "👑": "king queen", "🧜": "mermaid", "🌹": "flower", "🌷": "flower",
    "🌻": "flower", "🌼": "flower", "🌸": "flower", "🌺": "flower", "🌲": "fir", "🍀": "shamrock luck",
    "💎": "diamond", "👟": "sneaker trainer", "👖": "trousers", "👓": "spectacles",
    "👮": "policeman policewoman", "🌍": "earth world", "🌎": "earth world", "🌏": "earth world",
    "🗑": "bin rubbish", "🔦": "torch", "🛗": "lift", "🩹": "plaster", "🧹": "witch",
  ]
}
