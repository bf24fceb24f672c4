// Made by `make words` from Languages/ru.po. Change that file instead.

let russianWords = #"""
  	row {1}	ряд {1}
  	rows {1} to {2}	ряды от {1} до {2}
  	column {1}	столбец {1}
  	columns {1} to {2}	столбцы от {1} до {2}
  	1 row of {1}	{1} ряд по {2}	{1} ряда по {2}	{1} рядов по {2}
  	{1}, the last of {2}	{1}, в последнем {2}
  	{1} rows of {2} to {3}	рядов {1}, в каждом от {2} до {3}
  	Row {1}: {2}.	Ряд {1}: {2}.
  	{1} and {2}	{1} и {2}
  	{1} to {2}	от {1} до {2}
  	{1} hidden	{1} закрыто
  	{1} hidden, marked	{1} закрыто и отмечено
  	{1} shows {2}	на {1} лежит {2}
  	{1} gone	{1} пусто
  	capital {1}	заглавная {1}
  	{1}, level {2}	{1}, уровень {2}
  	{1} of spades	{1} пик
  	{1} of hearts	{1} червей
  	{1} of diamonds	{1} бубен
  	{1} of clubs	{1} треф
  	ace	туз
  	jack	валет
  	queen	дама
  	king	король
  	I do not know that. Type a place, such as {1} or {2}, or help.	Не понимаю. Введите место, вроде {1} или {2}, или help.
  	I do not know that.	Не понимаю.
  	Shuffled.	Перемешано.
  	Paused. Turn a card to resume.	Пауза. Откройте карту, чтобы продолжить.
  	Paused.	Пауза.
  	The game goes on.	Игра продолжается.
  	Nothing to undo.	Отменять нечего.
  	Nothing to redo.	Возвращать нечего.
  	Undone.	Отменено.
  	Redone.	Возвращено.
  	Undo is for practice: this game counts.	Отмена — для тренировки, а эта игра идёт в счёт.
  	No undo in company.	С другими игроками отмены нет.
  	The game is over. Type new, again, review or quit.	Игра окончена. Введите new, again, review или quit.
  	The game is over.	Игра окончена.
  	{1}. {2} set of {3}, {4}.	{1}. {2} набор по {3}, {4}.	{1}. {2} набора по {3}, {4}.	{1}. {2} наборов по {3}, {4}.
  	{1}. {2} pair, {3}.	{1}. {2} пара, {3}.	{1}. {2} пары, {3}.	{1}. {2} пар, {3}.
  	Type a place, such as {1} or {2}, or help.	Введите место, вроде {1} или {2}, или help.
  	A ghost plays along. Type score to compare.	С вами играет призрак. Чтобы сравнить, введите score.
  	1 move.	{1} ход.	{1} хода.	{1} ходов.
  	{1} of {2} sets found.	Найдено наборов: {1} из {2}.
  	{1} of {2} pairs found.	Найдено пар: {1} из {2}.
  	Terms: {1}. Definitions: {2}.	Термины: {1}. Определения: {2}.
  	There are rows a to {1}.	Есть ряды от a до {1}.
  	These cards are shown for a while. An empty line hides them.	Эти карты показаны на время. Пустая строка закроет их.
  	Shown for a while.	Показаны на время.
  	{1}, {2}.	{1}, {2}.
  	No card is up.	Открытых карт нет.
  	Up: {1}	Открыто: {1}
  	No card was turned yet.	Карт ещё не открывали.
  	Match.	Совпало.
  	There are places 1 to {1}, or a1 to {2}.	Есть места от 1 до {1}, или от a1 до {2}.
  	{1} is gone.	Место {1} уже пусто.
  	{1} is chosen. Choose its partner.	Карта {1} уже выбрана. Найдите ей пару.
  	{1} is up: {2}. Turn another card.	Карта {1} уже открыта: {2}. Откройте другую.
  	{1} is up: {2}.	Карта {1} уже открыта: {2}.
  	{1}: {2}.	{1}: {2}.
  	{1}, now {2}: {3}.	{1}, теперь {2}: {3}.
  	Row {1} moves one place to the right.	Ряд {1} сдвигается на одно место вправо.
  	Row {1} moves.	Ряд {1} сдвигается.
  	All cards are face down now.	Теперь все карты закрыты.
  	Face down.	Карты закрыты.
  not a pair	No.	Нет.
  	{1}: {2}	{1}: {2}
  	Not a match.	Не совпало.
  	Not a pair.	Не пара.
  	Match, 1 point.	Совпало, {1} очко.	Совпало, {1} очка.	Совпало, {1} очков.
  	Match, {1}.	Совпало, {1}.
  	{1} left.	Осталось: {1}.
  	That costs a second.	Это стоит секунды.
  	Seen before.	Одну вы уже видели.
  not a pair	No, seen before.	Нет, одну вы видели.
  	Both seen before.	Обе вы уже видели.
  not a pair	No, both seen before.	Нет, обе вы видели.
  	{1} seen before.	Из них вы уже видели {1}.
  not a pair	No, {1} seen before.	Нет, вы видели {1}.
  	All {1} sets found.	Найдены все наборы: {1}.
  	1 set left.	Остался {1} набор.	Осталось {1} набора.	Осталось {1} наборов.
  	Both pairs found.	Найдены обе пары.
  	All {1} pairs found.	Найдены все пары: {1}.
  	1 pair left.	Осталась {1} пара.	Осталось {1} пары.	Осталось {1} пар.
  	You go on.	Ходите ещё.
  	{1} goes on.	{1} ходит ещё.
  	Your turn.	Ваш ход.
  	{1}'s turn.	Ходит {1}.
  	Turn two cards that belong together by typing their places.	Открывайте по две карты, которые составляют пару: вводите их места.
  	Places are 1 to {1}, row by row, or a row and a column: a1 to {2}.	Места: от 1 до {1}, ряд за рядом, или ряд и столбец, от a1 до {2}.
  	7 12 turns two cards. An empty line repeats the last answer.	Строка 7 12 откроет две карты. Пустая повторит последний ответ.
  	board: all rows. row b: one row. up: the cards that are face up.	board: все ряды. row b: один ряд. up: какие карты открыты.
  	last: the last move. score: moves, pairs, points. time: the clock.	last: последний ход. score: ходы, пары, очки. time: время.
  	hint: a hint, for a star. rules: the rules of this game.	hint: подсказка, стоит звезды. rules: правила этой игры.
  	shuffle, pause, resume. undo and redo: in practice.	shuffle: перемешать. pause, resume: пауза. undo, redo: на тренировке.
  	again: the same board. new: another one. new food 6: six of food.	again: тот же расклад. new: новый. new food 6: шесть пар еды.
  	review: the finished game, move by move. practice 5: from move 5.	review: разбор оконченной игры. practice 5: тренировка с хода 5.
  	daily: the board of the day. journey: boards that grow.	daily: расклад дня. journey: путешествие, расклады растут.
  	study: learn this deck. study capitals: learn another one.	study: учить эту колоду. study capitals: учить другую.
  	decks, games and stats: the decks, unfinished games, statistics.	decks, games и stats: колоды, неоконченные игры, статистика.
  	quit: the end. The game is kept.	quit: выход. Игра сохранится.
  	{1} with {2} levels	{1} с уровнями от 1 до {2}
  	Decks: {1}.	Колоды: {1}.
  	new capitals plays Capitals; new sums:3 plays Sums at level 3.	new capitals раздаст Столицы, new sums:3 раздаст Суммы уровня 3.
  	No other unfinished games.	Других неоконченных игр нет.
  	{1}: {2}, {3} of {4} pairs found.	{1}: {2}, найдено пар: {3} из {4}.
  	game 1 resumes the first one.	game 1 продолжит первую из них.
  	No finished games yet.	Оконченных игр пока нет.
  	1 game, played for {1}.	{1} игра, время игры {2}.	{1} игры, время игры {2}.	{1} игр, время игры {2}.
  	Streak 1 day, the longest {1}.	Серия {1} день, лучшая {2}.	Серия {1} дня, лучшая {2}.	Серия {1} дней, лучшая {2}.
  	Forgetting cost {1} moves per game.	Забытое стоило {1} хода за игру.
  	{1}, {2} pairs: best {3} moves, median {4}.	{1}, пар: {2}. Ходы: рекорд {3}, медиана {4}.
  	{1}: 1 game, {2} won.	{1}: {2} игра, побед: {3}.	{1}: {2} игры, побед: {3}.	{1}: {2} игр, побед: {3}.
  	Type new, again, review or quit.	Введите new, again, review или quit.
  	Type new, again or quit.	Введите new, again или quit.
  	You forgot a card, and that ends the game.	Вы забыли карту, и это конец игры.
  	No moves left.	Ходы кончились.
  	Time is up.	Время вышло.
  	You found {1} of {2} pairs.	Вы нашли пар: {1} из {2}.
  	A tie.	Ничья.
  	You win!	Победа!
  	{1} wins.	Победа: {1}.
  	{1} 1 pair	{1}: {2} пара	{1}: {2} пары	{1}: {2} пар
  	1 miss.	{1} промах.	{1} промаха.	{1} промахов.
  	Par {1}.	Норма {1}.
  	{1} point.	{1} очко.	{1} очка.	{1} очков.
  	1 star of 3.	{1} звезда из 3.	{1} звезды из 3.	{1} звёзд из 3.
  	With 1 hint.	С {1} подсказкой.	С {1} подсказками.	С {1} подсказками.
  	Nothing forgotten.	Ничего не забыто.
  	Forgetting cost next to nothing.	Забытое почти ничего не стоило.
  	Forgetting cost {1} moves.	Забытое стоило {1} хода.
  	1 move	{1} ход	{1} хода	{1} ходов
  	The ghost: {1}, {2}.	Призрак: {1}, {2}.
  	This does not count. The first time: {1} moves.	Это не в счёт. Ходов в первый раз: {1}.
  	Board {1} of the journey. Type journey to go on.	Путешествие, расклад {1}. Чтобы продолжить, введите journey.
  	This does not count.	Это не в счёт.
  	With hints, it cannot be your best.	С подсказками рекорда не бывает.
  	Your first game of this kind.	Ваша первая игра такого рода.
  	Your best is {1}.	Ваш рекорд: {1}.
  	New best! Your best was {1}.	Новый рекорд! Прежний рекорд: {1}.
  	New best!	Новый рекорд!
  	Streak 1 day.	Серия {1} день.	Серия {1} дня.	Серия {1} дней.
  	Daily board of {1}.	Расклад дня: {1}.
  	This does not count. Your first try: {1} moves.	Это не в счёт. Ходов в первой попытке: {1}.
  	This does not count: the day is over.	Не в счёт: этот день прошёл.
  	Missed: {1}, {2}.	Упущено: {1}, {2}.
  	Done for today.	На сегодня всё.
  	1 more board today. Type study.	Сегодня ещё {1} расклад. Введите study.	Сегодня ещё {1} расклада. Введите study.	Сегодня ещё {1} раскладов. Введите study.
  	There is no finished game to review.	Оконченных игр для разбора пока нет.
  	Shuffled: remembered places no longer count.	Перемешано: запомненные места больше не в счёт.
  	{1}, new.	{1}, новая.
  	{1}, remembered.	{1}, по памяти.
  	{1}, lucky.	{1}, повезло.
  	{1}, known and no use.	{1}, знакомая, но зря.
  sentence	{1}.	{1}.
  	{1}. Forgotten: {2}{3}.	{1}. Забыто: {2}{3}.
  	{1}. Forgotten: it could not match.	{1}. Забыто: пары тут быть не могло.
  	Move {1}, {2}:	Ход {1}, {2}:
  	Move {1}:	Ход {1}:
  	{1}: {2} forgotten, {3} lucky.	{1}: забыто {2}, повезло {3}.
  	Bad luck cost {1}.	Невезение стоило {1}.
  	Luck saved {1}.	Удача сберегла {1}.
  	Forgetting cost {1}.	Забытое стоило {1}.
  	1 move left.	Остался {1} ход.	Осталось {1} хода.	Осталось {1} ходов.
  	1 hint.	{1} подсказка.	{1} подсказки.	{1} подсказок.
  	1 pair	{1} пара	{1} пары	{1} пар
  	The ghost: {1} in {2}.	Призрак: {1} за {2}.
  	The usual rules.	Обычные правила.
  	Rules: {1}. Type rules for more.	Правила: {1}. Подробнее скажет rules.
  	Rules: {1}.	Правила: {1}.
  	No, you have not seen the other card. One star less.	Нет, второй карты вы ещё не видели. Минус звезда.
  	No.	Нет.
  	No, there is no pair you could know. One star less.	Нет, знакомых пар пока нет. Минус звезда.
  	Yes, you have seen the other card. One star less. hint says more.	Да, вторую карту вы уже видели. Минус звезда. Точнее скажет hint.
  	Yes.	Да.
  	Yes, there is a pair you could know. One star less. hint says more.	Да, есть знакомая пара. Минус звезда. Точнее скажет hint.
  	One of its cards is in {1}. hint says which one.	Карта этой пары здесь: {1}. Какая именно, скажет hint.
  hint	It is {1}.	Это {1}.
  	peek of {1} second	показ на {1} секунду	показ на {1} секунды	показ на {1} секунд
  	par plus {1} moves	норма плюс {1}
  	A board has {1} to {2} pairs.	В раскладе бывает от {1} до {2} пар.
  	There is no such deck. decks lists them.	Такой колоды нет. Введите decks, чтобы узнать список.
  	There is no such deck.	Такой колоды нет.
  	There is no such game. games lists them.	Такой игры нет. Список игр даст games.
  	Type practice and the number of a move, after a game.	После игры введите practice и номер хода.
  	There is no such move.	Такого хода нет.
  	Practice from before move {1}. This does not count.	Тренировка с хода {1}. Она не в счёт.
  	Type daily, or daily and a past day, as in 2026-11-20.	Введите daily или daily и прошедший день, например 2026-11-20.
  	You have begun it.	Вы уже начали этот расклад.
  	Your first try counts.	Первая попытка идёт в счёт.
  	Your first try: {1} moves. This is practice.	Ходов в первой попытке: {1}. Это тренировка.
  	This is practice.	Это тренировка.
  	This day is over: practice.	Этот день прошёл: тренировка.
  	You have played a later day: practice.	Вы играли за более поздний день: тренировка.
  	This day has not come yet.	Этот день ещё не настал.
  	The journey has boards 1 to {1}.	В путешествии есть расклады от 1 до {1}.
  	1 star so far.	Пока {1} звезда.	Пока {1} звезды.	Пока {1} звёзд.
  	Board {1} of {2} of the journey.	Путешествие, расклад {1} из {2}.
  	Board {1}.	Расклад {1}.
  	Finish the board before it first.	Сначала пройдите предыдущий расклад.
  	This chapter opens at {1} stars; you have {2}.	Чтобы открыть эту главу, нужно звёзд: {1}; у вас {2}.
  	This deck has too few pairs of words.	В этой колоде слишком мало пар слов.
  	New: {1}, {2}.	Новая пара: {1}, {2}.
  	An empty line deals the board.	Пустая строка раздаст карты.
  	{1}: done for today. One more board.	{1}: на сегодня всё. Ещё один расклад.
  	1 board today.	Сегодня {1} расклад.	Сегодня {1} расклада.	Сегодня {1} раскладов.
  	{1}: {2} due, {3} new.	{1}: к повторению {2}, новых {3}.
  	Type the other side of {1}.	{1}: введите вторую сторону.
  	{1}?	{1}?
  	Right.	Верно.
  	Right, but it is written {1}.	Верно, но пишется {1}.
  	Nearly: {1}. It counts as known; type wrong if not.	Почти: {1}. Засчитано; если вы не знали, введите wrong.
  	Nearly: {1}.	Почти: {1}.
  	It is {1}. If you knew it, type right.	Ответ: {1}. Если вы знали его, введите right.
  	It is {1}.	Ответ: {1}.
  	This counts as known.	Засчитано как «знаю».
  	This counts as not known.	Засчитано как «не знаю».
  	That line is too long. Type a place, such as 7, or help.	Эта строка слишком длинная. Введите место, вроде 7, или help.
  	Keys such as arrows do not work here. Type a place, such as 7, or help.	Стрелки и подобные клавиши тут не работают. Введите место или help.
  	Only letters and digits work here. Type a place, or help.	Здесь работают только буквы и цифры. Введите место или help.
  	That line is not text in UTF-8. Type a place, such as 7, or help.	Эта строка не текст в UTF-8. Введите место, вроде 7, или help.
  	The game is kept: memorize continues it.	Игра сохранена: memorize продолжит её.
  	Kept.	Сохранено.
  	Goodbye.	До свидания.
  	Bye.	Пока.
  	{1} plus {2}	{1} плюс {2}
  	{1} minus {2}	{1} минус {2}
  	{1} times {2}	{1} умножить на {2}
  	{1} divided by {2}	{1} разделить на {2}
  	{1} to the power of {2}	{1} в степени {2}
  sign	dot	точка
  sign	dash	тире
  sign	hyphen	дефис
  sign	minus	минус
  sign	plus	плюс
  sign	equals	равно
  sign	comma	запятая
  sign	semicolon	точка с запятой
  sign	colon	двоеточие
  sign	exclamation mark	восклицательный знак
  sign	question mark	вопросительный знак
  sign	apostrophe	апостроф
  sign	quote	кавычка
  sign	backquote	обратный апостроф
  sign	slash	косая черта
  sign	backslash	обратная косая черта
  sign	bar	вертикальная черта
  sign	underscore	подчёркивание
  sign	tilde	тильда
  sign	caret	крышка
  sign	star	звёздочка
  sign	hash	решётка
  sign	at sign	собака
  sign	and sign	амперсанд
  sign	percent	процент
  sign	dollar	доллар
  sign	left parenthesis	левая скобка
  sign	right parenthesis	правая скобка
  sign	left bracket	левая квадратная скобка
  sign	right bracket	правая квадратная скобка
  sign	left brace	левая фигурная скобка
  sign	right brace	правая фигурная скобка
  sign	less than	меньше
  sign	greater than	больше
  	1 hour	{1} час	{1} часа	{1} часов
  	1 minute	{1} минута	{1} минуты	{1} минут
  	1 second	{1} секунда	{1} секунды	{1} секунд
  	about {1}	около {1}
  	the row above	строка выше
  	the row below	строка ниже
  	the value before	предыдущее значение
  	the next value	следующее значение
  	a page up	страница вверх
  	a page down	страница вниз
  	the first row	первая строка
  	the last row	последняя строка
  	choose the row	выбрать строку
  	choose the row, or confirm a form	выбрать строку или подтвердить форму
  	close the dialog	закрыть окно
  key	close	закрыть
  key	quit	выход
  	quit	выйти
  	redraw the screen	перерисовать экран
  	suspend (fg resumes)	приостановить (fg вернёт)
  	close what is open	закрыть открытое
  key	help	справка
  	this help	эта справка
  	Notes	Заметки
  	Click	Клик
  	press the button or key you click	нажать кнопку или клавишу под мышью
  keys	Play	Игра
  keys	Keys	Клавиши
  keys	Games	Игры
  keys	Pages	Страницы
  keys	View	Вид
  keys	Everywhere	Везде
  	TERM	ТЕРМИН
  	{1} is yours to edit.	Колода ваша, меняйте: {1}.
  	Copied	Скопировано
  	The built-in {1} is back. u: undo	Встроенная колода вернулась: {1}. u: отменить
  	{1} is back	Вернулась: {1}
  	Removed	Удалена
  	{1} is removed. u: undo	Колода удалена: {1}. u: отменить
  	{1} is removed	Удалена: {1}
  	find a deck, a card or a word	найти колоду, карту или слово
  	No decks.	Колод нет.
  	Nothing found. Esc: show all	Ничего не найдено. Esc: показать все
  	Decks	Колоды
  	{1} of {2}	{1} из {2}
  	yours	ваша
  	level {1} of {2}	уровень {1} из {2}
  	Add two pairs to play it (e).	Добавьте две пары, чтобы играть (e).
  	{1} per game	{1} в игре
  	No game with {1} pair yet.	Пока нет игр с {1} парой.	Пока нет игр с {1} парами.	Пока нет игр с {1} парами.
  	Best {1}	Рекорд {1}
  	Best {1} move, par {2}, {3}	Рекорд {1} ход, норма {2}, {3}	Рекорд {1} хода, норма {2}, {3}	Рекорд {1} ходов, норма {2}, {3}
  key	play	играть
  	play the chosen deck	играть выбранной колодой
  key	study	учить
  	study the chosen deck	учить выбранную колоду
  key	find	найти
  	find decks by name or by a card	найти колоды по названию или карте
  	previous deck	предыдущая колода
  	next deck	следующая колода
  	page up	страница вверх
  	page down	страница вниз
  	first deck	первая колода
  	last deck	последняя колода
  key	easier	легче
  	easier level of the chosen deck	уровень колоды полегче
  key	harder	труднее
  	harder level of the chosen deck	уровень колоды потруднее
  key	undo	отменить
  	undo	отменить
  key	edit	править
  	edit the chosen deck	править выбранную колоду
  key	copy	копия
  	copy the chosen deck	скопировать выбранную колоду
  key	add	добавить
  	add a deck	добавить колоду
  key	remove	удалить
  	remove the chosen deck	удалить выбранную колоду
  key	import	импорт
  	import a file as a deck	импортировать файл как колоду
  key	sort	порядок
  	change sorting	сменить порядок
  key	redo	вернуть
  	redo	вернуть отменённое
  key	back	назад
  	show all decks; back to the table	показать все колоды; назад к столу
  key	commands	команды
  	use the keys of the deck list	клавиши списка колод
  key	all decks	все колоды
  	show all decks	показать все колоды
  	Choosing a deck	Выбор колоды
  	Click a deck to choose it, and once more to play it. Click the words of the first line to search or sort the decks.	Кликните колоду, чтобы выбрать её, и ещё раз, чтобы играть. Слова в первой строке ищут и упорядочивают колоды.
  	{1} pair, best {2}	{1} пара, рекорд {2}	{1} пары, рекорд {2}	{1} пар, рекорд {2}
  	{1} needs two pairs before you can play it.	Для игры нужны хотя бы две пары: {1}.
  	Two pairs are needed	Нужны хотя бы две пары
  	Too few pairs	Мало пар
  decks	Mine	Мои
  decks	Pictures	Картинки
  decks	Learn	Учёба
  decks	Numbers	Числа
  	{1} due	{1} к повторению	{1} к повторению	{1} к повторению
  	{1} of {2} known	выучено {1} из {2}
  	, {1}	, {1}
  	Sort: groups	Порядок: группы
  	Sort: name	Порядок: имя
  	Sort: pairs	Порядок: пары
  	Sort: best first	Порядок: рекорды
  	Sort: last played	Порядок: недавние
  	Not imported	Не импортировано
  	Imported	Импортировано
  	Import file:	Импорт файла:
  	File:	Файл:
  	this folder: {1} picture	эта папка: {1} картинка	эта папка: {1} картинки	эта папка: {1} картинок
  	previous file	предыдущий файл
  	next file	следующий файл
  	import the file or the pictures, or open the folder	импортировать файл или картинки либо открыть папку
  key	complete	дополнить
  	complete the path	дополнить путь
  key	cancel	отмена
  	import nothing	ничего не импортировать
  	Importing a deck	Импорт колоды
  	Type the path of a file, or choose one from the list. A line is a face, or a term and its definition with a tab, a comma or another separator between them. A folder of pictures is a deck, too: open it, and choose "this folder".	Введите путь к файлу или выберите файл из списка. Строка — это одна карта либо термин и определение, между которыми табуляция, запятая или другой разделитель. Папка с картинками — тоже колода: откройте её и выберите «эта папка».
  	path of a file; ~ is your home	путь к файлу; ~ — домашняя папка
  	{1} pair	{1} пара	{1} пары	{1} пар
  	knows {1}  hazy {2}	помнит {1}  смутно {2}
  	{1}.	{1}.
  	{1}. {2}	{1}. {2}
  	Pair! {1}	Пара! {1}
  	Pair!	Пара!
  	Pair! {1}. {2}	Пара! {1}. {2}
  	Not a pair: {1} and {2}	Не пара: {1} и {2}
  	Not a pair	Не пара
  	{1}. {2}.	{1}. {2}.
  	Not a pair. {1}.	Не пара. {1}.
  	Your turn	Ваш ход
  	{1}'s turn	Ходит {1}
  	{1} more	ещё {1}	ещё {1}	ещё {1}
  	{1}, {2}	{1}, {2}
  	Daily board	Расклад дня
  	Yesterday	Вчера
  	arrows hjkl	стрелки hjkl
  	choose a day	выбрать день
  key	resume	продолжить
  key	practise	тренировка
  	play the board of the chosen day	играть расклад выбранного дня
  key	day before	день назад
  	day before	день назад
  	day after	день вперёд
  	week before	неделя назад
  	week after	неделя вперёд
  	month before	месяц назад
  	month after	месяц вперёд
  	today	сегодня
  key	hide streak	скрыть серию
  key	show streak	показать серию
  	show or hide the streak	показать или скрыть серию
  	back to the table	назад к столу
  	Everyone gets the same board of the day. Deck and size depend on the day of the week: Monday is small, Sunday large. Your first try counts, and it counts for the day on which it was dealt, by the clock of this machine. Every other game on a daily board is practice.	Расклад дня у всех один и тот же. Колода и размер зависят от дня недели: в понедельник маленький, в воскресенье большой. В счёт идёт первая попытка, и засчитывается она за тот день, когда карты были розданы, по часам этого компьютера. Все прочие игры с раскладом дня — тренировка.
  	It is {1} now.	Сегодня {1}.
  	A new day	Новый день
  	Resume	Продолжить
  button	Play	Играть
  button	Practise	Тренировка
  	par {1}	норма {1}
  	{1}, par {2}	{1}, норма {2}
  	You have begun this board.	Вы уже начали этот расклад.
  	It counts.	Он идёт в счёт.
  	Everyone plays this board today.	Сегодня этот расклад играют все.
  	Your first try counted.	Первая попытка пошла в счёт.
  	Another game is practice.	Новая игра — тренировка.
  	This day is over.	Этот день прошёл.
  	Its board is practice.	Его расклад — тренировка.
  	You have played a later day.	Вы играли за более поздний день.
  	This board is practice.	Этот расклад — тренировка.
  	Yesterday {1}, par {2}	Вчера {1}, норма {2}
  	Streak {1} day (best {2})	Серия {1} день (лучшая {2})	Серия {1} дня (лучшая {2})	Серия {1} дней (лучшая {2})
  calendar	today	сег.
  	Best games	Лучшие игры
  	Nobody has finished a game yet.	Пока никто не доиграл до конца.
  column	moves	ходы
  column	score	очки
  column	time	время
  player	you	вы
  key	select	выбрать
  	Preview	Образец
  	Mouse	Мышь
  key	next	далее
  	New deck	Новая колода
  	What is on the cards?	Что на картах?
  key	import a file	импорт файла
  	Matching pictures	Одинаковые картинки
  	each one twice	каждой по две
  	Word pairs	Пары слов
  	a word and its meaning	слово и его значение
  	Deck	Колода
  	Pairs	Пары
  	Against	Соперник
  	{1} card	{1} карта	{1} карты	{1} карт
  	Rules	Правила
  rules	{1} on	{1} вкл.	{1} вкл.	{1} вкл.
  	Par {1}	Норма {1}
  	Board	Расклад
  opponent	nobody	нет
  opponent	{1} person in turns	{1} игрок по очереди	{1} игрока по очереди	{1} игроков по очереди
  rival	remembers the last card	помнит последнюю {1} карту	помнит последние {1} карты	помнит последние {1} карт
  rival	remembers every card	помнит каждую карту
  rival	forgets as you do	забывает, как вы
  	New game	Новая игра
  	Left and right change a row, Enter deals. A rule that does not go with another turns it off, and the title says so. A rival takes turns with you, and remembers what its row says. Par is the average for a perfect memory; the rules change it.	Стрелки влево и вправо меняют строку, Enter раздаёт. Правило, несовместимое с другим, выключает его, и об этом сказано в заголовке. Соперник ходит с вами по очереди и помнит то, что указано в его строке. Норма — среднее для идеальной памяти; правила её меняют.
  key	change	изменить
  key	daily	расклад дня
  key	journey	путешествие
  	Journey	Путешествие
  motion	full	полное
  motion	reduced	меньше
  motion	none	нет
  colours	auto	авто
  colours	dark	тёмные
  colours	light	светлые
  colours	high contrast	контрастные
  colours	none	нет
  table	felt	сукно
  table	navy	синий
  table	charcoal	графит
  table	terminal's own	как в терминале
  pictures	auto	авто
  pictures	blocks	блоки
  pictures	emoji	эмодзи
  pictures	text	текст
  pictures	ASCII	ASCII
  direction	forward	прямое
  direction	reverse	обратное
  direction	both	оба
  	yes	да
  	no	нет
  	Hint	Подсказка
  	Undo	Отменить
  	Redo	Вернуть
  	Paused	Пауза
  	Motion	Движение
  	Colours	Цвета
  	Table	Стол
  	Pictures	Картинки
  	Always show letters	Буквы всегда видны
  	Quiet screen	Спокойный экран
  	Language	Язык
  	Turn misses back	Закрывать промахи
  	{1} (next game)	{1} (далее)
  	Starting deck	Начальная колода
  	Pairs per game	Пар в игре
  	Show the daily streak	Показывать серию дней
  	Bell for a pair	Звонок при паре
  	Type the other side	Вводить ответ
  	Study direction	Направление учёбы
  	Settings	Настройки
  	Rules marked (next game) apply from the next game on, everything else at once. Blocks draw pictures over the whole card; emoji and text are the terminal's own characters. A quiet screen changes only when you press a key. Misses turn back on your next turn, or by themselves after some seconds.	Правила с пометкой (далее) действуют со следующей игры, всё остальное — сразу. Блоки рисуют картинку на всю карту; эмодзи и текст — знаки самого терминала. Спокойный экран меняется, только когда вы нажимаете клавишу. Непарные карты закрываются на следующем ходу или сами через несколько секунд.
  	changes apply at once	действуют сразу
  settings	Look	Вид
  settings	Play	Игра
  	Set up a new game	Настроить новую игру
  language	automatic	авто
  	last played	последняя
  	deck's default	как в колоде
  seconds	{1} s	{1} с
  	on next turn	следующим ходом
  	Unfinished games	Неоконченные игры
  	Games in progress were left; games set aside made way for a new one. The game on the table is kept when another one is resumed.	Начатые игры были прерваны, отложенные уступили место новой игре. Игра на столе сохраняется, когда вы продолжаете другую.
  	resume the game	продолжить игру
  	No other unfinished game.	Других неоконченных игр нет.
  games	In progress	Начатые
  games	Set aside	Отложенные
  pairs	{1} of {2} found	найдено {1} из {2}
  	{1} day ago	{1} день назад	{1} дня назад	{1} дней назад
  	{1} hour ago	{1} час назад	{1} часа назад	{1} часов назад
  	just now	только что
  	{1} minute ago	{1} минуту назад	{1} минуты назад	{1} минут назад
  colour	red	красный
  colour	orange	оранжевый
  colour	yellow	жёлтый
  colour	green	зелёный
  colour	teal	бирюзовый
  colour	blue	синий
  colour	purple	фиолетовый
  colour	pink	розовый
  colour	brown	коричневый
  colour	gray	серый
  	word pairs	пары слов
  	words	слова
  	matching pictures	одинаковые картинки
  	pictures	картинки
  deck	Name	Название
  deck	Colour	Цвет
  deck	Pairs	Пары
  deck	Cards	Карты
  deck	Add	Добавить
  	built-in	встроенная
  	Edit deck	Правка колоды
  	Saved.	Сохранено.
  	{1} removed. Enter: put back	Удалено: {1}. Enter: вернуть	Удалено: {1}. Enter: вернуть	Удалено: {1}. Enter: вернуть
  	{1} face	{1} карта	{1} карты	{1} карт
  	term	термин
  	definition	определение
  	pairs per game	пар в игре
  	an emoji or a word	эмодзи или слово
  	an emoji, or a word and Enter	эмодзи или слово и Enter
  	change; put back a removed pair	изменить; вернуть удалённую пару
  	remove a pair	удалить пару
  	left; less	влево; меньше
  	down	вниз
  	up	вверх
  	right; more	вправо; больше
  	next field	следующее поле
  	previous field	предыдущее поле
  	more pairs, next colour	больше пар, следующий цвет
  	fewer pairs, previous colour	меньше пар, предыдущий цвет
  	first field	первое поле
  	last field	последнее поле
  key	done	готово
  	back; everything is saved	назад; всё сохранено
  key	pictures	картинки
  	left	влево
  	right	вправо
  	add the text	добавить текст
  	change	изменить
  key	next field	следующее поле
  key	keep	оставить
  	keep the text	оставить текст
  	Add pictures	Добавить картинки
  	Change the card	Изменить карту
  	Type a word to find a picture by its name, such as bear.	Введите слово, чтобы найти картинку по названию, например «медведь».
  	No picture has this name. Enter adds the word.	Нет картинки с таким названием. Enter добавит слово.
  	Card	Карта
  	Cards	Карты
  	✓ in the deck	✓ уже в колоде
  	Check	Проверка
  	no term twice	термины не повторяются
  	{1} term twice	{1} термин повторяется	{1} термина повторяются	{1} терминов повторяются
  	no definition twice	определения разные
  	{1} definition twice	{1} повтор определений	{1} повтора определений	{1} повторов определений
  	{1} known	{1} выучена	{1} выучены	{1} выучено
  	{1} learning	{1} в процессе	{1} в процессе	{1} в процессе
  	{1} new	{1} новая	{1} новые	{1} новых
  	Study	Учёба
  	Editing a deck	Правка колоды
  	Changes save automatically; undo any time. Type or paste an emoji to add it, or a word and Enter. Pasted lines become one face each, or a term and its definition if there is a tab. The current game keeps its cards.	Изменения сохраняются сами; отменить можно всегда. Чтобы добавить карту, введите или вставьте эмодзи либо слово и нажмите Enter. Каждая вставленная строка станет картой, а с табуляцией — термином и определением. Карты текущей игры не меняются.
  	Not saved yet: a deck needs two pairs.	Ещё не сохранено: колоде нужны две пары.
  	A deck needs two pairs	Колоде нужны две пары
  	Not saved	Не сохранено
  	Not saved yet	Ещё не сохранено
  	Found	Найдено
  pictures	Near	Похожие
  pictures	Recent	Недавние
  before a number	moves	ходы
  between two numbers	pairs, moves	п., ходы
  between pairs and moves	in	за
  player	You	Вы
  ghost	Best	Рекорд
  	Ghost	Призрак
  	Race your best game.	Гонка с вашим рекордом.
  	Race your best	Гонка с рекордом
  	Race the ghost.	Гонка с призраком.
  	Race the ghost	Гонка с призраком
  	Race the ghost: {1}. Its clock starts with yours.	Гонка с призраком: {1}. Его часы пойдут вместе с вашими.
  	Race the ghost: {1}.	Гонка с призраком: {1}.
  	Race the ghost: {1}	Гонка с призраком: {1}
  	Race your best game: {1}. Its clock starts with yours.	Гонка с вашим рекордом: {1}. Его часы пойдут вместе с вашими.
  	Race your best game: {1}.	Гонка с вашим рекордом: {1}.
  	Race your best: {1}	Гонка с рекордом: {1}
  	It was never finished.	Та игра не была доиграна.
  	You needed {1} and {2}.	Итог: {1} и {2}.
  	You beat your best game!	Вы побили свой рекорд!
  	You beat the ghost!	Вы обогнали призрака!
  	You lose to your best game.	Рекорд устоял.
  	You lose to the ghost.	Призрак победил.
  	You lose.	Поражение.
  	A tie with your best game.	Ничья с рекордом.
  	A tie with the ghost.	Ничья с призраком.
  	as many moves	столько же ходов
  	{1} fewer move	на {1} ход меньше	на {1} хода меньше	на {1} ходов меньше
  	{1} more move	на {1} ход больше	на {1} хода больше	на {1} ходов больше
  	the same time	то же время
  	{1} s less	на {1} с быстрее
  	{1} s more	на {1} с дольше
  place of a card	the left half	в левой половине
  place of a card	the right half	в правой половине
  place of a card	the upper half	в верхней половине
  place of a card	the lower half	в нижней половине
  place of a card	the middle	в середине
  place of a card	the left side	левой стороны
  place of a card	the right side	правой стороны
  place of a card	the upper side	верхней стороны
  place of a card	the lower side	нижней стороны
  	You have not seen the other card (-1 star).	Второй карты вы ещё не видели (-1 звезда).
  	The other card was not shown.	Вторую карту не открывали.
  	Not shown yet	Не видели
  	There is no pair yet that you could know (-1 star).	Ни одной знакомой пары (-1 звезда).
  	No known pair yet (-1 star).	Знакомых пар нет (-1 звезда).
  	No known pair	Пар пока нет
  	You have seen the other card (-1 star). i: in which half	Вторую карту вы уже видели (-1 звезда). i: в какой половине
  	You have seen it. i: where	Вы её видели. i: где
  	Yes. i: where	Да. i: где
  	Yes	Да
  	There is a pair that you could know (-1 star). i: in which half	Есть знакомая пара (-1 звезда). i: в какой половине
  	You could know a pair. i: where	Есть знакомая пара. i: где
  	One of its cards is in {1}. i: which card	Карта этой пары лежит {1}. i: какая именно
  	In {1}. i: which one	Она {1}. i: какая
  	In {1}	Она {1}
  	It is the card marked with ?	Это карта со знаком ?
  	The marked card (?)	Карта со знаком (?)
  	Marked: ?	Знак: ?
  place of a card	{1} of {2}	{1} {2}
  	Chapter {1} of {2}	Глава {1} из {2}
  	Board {1}: {2}, {3}	Расклад {1}: {2}, {3}
  	opens at {1} {2}	откроется за {1} {2}
  	choose a board	выбрать расклад
  	play the chosen board	играть выбранный расклад
  	board before	предыдущий расклад
  	board after	следующий расклад
  	chapter before	предыдущая глава
  	chapter after	следующая глава
  	first board	первый расклад
  	last board	последний расклад
  	Boards grow from 3 pairs, first through decks, then through rules. Three stars: you forgot nothing. Two stars: forgetting cost at most two moves. One star: you found all pairs. Stars open chapters, and every open board can be played again: its cards are always new.	Расклады растут от 3 пар: сначала меняются колоды, потом правила. Три звезды: вы ничего не забыли. Две: забытое стоило не больше двух ходов. Одна: вы нашли все пары. Звёзды открывают главы, а любой открытый расклад можно играть снова: карты всегда новые.
  	Board {1}: {2}	Расклад {1}: {2}
  	Not open yet	Пока закрыто
  	This chapter opens at {1} star; you have {2}.	Эта глава откроется за {1} звезду; у вас {2}.	Эта глава откроется за {1} звезды; у вас {2}.	Эта глава откроется за {1} звёзд; у вас {2}.
  	Opens at {1} star	Откроется за {1} звезду	Откроется за {1} звезды	Откроется за {1} звёзд
  	+{1} s	+{1} с
  key	more	ещё
  	line down	строка вниз
  	line up	строка вверх
  	to the top	в начало
  	to the end	в конец
  	Race	Гонка
  key	start without them	старт без них
  key	ready	к старту
  	Race {1}	Гонка {1}
  	{1}/{2} pair	{1}/{2} пары	{1}/{2} пар	{1}/{2} пар
  	It starts when everybody is ready.	Начнём, когда все будут на старте.
  	Waiting for the others.	Ждём остальных.
  	Waiting for somebody to join.	Ждём, пока кто-нибудь войдёт.
  	It starts in {1}…	Старт через {1}…	Старт через {1}…	Старт через {1}…
  	To join:	Чтобы войти:
  	I am ready	К старту!
  	Start without the others	Старт без остальных
  	Races	Гонки
  	Choose a race to join it, or make a new one.	Войдите в гонку из списка или создайте новую.
  key	new race	новая гонка
  key	join	войти
  	on this computer	на этом компьютере
  racers	nobody yet	пока никого
  	New race	Новая гонка
  	You win the race!	Вы выиграли гонку!
  place	You are {1} of {2}.	Ваш итог: {1} из {2}.
  	Place {1}	Место: {1}
  racer	{1} {2}	{1} {2}
  	{1} breaks the rules	{1} нарушает правила
  	{1} has left	{1} вне гонки
  racer	{1} {2} of {3}	{1} {2} из {3}
  	same board	тот же расклад
  	Your best	Ваш рекорд
  	The ghost	Призрак
  	level	вровень
  	one pair ahead	впереди на {1} пару	впереди на {1} пары	впереди на {1} пар
  	one pair behind	позади на {1} пару	позади на {1} пары	позади на {1} пар
  racer	not ready	готовится
  racer	ready	на старте
  racer	has left	вне гонки
  racer	breaks the rules	нарушает правила
  racer	finished {1}	финиш: {1}
  racer	racing alone	гонка в одиночку
  racer	racing	в гонке
  place	first	первое место
  place	second	второе место
  place	third	третье место
  place	{1}th	{1}-е место
  	{1}/{2} pair, {3}	{1}/{2} пары, {3}	{1}/{2} пар, {3}	{1}/{2} пар, {3}
  	move {1}	ход {1}
  	Time	Время
  	Faultless: you did not forget a single card. Well played!	Безупречно: вы не забыли ни одной карты. Отличная игра!
  	Other moves	Другие ходы
  	Forgotten	Забыто
  	{1} more pair	ещё {1} пара	ещё {1} пары	ещё {1} пар
  	better moves were possible	можно было сходить лучше
  	Details	Подробности
  key	play again	ещё раз
  	new game	новая игра
  key	review	разбор
  	review the game	разобрать игру
  	Moves	Ходы
  	Penalty	Штраф
  seconds	{1}, +{2} s	{1}, +{2} с
  	Par	Норма
  	No exact values are known for {1}, so luck and memory are not told apart.	Для правила «{1}» нет точных значений, поэтому удача и память не разделены.
  	average for a perfect memory	среднее для идеальной памяти
  	perfect average	идеальное среднее
  	Luck	Удача
  	Memory	Память
  	Hints	Подсказки
  	each costs a star, down to one	каждая стоит звезды, но одна остаётся
  	a star each	по звезде каждая
  	Speed	Скорость
  	{1}% from speed bonuses	{1}% — бонусы за скорость
  	{1}% bonuses	{1}% — бонусы
  	Misses	Промахи
  	with cards seen before	по виденным картам
  	none cost a point	без потери очков
  	Score	Итого
  	Points	Очки
  	lucky	повезло
  	unlucky	не повезло
  	nothing forgotten	ничего не забыто
  	perfect	идеально
  	nothing forgotten, with hints	ничего не забыто, но с подсказками
  	with hints	с подсказками
  	next to nothing lost	почти ничего не потеряно
  	nearly perfect	почти идеально
  	moves lost to forgetting	потеряно ходов из-за забытого
  	lost to forgetting	потеряно из-за забытого
  	forgotten	забыто
  	once, seen {1} move before	один раз, видели {1} ход назад	один раз, видели {1} хода назад	один раз, видели {1} ходов назад
  	once	один раз
  	forgotten twice	забыто дважды
  	twice	дважды
  	forgotten {1} time	забыто {1} раз	забыто {1} раза	забыто {1} раз
  	{1} time	{1} раз	{1} раза	{1} раз
  	{1} move	{1} ход	{1} хода	{1} ходов
  	{1} miss	{1} промах	{1} промаха	{1} промахов
  	{1} hint	{1} подсказка	{1} подсказки	{1} подсказок
  	Both pairs found	Найдены обе пары
  	All {1} pair found	Найдена {1} пара	Найдены все {1} пары	Найдены все {1} пар
  	You forgot nothing.	Вы ничего не забыли.
  	forgotten once	забыто один раз
  	cost {1} moves	стоило {1} хода
  	set up a new game	настроить новую игру
  	daily board	расклад дня
  	journey	путешествие
  	review the game, card by card	разобрать игру карту за картой
  key	only missed	упущенные
  	play only the pairs you missed	играть только упущенные пары
  key	decks	колоды
  	choose another deck	выбрать другую колоду
  key	details	подробно
  	luck, memory and points	удача, память и очки
  	copy the result as text	скопировать итог как текст
  key	same position	та же позиция
  key	same board	тот же расклад
  	same position again	та же позиция ещё раз
  	same board again	тот же расклад ещё раз
  key	race	гонка
  	race your best game	гонка с вашим рекордом
  key	best games	лучшие игры
  key	statistics	статистика
  	best games	лучшие игры
  	statistics	статистика
  	unfinished games	неоконченные игры
  	settings	настройки
  	Result	Итог
  	Three stars: you forgot nothing. Two stars: forgetting cost at most two moves. One star: you found all pairs. A hint costs a star. Par is the average for a perfect memory. A ! marks a move in which you forgot a card.	Три звезды: вы ничего не забыли. Две: забытое стоило не больше двух ходов. Одна: вы нашли все пары. Подсказка стоит звезды. Норма — среднее для идеальной памяти. Знак ! отмечает ход, в котором вы забыли карту.
  button	Play again	Ещё раз
  button	Review	Разбор
  button	Only missed	Упущенные
  	Copied the result as text.	Итог скопирован как текст.
  	{1} of {2} pair	{1} из {2} пары	{1} из {2} пар	{1} из {2} пар
  	This does not count. The first time: {1}.	Не в счёт. В первый раз: {1}.
  	Board {1} of the journey.	Путешествие, расклад {1}.
  	J: the map	J: все расклады
  	This does not count: you knew the board.	Не в счёт: вы уже знали этот расклад.
  	Place 1 of all!	1-е место среди всех!
  	Place {1} of all	{1}-е место среди всех
  	Place: after the best {1}	Место: ниже лучших {1}	Место: ниже лучших {1}	Место: ниже лучших {1}
  	Place: none, you knew the board	Без места: расклад вам знаком
  	Place: none, you had hints	Без места: были подсказки
  	Place: not saved	Место не сохранено
  	Your best was {1}.	Прежний рекорд: {1}.
  	Streak {1} day.	Серия {1} день.	Серия {1} дня.	Серия {1} дней.
  	This does not count. Your first try: {1}.	Не в счёт. Первая попытка: {1}.
  	{1} with {2} point	{1} и {2} очко	{1} и {2} очка	{1} и {2} очков
  moves in a time	{1} in {2}	{1} за {2}
  	Sudden death: a card was forgotten.	Внезапная смерть: карта забыта.
  	The {1} move of the game is used up.	Лимит исчерпан: {1} ход.	Лимит исчерпан: {1} хода.	Лимит исчерпан: {1} ходов.
  	The time is up.	Время вышло.
  game	practice	тренировка
  	Result as text	Итог как текст
  	Select the text with the mouse; in most terminals, hold Shift meanwhile.	Выделите текст мышью; в большинстве терминалов удерживайте при этом Shift.
  	Hold Shift and select the text with the mouse.	Выделите текст мышью, удерживая Shift.
  	Select it with Shift and mouse	Выделите мышью с Shift
  	Shift and mouse select	Выделить: Shift и мышь
  	Shift + mouse	Shift + мышь
  	back to the result	назад к итогу
  	Memorize daily {1}	Memorize, расклад дня {1}
  	Memorize daily {1} as practice	Memorize, расклад дня {1} (тренировка)
  	Memorize journey {1}	Memorize, путешествие {1}
  	Memorize journey {1} as practice	Memorize, путешествие {1} (тренировка)
  	Memorize study	Memorize, учёба
  	Memorize against {1}	Memorize, соперник: {1}
  between the pairs of players, as in 5 to 3	to	:
  	pairs {1}, {2}	пары {1}, {2}
  	{1} of {2} pair, {3}, {4}	{1} из {2} пары, {3}, {4}	{1} из {2} пар, {3}, {4}	{1} из {2} пар, {3}, {4}
  	memory {1}	память {1}
  	{1} of 3 stars	{1} из 3 звёзд
  	forgot nothing	ничего не забыто
  	forgot a card in {1} move	карта забыта в {1} ходе	карта забыта в {1} ходах	карта забыта в {1} ходах
  	Move {1} of {2}	Ход {1} из {2}
  	{1}. n: next one	{1}. n: следующая
  	n: next	n: далее
  	{1}: {2} forgotten, {3} lucky	{1}: забыто {2}, повезло {3}	{1}: забыто {2}, повезло {3}	{1}: забыто {2}, повезло {3}
  	Par {1}. Nothing forgotten.	Норма {1}. Ничего не забыто.
  	Nothing forgotten	Ничего не забыто
  	{1} card forgotten	Забыта {1} карта	Забыты {1} карты	Забыто {1} карт
  	Par {1}. {2}. n: next one	Норма {1}. {2}. n: следующая
  	{1}. n: next	{1}. n: далее
  	Remember where the cards are. Any key hides them.	Запомните, где лежат карты. Любая клавиша закроет их.
  	Remember the cards. Any key hides them.	Запомните карты. Любая клавиша закроет их.
  	Remember the cards.	Запомните карты.
  	Remember!	Запоминайте!
  	These are the cards you had seen. Press a key to hide them.	Эти карты вы уже видели. Нажмите клавишу, чтобы закрыть их.
  	Cards you had seen. Any key hides them.	Виденные карты. Любая клавиша закроет их.
  	Press a key to hide them.	Любая клавиша закроет их.
  	Press a key	Нажмите клавишу
  	luck {1}	удача {1}
  	Par {1}, {2}: {3}	Норма {1}, {2}: {3}
  	{1}. Nothing forgotten.	{1}. Ничего не забыто.
  	{1}. {2} forgotten; costliest: move {3}, {4}	{1}. Забыто {2}; дороже всего ход {3}, {4}	{1}. Забыто {2}; дороже всего ход {3}, {4}	{1}. Забыто {2}; дороже всего ход {3}, {4}
  	{1}. {2} forgotten	{1}. Забыто {2}	{1}. Забыто {2}	{1}. Забыто {2}
  moves	cost {1}	потеря {1}
  	You remembered {1}, and the other one	Вы помнили обе карты: {1}
  	You remembered the other {1}	Вы помнили вторую карту: {1}
  	Forgotten: {1} was here (!). You saw it {2}	Забыто: здесь (!) {1}. Эту карту вы видели {2}
  	Forgotten: {1} could not match. You saw it {2}	Забыто: {1} — не пара. Эту карту вы видели {2}
  	New: {1}	Новая: {1}
  remark	New	Новая
  	Remembered: {1}	По памяти: {1}
  	Remembered	По памяти
  	Lucky: {1} had not been seen	Повезло: {1}, карту ещё не видели
  	Lucky: {1}	Повезло: {1}
  remark	Lucky	Повезло
  	Wasted: {1} was known and no use	Зря: {1}, знакомая карта не помогла
  	Wasted: {1}	Зря: {1}
  remark	Wasted	Зря
  	Shuffled: remembered places no longer count	Перемешано: запомненные места больше не в счёт
  	Shuffled	Перемешано
  	Forgotten: {1} (!), seen {2}	Забыто: {1} (!), видели {2}
  	Forgot: {1} !	Забыто: {1} !
  	Forgot !	Забыто !
  	Forgotten: {1} was no match, seen {2}	Забыто: {1} — не пара, видели {2}
  	Cost: {1}	Потеря: {1}
  	after {1}	{1} до этого
  cost	{1} moves	{1} хода
  	{1} move ago	{1} ход назад	{1} хода назад	{1} ходов назад
  moves	forgetting cost {1}	забытое стоило {1}
  key	again	заново
  key	pause	пауза
  key	next !	далее !
  	next forgotten card	следующая забытая карта
  	previous forgotten card	предыдущая забытая карта
  	pause, or resume	пауза или продолжить
  	a step back	шаг назад
  	a step on	шаг вперёд
  key	slower	медленнее
  	half as fast	вдвое медленнее
  key	faster	быстрее
  	twice as fast	вдвое быстрее
  	ten steps back	десять шагов назад
  	ten steps on	десять шагов вперёд
  	again from the start	заново с начала
  	A recording	Запись
  	A game as it was played.	Игра, как она была сыграна.
  	Pauses are left out, and waits are cut to 3 s.	Пауз нет, ожидания не дольше 3 с.
  playback	paused	пауза
  playback	paused {1}	пауза {1}
  playback	end	конец
  	A card that had been seen and was forgotten is marked with a !. Luck and the cost of forgetting are given in moves.	Знак ! стоит на карте, которую видели, но забыли. Удача и цена забытого считаются в ходах.
  	pause or resume, or press the key you click	пауза или продолжить; нажать клавишу под мышью
  	Right click	Правый клик
  	Wheel	Колесо
  	move a board larger than the window	сдвинуть расклад, который больше окна
  page	Review	Разбор
  key	try move {1}	переиграть ход {1}
  key	try again	переиграть
  	a card back	карта назад
  	a card on	карта вперёд
  	next forgotten card, or the end	следующая забытая карта или конец
  	practice: play on from before this move	тренировка: переиграть с этого хода
  key	result	итог
  	play, or pause	играть или пауза
  key	previous	ранее
  	previous forgotten card, or the start	предыдущая забытая карта или начало
  	ten cards back	десять карт назад
  	ten cards on	десять карт вперёд
  	to the start	в начало
  	to the end, with a summary	в конец, к сводке
  	Your game, card by card.	Ваша игра карту за картой.
  	To try again, play on from before the move you see: first you are shown the cards you had seen; any key hides them. That is practice and does not count.	Можно переиграть с хода, который вы видите: сначала покажут карты, которые вы уже видели; любая клавиша закроет их. Это тренировка, она не в счёт.
  	{1}, {2} pair	{1}, {2} пара	{1}, {2} пары	{1}, {2} пар
  	{1} game	{1} игра	{1} игры	{1} игр
  	{1} day	{1} день	{1} дня	{1} дней
  	and {1} more	и ещё {1}	и ещё {1}	и ещё {1}
  chart	seen	давность
  chart	tests	тесты
  chart	recalled	вспомнили
  	seen: cards turned since you last saw the card. {1}{2}: the share you recalled. {3}{4}: 95% confidence.	давность: сколько карт открыто с тех пор, как вы видели эту. {1}{2}: доля вспомненных. {3}{4}: доверие 95%.
  	cards turned since you saw it; the band holds 95%	открыто карт с тех пор, как видели; полоса — 95%
  	cards turned since you saw it	открыто карт с тех пор, как видели
  	cards turned since	открыто карт с тех пор
  	cards	карты
  	How often (%) you forgot a card in this place.	Как часто (%) вы забывали карту на этом месте.
  	How often (of 10) you forgot a card in this place.	Как часто (из 10) вы забывали карту на этом месте.
  	{1} are quarters, {2} was never tested.	{1} — четверти, {2} — без тестов.
  	No finished games yet. Play one with 'memorize'.	Оконченных игр пока нет. Сыграйте: memorize.
  	Find all pairs of a board, and this page fills up. Esc leads back to the table.	Найдите все пары расклада, и эта страница начнёт заполняться. Esc — назад к столу.
  	Moves over par	Ходы сверх нормы
  	A bar for each game: how many moves more you needed than a perfect memory does.	Столбик за каждую игру: на сколько ходов больше вам понадобилось, чем идеальной памяти.
  	Forgetting curve	Кривая забывания
  	How often you still know a card, the longer ago you saw it.	Как часто вы ещё помните карту, если видели её всё раньше.
  	Places you forget	Где вы забываете
  	Where on a board you forget cards most often.	В каких местах расклада вы чаще всего забываете карты.
  	Milestones	Достижения
  	Milestone: {1}	Достижение: {1}
  	Milestone	Достижение
  	No games yet	Игр пока нет
  	All games	Все игры
  	Games	Игры
  	Open cards	Открытые карты
  	Streak	Серия
  	{1} (best {2})	{1} (лучшая {2})
  	Best	Рекорд
  	Median	Медиана
  	best {1}, median {2}	рекорд {1}, медиана {2}
  	Best score	Рекорд очков
  	{1} move, {2}	{1} ход, {2}	{1} хода, {2}	{1} ходов, {2}
  	{1} moves per game ({2})	{1} хода за игру ({2})
  	{1} moves per game	{1} хода за игру
  	{1} broken line	{1} повреждённая строка	{1} повреждённые строки	{1} повреждённых строк
  	{1} line of a newer version	{1} строка новой версии	{1} строки новой версии	{1} строк новой версии
  	Skipped: {1}.	Пропущено: {1}.
  	{1}, played for {2}	{1}, время игры {2}
  	on par	ровно норма
  	{1} over par	на {1} выше нормы
  	{1} under par	на {1} ниже нормы
  	{1} min	{1} мин
  	{1} h {2} min	{1} ч {2} мин
  	{1} won	{1} победа	{1} победы	{1} побед
  	{1} tied	{1} ничья	{1} ничьи	{1} ничьих
  	{1} lost	{1} поражение	{1} поражения	{1} поражений
  	Decks and sizes: moves over par, times	Колоды и размеры: ходы сверх нормы, время
  	Decks: moves over par	Колоды: ходы сверх нормы
  table	best	рекорд
  table	median	медиана
  table	best time	лучшее время
  table	median time	медиана времени
  table	games	игры
  table	score	очки
  table	moves	ходы
  table	to par	к норме
  table	time	время
  	Latest games	Последние игры
  	last {1} game	последняя {1} игра	последние {1} игры	последние {1} игр
  	{1} look	{1} тест	{1} теста	{1} тестов
  	Streak {1} (best {2})	Серия {1} (лучшая {2})
  	Days	Дни
  	Statistics	Статистика
  	All games first, then the games of each deck and size. Par is the average for a perfect memory. Memory: moves lost to forgetting. Luck: moves won or lost by chance.	Сначала все игры, затем игры по колодам и размерам. Норма — среднее для идеальной памяти. Память — ходы, потерянные из-за забытого. Удача — ходы, выигранные или потерянные случайно.
  key	next deck	след. колода
  	Statistics: {1}	Статистика: {1}
  chart	par	норма
  chart	best {1}	рекорд {1}
  	mean {1}	среднее {1}
  mean	was {1}	было {1}
  	in {1} day	через {1} день	через {1} дня	через {1} дней
  	New pairs	Новые пары
  	Look at both sides. Any key deals them, together with pairs that you know.	Посмотрите на обе стороны. Любая клавиша раздаст их вместе со знакомыми парами.
  	Look at both sides. Press any key to continue.	Посмотрите на обе стороны. Дальше: любая клавиша.
  	Press any key to continue.	Дальше: любая клавиша.
  	Press any key	Любая клавиша
  key	go on	дальше
  	deal these pairs	раздать эти пары
  	back, without dealing them	назад, не раздавая их
  	Right!	Верно!
  	{1} but it is written {2}.	{1} но пишется {2}.
  	Right,	Верно,
  	Nearly: {1}, with one {2}.	Почти: {1}, одна буква {2}.
  	Nearly: {1}, with two {2}.	Почти: {1}, две буквы {2}.
  	Case, punctuation and words in brackets make no difference. Wrong accents and a single typo are pointed out, but count as known. An empty answer means that you do not know it. Escape closes without a grade.	Регистр, знаки препинания и слова в скобках не важны. Неверные диакритические знаки и одна опечатка отмечаются, но ответ засчитывается. Пустой ответ значит, что вы не знаете. Esc закрывает без оценки.
  key	check	проверить
  	check the answer	проверить ответ
  	go on	дальше
  key	count as wrong	не знаю
  	count the answer the other way	засчитать ответ наоборот
  key	count as known	знаю
  	Pair! Type the other side	Пара! Введите вторую сторону
  key	skip	пропустить
  key	close without a grade	закрыть без оценки
  	Done for today	На сегодня всё
  	Next board	Следующий расклад
  	{1} more board today.	Сегодня ещё {1} расклад.	Сегодня ещё {1} расклада.	Сегодня ещё {1} раскладов.
  	You missed: {1}, {2}	Упущено: {1}, {2}
  	You missed: {1}.	Упущено: {1}.
  	You missed {1} pair.	Упущена {1} пара.	Упущены {1} пары.	Упущено {1} пар.
  	Missed: {1}	Упущено: {1}
  	Progress	Успехи
  	Known pairs are remembered for three weeks or more. Only pairs that you had learned before count as tests. Matching is easier than typing, so both are counted. The schedule check compares what the schedule expected with what you remembered.	Выученные пары помнятся три недели и дольше. Тесты — только пары, которые вы уже начали учить. Подобрать пару легче, чем ввести ответ, поэтому считается и то и другое. Проверка расписания сравнивает его ожидания с тем, что вы вспомнили.
  	back to the plan of the day	назад к плану дня
  	back	назад
  	{1} due today	{1} к повторению сегодня	{1} к повторению сегодня	{1} к повторению сегодня
  	Remembered, by day	Вспомнили, по дням
  	goal 90%	цель 90%
  	Each day adds a bar: the share of pairs that you still knew.	Каждый день добавляет столбик: доля пар, которые вы ещё помнили.
  	Due, next {1} day	К повторению за {1} день	К повторению за {1} дня	К повторению за {1} дней
  	about {1} a day	около {1} в день
  	The days on which the pairs that you learn come back.	Дни, в которые выученные пары вернутся для повторения.
  	matching {1}	подбор {1}
  	typed {1}	ввод {1}
  	this week	эта неделя
  	week	неделя
  	Confusions	Путаница
  	Pairs that you take for each other. They are dealt together.	Пары, которые вы путаете. Они раздаются вместе.
  	Schedule check	Проверка расписания
  	Whether you remember as much as the schedule expects.	Помните ли вы столько, сколько ожидает расписание.
  	forgotten {1} of {2}	забыто {1} из {2}
  	Hardest	Самые трудные
  	The pairs that you forgot most often.	Пары, которые вы забывали чаще всего.
  measured	was {1}	было {1}
  	expected {1}	ожидалось {1}
  pairs	due	к повторению	к повторению	к повторению
  pairs	new	новая	новые	новых
  pairs	confused	спутана	спутаны	спутано
  	dealt together	вместе
  	You confuse	Вы путаете
  	Coming days	Ближайшие дни
  	{1} a day on average	в среднем {1} в день
  	No pair is due on these days.	В эти дни повторять нечего.
  key	progress	успехи
  	your progress with this deck	ваши успехи с этой колодой
  key	direction: {1}	направление: {1}
  	which side is asked for: forward, reverse or both	какую сторону спрашивать: прямое, обратное, оба
  key	type answers: {1}	ввод ответов: {1}
  	type the other side of each pair found	вводить вторую сторону каждой найденной пары
  	play only the pairs that you missed	играть только упущенные пары
  	on	вкл.
  	off	выкл.
  	study	учёба
  key	one more board	ещё расклад
  key	start	начать
  	One more board	Ещё один расклад
  	Start	Начать
  	Only what I missed	Только упущенные
  	The pairs that you are about to forget come first, then pairs that you confuse, on one board, then five new ones a day. A pair counts as known when you had seen the other card and turned it; a wrong card that you had just seen counts against you. Errors of place and lucky finds count for nothing. Typed answers count most.	Сначала идут пары, которые вы вот-вот забудете, потом те, что вы путаете, — в одном раскладе, потом пять новых в день. Пара засчитана как «знаю», если вы уже видели вторую карту и открыли её; неверная карта, которую вы только что видели, — минус. Ошибки места и случайные находки не в счёт. Введённые ответы весят больше всего.
  	You have missed no pair yet.	Вы пока не упустили ни одной пары.
  	Nothing missed	Упущенных нет
  	last studied today	учили сегодня
  	last studied yesterday	учили вчера
  	last studied {1} day ago	учили {1} день назад	учили {1} дня назад	учили {1} дней назад
  	about {1} minute	около {1} минуты	около {1} минут	около {1} минут
  	1 board of {1} pair, {2}.	1 расклад из {1} пары, {2}.	1 расклад из {1} пар, {2}.	1 расклад из {1} пар, {2}.
  	{1} board of 6 to 8 pairs, {2}.	{1} расклад по 6–8 пар, {2}.	{1} расклада по 6–8 пар, {2}.	{1} раскладов по 6–8 пар, {2}.
  	{1} pair to review	{1} пара к повторению	{1} пары к повторению	{1} пар к повторению
  	Nothing is due tomorrow.	На завтра ничего нет.
  	Tomorrow: {1}.	Завтра: {1}.
  	and	и
  	Same board again	Тот же расклад
  	{1}. The old one is saved (g).	{1}. Прежняя игра сохранена (g).
  	{1}; g: old one	{1}; g: прежняя
  	The deck has only {1} pair.	В колоде только {1} пара.	В колоде только {1} пары.	В колоде только {1} пар.
  	Only {1} pair	Только {1} пара	Только {1} пары	Только {1} пар
  	Open cards: match all pairs.	Открытые карты: соберите все пары.
  	Open cards: match all pairs. A miss costs a second.	Открытые карты: соберите все пары. Промах стоит секунды.
  	Match all pairs	Соберите все пары
  	Practice: no stars for the same board again.	Тренировка: за то же поле звёзды не даются.
  	Practice: no stars	Тренировка: без звёзд
  	Practice	Тренировка
  	The old game is saved (g).	Прежняя игра сохранена (g).
  	Turn two cards: pairs leave the table. Arrows, Space, click. J: journey	Открывайте по две карты, пары уходят. Стрелки, Space, мышь. J: путешествие
  	Find the pairs: arrows and Space, or click. J: journey	Найдите пары: стрелки и Space или мышь. J: путешествие
  	Find pairs: arrows, Space. J: journey	Пары: стрелки, Space. J: путешествие
  	Find pairs. J: journey	Найдите пары. J: путешествие
  	Find pairs	Найдите пары
  	Practice from move {1}	Тренировка с хода {1}
  	Paused. p resumes.	Пауза. p: продолжить.
  	Undone. U: redo	Отменено. U: вернуть
  	Undone	Отменено
  	{1} (bonus {2} s)	{1} (бонус {2} с)
  two sentences	{1}. {2}	{1}. {2}
  	{1}!	{1}!
  	Done!	Готово!
  	{1}! Par {2}: {3}	{1}! Норма {2}: {3}
  	Done, {1}	Готово, {1}
  	with {1}	{1}
  	forgetting cost {1} moves	забытое стоило {1} хода
  	forgetting cost next to nothing	забытое почти ничего не стоило
  	You forgot a card	Вы забыли карту
  	No moves left	Ходы кончились
  	Time is up	Время вышло
  	The game is over	Игра окончена
  	{1}. You found {2} of {3} pair.	{1}. Найдено {2} из {3} пары.	{1}. Найдено {2} из {3} пар.	{1}. Найдено {2} из {3} пар.
  	{1}: {2} of {3} pair	{1}: {2} из {3} пары	{1}: {2} из {3} пар	{1}: {2} из {3} пар
  	{1}. Turn another card.	{1}. Откройте другую карту.
  	This pair is found. Turn another card.	Эта пара найдена. Откройте другую карту.
  	This card is chosen. Choose its partner.	Эта карта выбрана. Найдите ей пару.
  	This card is already face up. Turn another card.	Эта карта уже открыта. Откройте другую.
  	No rival remembers anything here. N sets up a game.	Здесь нет соперника с памятью. N: настроить игру.
  	The rival remembers these cards; hollow marks soon fade.	Соперник помнит эти карты; пустые знаки скоро исчезнут.
  	No finished game to review yet.	Разбирать пока нечего.
  key	memory	память
  key	hurry	скорее
  key	turn	открыть
  	turn a card	открыть карту
  	next hidden card	следующая закрытая карта
  	previous hidden card	предыдущая закрытая карта
  key	letters	буквы
  	choose by letters	выбрать по буквам
  	ask for a hint	взять подсказку
  	undo, in practice	отменить (на тренировке)
  	redo, in practice	вернуть (на тренировке)
  key	new	новая
  	review the last game	разобрать последнюю игру
  key	shuffle	перемешать
  	shuffle all cards	перемешать все карты
  	show a rival's memory	показать память соперника
  key	games	игры
  key	settings	настройки
  	larger cards	карты крупнее
  	smaller cards	карты мельче
  	move the cursor	двигать курсор
  	PgUp PgDn	PgUp PgDn
  	scroll a large board	прокрутить большой расклад
  	erase a letter	стереть букву
  	stop typing letters	закончить ввод букв
  	How to play	Как играть
  	Turns	Очерёдность
  	turn a card, or press the key you click	открыть карту или нажать клавишу под мышью
  	Wheel, drag	Колесо, тянуть
  	move a large board	сдвинуть большой расклад
  	Turn two cards at a time. A pair leaves the table.	Открывайте по две карты. Пара уходит со стола.
  	Open cards: all cards lie face up.	Открытые карты: все лежат лицом вверх.
  	A pair is yours and earns another turn; a miss passes the turn. Most pairs win. Space hurries a rival; it sees only what lay face up.	Пара достаётся вам и даёт ещё ход; промах передаёт ход. Побеждает тот, у кого больше пар. Space торопит соперника; он видит только то, что лежало лицом вверх.
  	A pair scores 2, plus up to 6 per card: the less you have looked at it, the more. Missing with a card you have seen before costs 1. Each hint costs a star.	Пара приносит 2 очка и ещё до 6 за карту: чем меньше вы на неё смотрели, тем больше. Промах по карте, которую вы уже видели, стоит 1 очко. Каждая подсказка стоит звезды.
  	Choose two cards that belong together; a pair leaves the table. There are no points: the fastest game is the best, and a miss adds a second to the clock.	Выберите две карты, которые подходят друг другу; пара уходит со стола. Очков нет: лучшая игра — самая быстрая, а промах добавляет к времени секунду.
  	This is practice: it does not count, and r lays out the same position again. A new game counts.	Это тренировка: она не в счёт, а r снова раздаёт ту же позицию. Новая игра идёт в счёт.
  	Type a card's letters	Введите буквы карты
  	Letters	Буквы
  	Type a card's letters: {1}	Введите буквы карты: {1}
  	Letters: {1}	Буквы: {1}
  	Slow connection: cards are drawn plain from now on.	Медленная связь: теперь карты рисуются просто.
  	Practice: {1}	Тренировка: {1}
  	Daily: {1}	Расклад дня: {1}
  	Journey: {1}	Путешествие: {1}
  	Study: {1}	Учёба: {1}
  	Missed pairs: {1}	Упущенные пары: {1}
  status	pairs	пары
  status	moves	ходы
  status	par	норма
  status	score	очки
  status	left	таймер
  	You	Вы
  	The wedge shows your remaining bonus.	Сектор показывает остаток бонуса.
  	The bar shows your remaining bonus.	Полоска показывает остаток бонуса.
  	The circle shows your remaining bonus.	Круг показывает остаток бонуса.
  	The number shows your remaining bonus.	Число показывает остаток бонуса.
  	{1} needs single faces	{1}: нужны одинаковые карты
  	for one player: {1}	для одного игрока: {1}
  	No finished game on this board to race yet.	Этот расклад ещё не пройден, гоняться не с кем.
  	This pair is in the deck already.	Эта пара уже есть в колоде.
  	These pairs are in the deck already.	Эти пары уже есть в колоде.
  	Imported {1} pair as "{2}"	Импортирована {1} пара: «{2}»	Импортированы {1} пары: «{2}»	Импортировано {1} пар: «{2}»
  	{1}: expected a deck	{1}: это не колода
  	{1} picture	{1} картинка	{1} картинки	{1} картинок
  	{1} unreadable picture	{1} нечитаемая картинка	{1} нечитаемые картинки	{1} нечитаемых картинок
  deck	{1} copy	{1} копия
  	A deck needs a name.	Колоде нужно название.
  	There is already a deck named "{1}".	Колода «{1}» уже есть.
  milestone	Faultless, 6+ pairs	Без забытых, от 6 пар
  milestone	30 pairs	30 пар
  milestone	Seven days in a row	Семь дней подряд
  milestone	{1} beaten	Побеждён соперник: {1}
  milestone	Journey chapter {1}	Путешествие, глава {1}
  date	{1} {2} {3}	{1}, {2} {3}
  date	{1} {2}	{1} {2}
  weekday	Monday	понедельник
  weekday	Tuesday	вторник
  weekday	Wednesday	среда
  weekday	Thursday	четверг
  weekday	Friday	пятница
  weekday	Saturday	суббота
  weekday	Sunday	воскресенье
  weekday	Mo	Пн
  weekday	Tu	Вт
  weekday	We	Ср
  weekday	Th	Чт
  weekday	Fr	Пт
  weekday	Sa	Сб
  weekday	Su	Вс
  month	January	Январь
  month	February	Февраль
  month	March	Март
  month	April	Апрель
  month	May	Май
  month	June	Июнь
  month	July	Июль
  month	August	Август
  month	September	Сентябрь
  month	October	Октябрь
  month	November	Ноябрь
  month	December	Декабрь
  month and year	{1} {2}	{1} {2}
  month after a day	January	января
  month after a day	February	февраля
  month after a day	March	марта
  month after a day	April	апреля
  month after a day	May	мая
  month after a day	June	июня
  month after a day	July	июля
  month after a day	August	августа
  month after a day	September	сентября
  month after a day	October	октября
  month after a day	November	ноября
  month after a day	December	декабря
  month	Jan	янв
  month	Feb	фев
  month	Mar	мар
  month	Apr	апр
  short month	May	май
  month	Jun	июн
  month	Jul	июл
  month	Aug	авг
  month	Sep	сен
  month	Oct	окт
  month	Nov	ноя
  month	Dec	дек
  chapter	First steps	Первые шаги
  chapter	Bigger boards	Расклады побольше
  chapter	Words	Слова
  chapter	Two sides: terms here, definitions there	Две стороны: термины тут, определения там
  chapter	Close gaps: cards move up	Без пустот: карты сдвигаются
  chapter	All together	Всё вместе
  chapter	Drift: a miss slides a row	Сдвиг: промах двигает ряд
  chapter	Three of a kind	Тройки
  chapter	Sudden death: forget nothing	Внезапная смерть: ничего не забыть
  chapter	The last mile: par and three moves	Последний рывок: норма и три хода
  opponent	your double	ваш двойник
  opponent	{1} person	{1} игрок	{1} игрока	{1} игроков
  	Player {1}	Игрок {1}
  rival	goldfish	рыбка
  rival	sparrow	воробей
  rival	cat	кошка
  rival	crow	ворона
  rival	elephant	слон
  	one face per line	по карте в строке
  	tabs	табуляции
  	commas	запятые
  	semicolons	точки с запятой
  	pipes	вертикальные черты
  	colons	двоеточия
  	spaces	пробелы
  	"{1}" characters	знаки «{1}»
  	{1} of them a face	из них {1} без определения	из них {1} без определения	из них {1} без определения
  	read as {1}	прочитано как {1}
  	{1} row without a term	{1} строка без термина	{1} строки без термина	{1} строк без термина
  	{1} row without a definition	{1} строка без определения	{1} строки без определения	{1} строк без определения
  	{1} row unreadable	{1} строка не читается	{1} строки не читаются	{1} строк не читаются
  	{1} row repeated	{1} строка повторяется	{1} строки повторяются	{1} строк повторяются
  	No hints on the daily board: everyone plays it alike.	В раскладе дня подсказок нет: все играют на равных.
  	No hints in company: they would be unfair.	С другими игроками подсказок нет: это нечестно.
  	No hints in a race: they would be unfair.	В гонке подсказок нет: это нечестно.
  	No hints against a ghost, which had none.	С призраком подсказок нет: у него их не было.
  	No hints with open cards: nothing is hidden.	С открытыми картами подсказок нет: всё и так видно.
  	Hints are for pairs, not for three or four of a kind.	Подсказки только для пар, не для троек и четвёрок.
  	Nothing to remember yet. Turn some cards first.	Вспоминать пока нечего. Откройте несколько карт.
  opponent	against {1}	против: {1}
  game	daily	расклад дня
  game	journey	путешествие
  game	study	учёба
  game	missed pairs	упущенные пары
  	Leave no gap where a pair was found: the cards after it move up	Найденная пара не оставляет пустоты: следующие карты сдвигаются
  	Open cards: all cards are face up; match all pairs	Открытые карты: все лежат лицом вверх, найдите все пары
  	Put terms on one half of the table and definitions on the other	Термины лежат на одной половине стола, определения на другой
  	Slide a row of cards by one place after a miss	После промаха ряд карт сдвигается на одно место
  	Find three equal cards instead of two	Ищите по три одинаковые карты вместо двух
  	Find four equal cards instead of two	Ищите по четыре одинаковые карты вместо двух
  	End the game at the first forgotten card	Игра кончается на первой забытой карте
  	End the game when {1} move beyond par is used up	Игра кончается, когда истрачен {1} ход сверх нормы	Игра кончается, когда истрачены {1} хода сверх нормы	Игра кончается, когда истрачены {1} ходов сверх нормы
  	End the game after {1} second	Игра кончается через {1} секунду	Игра кончается через {1} секунды	Игра кончается через {1} секунд
  	Mark the backs of the cards turned in the last three moves	Рубашки карт, открытых за последние три хода, отмечены
  	Show all faces for {1} second at the start	В начале все лица видны {1} секунду	В начале все лица видны {1} секунды	В начале все лица видны {1} секунд
  rule	close gaps	без пустот
  rule	open cards	открытые карты
  rule	two sides	две стороны
  rule	drift	сдвиг
  rule	of a kind	тройки, четвёрки
  rule	sudden death	внезапная смерть
  rule	limited moves	лимит ходов
  rule	against the clock	на время
  rule	traces	следы
  rule	peek	показ
  rule	three of a kind	тройки
  rule	four of a kind	четвёрки
  rule	par + {1} move	норма + {1} ход	норма + {1} хода	норма + {1} ходов
  rule	{1} second	{1} секунда	{1} секунды	{1} секунд
  rule	peek of {1} s	показ {1} с	показ {1} с	показ {1} с
  rule	cards move up	карты сдвигаются
  rule	all faces up	все лицом вверх
  rule	terms apart	термины отдельно
  rule	a miss slides a row	промах двигает ряд
  rule	three equal cards	три одинаковые карты
  rule	four equal cards	четыре одинаковые карты
  rule	one slip ends it	забыли — конец
  rule	par + {1}	норма + {1}
  rule	seen cards marked	виденные отмечены
  rule	{1} s at the start	{1} с в начале
  	{1}, line {2}: {3}	{1}, строка {2}: {3}
  file	{1}: {2}	{1}: {2}
  	cannot save: {1}	не удаётся сохранить: {1}
  	cannot save {1}: {2}	не удаётся сохранить {1}: {2}
  	cannot read {1}: {2}	не удаётся прочитать {1}: {2}
  	cannot write {1}: {2}	не удаётся записать {1}: {2}
  	cannot create {1}: {2}	не удаётся создать {1}: {2}
  	cannot lock {1}: {2}	не удаётся заблокировать {1}: {2}
  	cannot remove {1}: {2}	не удаётся удалить {1}: {2}
  	cannot set aside {1}: {2}	не удаётся отложить {1}: {2}
  	line {1}: {2}	строка {1}: {2}
  	expected format 1 or 2, found format {1} of a newer version of Memorize	ожидался формат 1 или 2, найден формат {1} более новой версии Memorize
  	expected rules up to version {1}, found version {2}; the game was played with a newer version of Memorize	ожидались правила до версии {1}, найдена версия {2}; в эту игру играли в более новой версии Memorize
  	two sides need a term and a definition	двум сторонам нужны термин и определение
  	with open cards nothing can be forgotten	с открытыми картами нечего забывать
  	forgetting is judged for pairs only	забытое считается только для пар
  	open cards have no par	у открытых карт нет нормы
  	open cards have no backs to mark	у открытых карт не видно рубашек
  	open cards are always face up	открытые карты всегда лицом вверх
  racer	{1} (breaks the rules)	{1} (нарушает правила)
  racer	{1} (finished)	{1} (финиш)
  racer	{1} (left)	{1} (вне гонки)
  	The connection is back.	Связь восстановлена.
  	race: {1}	гонка: {1}
  	You have left the race. Join it again to go on.	Вы вышли из гонки. Войдите снова, чтобы продолжить.
  	that game is over, or played in another window	та игра окончена или идёт в другом окне
  	saving works again; nothing is lost	сохранение снова работает; ничего не потеряно
  	{1} needs single faces; this deck has two on each pair.	{1}: нужны одинаковые карты, а в этой колоде пары из разных.
  two sentences	{1} {2}	{1} {2}
  deck	Animals	Животные
  deck	Capitals	Столицы
  deck	Elements	Элементы
  deck	Faces	Лица
  deck	Food	Еда
  deck	Greek Letters	Греч. буквы
  deck	Halloween	Хэллоуин
  deck	HTTP Status	Коды HTTP
  deck	Kana	Кана
  deck	Morse	Морзе
  deck	NATO	Алфавит НАТО
  deck	Playing Cards	Карты и масти
  deck	Shapes	Фигуры
  deck	Sports	Спорт
  deck	Times Tables	Умножение
  deck	Vi Keys	Клавиши vi
  deck	Weather	Погода
  deck	Sums	Суммы
  deck	Differences	Разности
  deck	Products	Произведения
  deck	Quotients	Частные
  deck	Number Words	Числа словами
  deck	Clock Times	Часы
  deck	Roman	Римские числа
  deck	Binary	Двоичные
  deck	Hexadecimal	16-ричные
  deck	Powers	Степени
  """#
