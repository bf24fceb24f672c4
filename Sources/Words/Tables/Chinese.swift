// Made by `make words` from Languages/zh.po. Change that file instead.

let chineseWords = #"""
  	row {1}	第 {1} 行
  	rows {1} to {2}	第 {1} 到 {2} 行
  	column {1}	第 {1} 列
  	columns {1} to {2}	第 {1} 到 {2} 列
  	1 row of {1}	{1} 行，每行 {2} 张
  	{1}, the last of {2}	{1}，最后一行 {2} 张
  	{1} rows of {2} to {3}	{1} 行，每行 {2} 到 {3} 张
  	Row {1}: {2}.	第 {1} 行：{2}。
  	{1} and {2}	{1} 和 {2}
  	{1} to {2}	{1} 到 {2}
  	{1} hidden	{1} 盖着
  	{1} hidden, marked	{1} 盖着且有标记
  	{1} shows {2}	{1} 是 {2}
  	{1} gone	{1} 空了
  	capital {1}	大写 {1}
  	{1}, level {2}	{1}，难度 {2}
  	{1} of spades	黑桃 {1}
  	{1} of hearts	红桃 {1}
  	{1} of diamonds	方块 {1}
  	{1} of clubs	梅花 {1}
  	ace	A
  	jack	J
  	queen	Q
  	king	K
  	I do not know that. Type a place, such as {1} or {2}, or help.	没看懂。输入位置，如 {1} 或 {2}，或输入 help。
  	I do not know that.	没看懂。
  	Shuffled.	已洗牌。
  	Paused. Turn a card to resume.	已暂停。翻一张牌就继续。
  	Paused.	已暂停。
  	The game goes on.	对局继续。
  	Nothing to undo.	没有可撤销的。
  	Nothing to redo.	没有可重做的。
  	Undone.	已撤销。
  	Redone.	已重做。
  	Undo is for practice: this game counts.	撤销只用于练习：本局计成绩。
  	No undo in company.	对战中不能撤销。
  	The game is over. Type new, again, review or quit.	本局已结束。输入 new、again、review 或 quit。
  	The game is over.	本局已结束。
  	{1}. {2} set of {3}, {4}.	{1}。{2} 组，每组 {3} 张，{4}。
  	{1}. {2} pair, {3}.	{1}。{2} 对，{3}。
  	Type a place, such as {1} or {2}, or help.	输入位置，如 {1} 或 {2}，或输入 help。
  	A ghost plays along. Type score to compare.	有幽灵陪你玩。输入 score 可以比较。
  	1 move.	{1} 步。
  	{1} of {2} sets found.	已找到 {1} 组，共 {2} 组。
  	{1} of {2} pairs found.	{2} 对中已找到 {1} 对。
  	Terms: {1}. Definitions: {2}.	词条在{1}。释义在{2}。
  	There are rows a to {1}.	只有第 a 到 {1} 行。
  	These cards are shown for a while. An empty line hides them.	这些牌会亮出一会儿。输入空行就盖住。
  	Shown for a while.	暂时亮出。
  	{1}, {2}.	{1}，{2}。
  	No card is up.	没有翻开的牌。
  	Up: {1}	翻开的牌：{1}
  	No card was turned yet.	还没翻过牌。
  	Match.	配上了。
  	There are places 1 to {1}, or a1 to {2}.	位置只有 1 到 {1}，或 a1 到 {2}。
  	{1} is gone.	{1} 已经空了。
  	{1} is chosen. Choose its partner.	{1} 已选中。请选与它成对的牌。
  	{1} is up: {2}. Turn another card.	{1} 已翻开：{2}。请翻另一张牌。
  	{1} is up: {2}.	{1} 已翻开：{2}。
  	{1}: {2}.	{1}：{2}。
  	{1}, now {2}: {3}.	{1}，现在是 {2}：{3}。
  	Row {1} moves one place to the right.	第 {1} 行向右移一格。
  	Row {1} moves.	第 {1} 行移动。
  	All cards are face down now.	现在所有牌都盖住了。
  	Face down.	已盖住。
  not a pair	No.	不是。
  	{1}: {2}	{1}：{2}
  	Not a match.	没配上。
  	Not a pair.	不是一对。
  	Match, 1 point.	配上了，得 {1} 分。
  	Match, {1}.	配上，{1} 分。
  	{1} left.	还剩 {1}。
  	That costs a second.	用时加一秒。
  	Seen before.	有一张见过。
  not a pair	No, seen before.	不是，一张见过。
  	Both seen before.	两张都见过。
  not a pair	No, both seen before.	不是，两张都见过。
  	{1} seen before.	有 {1} 张见过。
  not a pair	No, {1} seen before.	不是，{1} 张见过。
  	All {1} sets found.	{1} 组全部找到。
  	1 set left.	还剩 {1} 组。
  	Both pairs found.	两对全部找到。
  	All {1} pairs found.	{1} 对全部找到。
  	1 pair left.	还剩 {1} 对。
  	You go on.	仍由你翻牌。
  	{1} goes on.	仍由{1}翻牌。
  	Your turn.	轮到你。
  	{1}'s turn.	轮到{1}。
  	Turn two cards that belong together by typing their places.	输入位置来翻牌，每次两张，找出成对的牌。
  	Places are 1 to {1}, row by row, or a row and a column: a1 to {2}.	位置逐行编号，从 1 到 {1}；也可用行和列：a1 到 {2}。
  	7 12 turns two cards. An empty line repeats the last answer.	输入 7 12 就翻两张牌。输入空行就重复上次的回答。
  	board: all rows. row b: one row. up: the cards that are face up.	board：所有行。row b：其中一行。up：翻开的牌。
  	last: the last move. score: moves, pairs, points. time: the clock.	last：上一步。score：步数、对数、得分。time：用时。
  	hint: a hint, for a star. rules: the rules of this game.	hint：提示，扣一星。rules：本局的规则。
  	shuffle, pause, resume. undo and redo: in practice.	shuffle：洗牌。pause：暂停。resume：继续。undo、redo：练习时用。
  	again: the same board. new: another one. new food 6: six of food.	again：同一牌阵。new：另一个牌阵。new food 6：食物牌组，六对。
  	review: the finished game, move by move. practice 5: from move 5.	review：逐步复盘刚玩完的一局。practice 5：从第 5 步练习。
  	daily: the board of the day. journey: boards that grow.	daily：每日牌阵。journey：旅程，牌阵越来越大。
  	study: learn this deck. study capitals: learn another one.	study：学习这个牌组。study capitals：学习另一个牌组。
  	decks, games and stats: the decks, unfinished games, statistics.	decks、games、stats：牌组、未完局、统计。
  	quit: the end. The game is kept.	quit：退出，对局会保存。
  	{1} with {2} levels	{1}有 {2} 级难度
  	Decks: {1}.	牌组：{1}。
  	new capitals plays Capitals; new sums:3 plays Sums at level 3.	输入 new capitals 玩首都牌组；输入 new sums:3 玩加法难度 3。
  	No other unfinished games.	没有其他未完局。
  	{1}: {2}, {3} of {4} pairs found.	{1}：{2}，{4} 对中已找到 {3} 对。
  	game 1 resumes the first one.	输入 game 1 继续第一局。
  	No finished games yet.	还没有玩完的局。
  	1 game, played for {1}.	{1} 局，共玩 {2}。
  	Streak 1 day, the longest {1}.	连续 {1} 天，最长 {2} 天。
  	Forgetting cost {1} moves per game.	平均每局因遗忘损失 {1} 步。
  	{1}, {2} pairs: best {3} moves, median {4}.	{1}，{2} 对：最佳 {3} 步，中位数 {4} 步。
  	{1}: 1 game, {2} won.	{1}：{2} 局，胜 {3} 局。
  	Type new, again, review or quit.	输入 new、again、review 或 quit。
  	Type new, again or quit.	输入 new、again 或 quit。
  	You forgot a card, and that ends the game.	你忘了一张牌，本局结束。
  	No moves left.	步数用完。
  	Time is up.	时间到。
  	You found {1} of {2} pairs.	{2} 对中你找到了 {1} 对。
  	A tie.	平局。
  	You win!	你赢了！
  	{1} wins.	{1}获胜。
  	{1} 1 pair	{1} {2} 对
  	1 miss.	配错 {1} 次。
  	Par {1}.	基准 {1}。
  	{1} point.	{1} 分。
  	1 star of 3.	{1} 星，满分 3 星。
  	With 1 hint.	用了 {1} 次提示。
  	Nothing forgotten.	一张没忘。
  	Forgetting cost next to nothing.	遗忘几乎没有损失。
  	Forgetting cost {1} moves.	遗忘损失 {1} 步。
  	1 move	{1} 步
  	The ghost: {1}, {2}.	幽灵：{1}，{2}。
  	This does not count. The first time: {1} moves.	不计成绩。首次：{1} 步。
  	Board {1} of the journey. Type journey to go on.	旅程第 {1} 关。输入 journey 继续。
  	This does not count.	不计成绩。
  	With hints, it cannot be your best.	用过提示，不能算最佳。
  	Your first game of this kind.	这类对局你是第一次玩。
  	Your best is {1}.	你的最佳：{1}。
  	New best! Your best was {1}.	新的最佳！此前最佳：{1}。
  	New best!	新的最佳！
  	Streak 1 day.	连续 {1} 天。
  	Daily board of {1}.	{1}的每日牌阵。
  	This does not count. Your first try: {1} moves.	不计成绩。首次成绩：{1} 步。
  	This does not count: the day is over.	不计成绩：这一天已经过去。
  	Missed: {1}, {2}.	没记住：{1}，{2}。
  	Done for today.	今日已完成。
  	1 more board today. Type study.	今天还有 {1} 轮。输入 study 继续。
  	There is no finished game to review.	没有可复盘的对局。
  	Shuffled: remembered places no longer count.	已洗牌：记住的位置不再有效。
  	{1}, new.	{1}，新牌。
  	{1}, remembered.	{1}，记得。
  	{1}, lucky.	{1}，幸运。
  	{1}, known and no use.	{1}，已经知道，翻了没用。
  sentence	{1}.	{1}。
  	{1}. Forgotten: {2}{3}.	{1}。忘了：{2}{3}。
  	{1}. Forgotten: it could not match.	{1}。忘了：它不可能配上。
  	Move {1}, {2}:	第 {1} 步，{2}：
  	Move {1}:	第 {1} 步：
  	{1}: {2} forgotten, {3} lucky.	{1}：忘 {2} 次，幸运 {3} 次。
  	Bad luck cost {1}.	运气差，损失 {1} 步。
  	Luck saved {1}.	运气省下 {1} 步。
  	Forgetting cost {1}.	遗忘损失 {1} 步。
  	1 move left.	还剩 {1} 步。
  	1 hint.	提示 {1} 次。
  	1 pair	{1} 对
  	The ghost: {1} in {2}.	幽灵：{2}找到 {1}。
  	The usual rules.	普通规则。
  	Rules: {1}. Type rules for more.	规则：{1}。输入 rules 了解详情。
  	Rules: {1}.	规则：{1}。
  	No, you have not seen the other card. One star less.	没有，另一张你没见过。扣一星。
  	No.	没有。
  	No, there is no pair you could know. One star less.	没有，现在没有你能知道的对子。扣一星。
  	Yes, you have seen the other card. One star less. hint says more.	有，另一张你见过。扣一星。再输入 hint 了解更多。
  	Yes.	有。
  	Yes, there is a pair you could know. One star less. hint says more.	有，有一对你应该知道。扣一星。再输入 hint 了解更多。
  	One of its cards is in {1}. hint says which one.	其中一张在{1}。再输入 hint 就知道是哪张。
  hint	It is {1}.	就是{1}。
  	peek of {1} second	偷看 {1} 秒
  	par plus {1} moves	基准加 {1} 步
  	A board has {1} to {2} pairs.	一个牌阵有 {1} 到 {2} 对。
  	There is no such deck. decks lists them.	没有这个牌组。输入 decks 可列出牌组。
  	There is no such deck.	没有这个牌组。
  	There is no such game. games lists them.	没有这一局。输入 games 查看未完局。
  	Type practice and the number of a move, after a game.	玩完一局后，输入 practice 加第几步，如 practice 5。
  	There is no such move.	没有这一步。
  	Practice from before move {1}. This does not count.	从第 {1} 步之前开始练习。不计成绩。
  	Type daily, or daily and a past day, as in 2026-11-20.	输入 daily，或加上过去的日期，如 daily 2026-11-20。
  	You have begun it.	你已开始这个牌阵。
  	Your first try counts.	以首次成绩为准。
  	Your first try: {1} moves. This is practice.	首次成绩：{1} 步。这是练习。
  	This is practice.	这是练习。
  	This day is over: practice.	这一天已经过去：只作练习。
  	You have played a later day: practice.	你已玩过更晚的一天：只作练习。
  	This day has not come yet.	这一天还没到。
  	The journey has boards 1 to {1}.	旅程只有第 1 到 {1} 关。
  	1 star so far.	目前共 {1} 星。
  	Board {1} of {2} of the journey.	旅程第 {1} 关，共 {2} 关。
  	Board {1}.	第 {1} 关。
  	Finish the board before it first.	先完成前一关。
  	This chapter opens at {1} stars; you have {2}.	本章需 {1} 星解锁；你有 {2} 星。
  	This deck has too few pairs of words.	这个牌组的词语对太少。
  	New: {1}, {2}.	新对子：{1}，{2}。
  	An empty line deals the board.	输入空行就发牌。
  	{1}: done for today. One more board.	{1}：今日已完成。再来一轮。
  	1 board today.	今天 {1} 轮。
  	{1}: {2} due, {3} new.	{1}：待复习 {2} 对，新学 {3} 对。
  	Type the other side of {1}.	输入 {1} 的另一面。
  	{1}?	{1}？
  	Right.	答对了。
  	Right, but it is written {1}.	答对了，不过应写作 {1}。
  	Nearly: {1}. It counts as known; type wrong if not.	很接近：{1}。计为已掌握；如果没掌握，输入 wrong。
  	Nearly: {1}.	很接近：{1}。
  	It is {1}. If you knew it, type right.	答案是 {1}。如果你其实知道，输入 right。
  	It is {1}.	答案是 {1}。
  	This counts as known.	计为已掌握。
  	This counts as not known.	计为未掌握。
  	That line is too long. Type a place, such as 7, or help.	这一行太长。输入位置，如 7，或输入 help。
  	Keys such as arrows do not work here. Type a place, such as 7, or help.	这里不能用方向键之类的按键。输入位置，如 7，或输入 help。
  	Only letters and digits work here. Type a place, or help.	这里只能用字母和数字。输入位置，或输入 help。
  	That line is not text in UTF-8. Type a place, such as 7, or help.	这一行不是 UTF-8 文本。输入位置，如 7，或输入 help。
  	The game is kept: memorize continues it.	本局已保存：输入 memorize 就能继续。
  	Kept.	已保存。
  	Goodbye.	再见，下次再玩。
  	Bye.	再见。
  	{1} plus {2}	{1} 加 {2}
  	{1} minus {2}	{1} 减 {2}
  	{1} times {2}	{1} 乘 {2}
  	{1} divided by {2}	{1} 除以 {2}
  	{1} to the power of {2}	{1} 的 {2} 次方
  sign	dot	点
  sign	dash	划
  sign	hyphen	连字符
  sign	minus	减号
  sign	plus	加号
  sign	equals	等号
  sign	comma	逗号
  sign	semicolon	分号
  sign	colon	冒号
  sign	exclamation mark	感叹号
  sign	question mark	问号
  sign	apostrophe	撇号
  sign	quote	引号
  sign	backquote	反引号
  sign	slash	斜杠
  sign	backslash	反斜杠
  sign	bar	竖线
  sign	underscore	下划线
  sign	tilde	波浪号
  sign	caret	脱字符
  sign	star	星号
  sign	hash	井号
  sign	at sign	at 号
  sign	and sign	和号
  sign	percent	百分号
  sign	dollar	美元符号
  sign	left parenthesis	左圆括号
  sign	right parenthesis	右圆括号
  sign	left bracket	左方括号
  sign	right bracket	右方括号
  sign	left brace	左花括号
  sign	right brace	右花括号
  sign	less than	小于号
  sign	greater than	大于号
  	1 hour	{1} 小时
  	1 minute	{1} 分钟
  	1 second	{1} 秒
  	about {1}	约 {1}
  	the row above	上一行
  	the row below	下一行
  	the value before	上一个值
  	the next value	下一个值
  	a page up	上翻一页
  	a page down	下翻一页
  	the first row	第一行
  	the last row	最后一行
  	choose the row	选择该行
  	choose the row, or confirm a form	选择该行，或确认表单
  	close the dialog	关闭对话框
  key	close	关闭
  key	quit	退出
  	quit	退出
  	redraw the screen	重绘屏幕
  	suspend (fg resumes)	挂起（fg 恢复）
  	close what is open	关闭打开的内容
  key	help	帮助
  	this help	本帮助
  	Notes	说明
  	Click	点击
  	press the button or key you click	按下所点的按钮或按键
  keys	Play	玩牌
  keys	Keys	按键
  keys	Games	对局
  keys	Pages	页面
  keys	View	显示
  keys	Everywhere	通用
  	TERM	词条
  	{1} is yours to edit.	“{1}”现在归你编辑。
  	Copied	已复制
  	The built-in {1} is back. u: undo	内置的“{1}”已恢复。u：撤销
  	{1} is back	“{1}”已恢复
  	Removed	已删除
  	{1} is removed. u: undo	“{1}”已删除。u：撤销
  	{1} is removed	“{1}”已删除
  	find a deck, a card or a word	查找牌组、牌或词语
  	No decks.	没有牌组。
  	Nothing found. Esc: show all	没有找到。Esc：显示全部
  	Decks	牌组
  	{1} of {2}	{1}/{2}
  	yours	自建
  	level {1} of {2}	难度 {1}/{2}
  	Add two pairs to play it (e).	添加两对即可开始（e）。
  	{1} per game	每局 {1} 对
  	No game with {1} pair yet.	还没玩过 {1} 对的局。
  	Best {1}	最佳 {1}
  	Best {1} move, par {2}, {3}	最佳 {1} 步，基准 {2}，{3}
  key	play	开始
  	play the chosen deck	用所选牌组开局
  key	study	学习
  	study the chosen deck	学习所选牌组
  key	find	查找
  	find decks by name or by a card	按名称或牌查找牌组
  	previous deck	上一个牌组
  	next deck	下一个牌组
  	page up	上翻页
  	page down	下翻页
  	first deck	第一个牌组
  	last deck	最后一个牌组
  key	easier	更易
  	easier level of the chosen deck	降低所选牌组的难度
  key	harder	更难
  	harder level of the chosen deck	提高所选牌组的难度
  key	undo	撤销
  	undo	撤销
  key	edit	编辑
  	edit the chosen deck	编辑所选牌组
  key	copy	复制
  	copy the chosen deck	复制所选牌组
  key	add	添加
  	add a deck	添加牌组
  key	remove	删除
  	remove the chosen deck	删除所选牌组
  key	import	导入
  	import a file as a deck	把文件导入为牌组
  key	sort	排序
  	change sorting	更改排序
  key	redo	重做
  	redo	重做
  key	back	返回
  	show all decks; back to the table	显示全部牌组；回到牌桌
  key	commands	命令
  	use the keys of the deck list	使用牌组列表的按键
  key	all decks	全部牌组
  	show all decks	显示全部牌组
  	Choosing a deck	选择牌组
  	Click a deck to choose it, and once more to play it. Click the words of the first line to search or sort the decks.	点一下选中牌组，再点一下开局。点击首行的词可查找或排序。
  	{1} pair, best {2}	{1} 对，最佳 {2}
  	{1} needs two pairs before you can play it.	“{1}”至少要有两对才能开局。
  	Two pairs are needed	至少需要两对
  	Too few pairs	对数太少
  decks	Mine	我的
  decks	Pictures	图案
  decks	Learn	知识
  decks	Numbers	数字
  	{1} due	待复习 {1}
  	{1} of {2} known	已掌握 {1}/{2}
  	, {1}	，{1}
  	Sort: groups	排序：分组
  	Sort: name	排序：名称
  	Sort: pairs	排序：对数
  	Sort: best first	排序：最佳优先
  	Sort: last played	排序：最近玩过
  	Not imported	未导入
  	Imported	已导入
  	Import file:	导入文件：
  	File:	文件：
  	this folder: {1} picture	本文件夹：{1} 张图片
  	previous file	上一个文件
  	next file	下一个文件
  	import the file or the pictures, or open the folder	导入文件或图片，或打开文件夹
  key	complete	补全
  	complete the path	补全路径
  key	cancel	取消
  	import nothing	不导入
  	Importing a deck	导入牌组
  	Type the path of a file, or choose one from the list. A line is a face, or a term and its definition with a tab, a comma or another separator between them. A folder of pictures is a deck, too: open it, and choose "this folder".	输入文件路径，或从列表中选择。每行是一个牌面，或是一个词条和它的释义，中间用制表符、逗号或其他分隔符隔开。图片文件夹也可作牌组：打开它，再选择“本文件夹”。
  	path of a file; ~ is your home	文件路径；~ 是主目录
  	{1} pair	{1} 对
  	knows {1}  hazy {2}	记得 {1}  模糊 {2}
  	{1}.	{1}。
  	{1}. {2}	{1}。{2}
  	Pair! {1}	配对！{1}
  	Pair!	配对！
  	Pair! {1}. {2}	配对！{1}。{2}
  	Not a pair: {1} and {2}	不是一对：{1} 和 {2}
  	Not a pair	不是一对
  	{1}. {2}.	{1}。{2}。
  	Not a pair. {1}.	不是一对。{1}。
  	Your turn	轮到你
  	{1}'s turn	轮到{1}
  	{1} more	还有 {1} 项
  	{1}, {2}	{1}，{2}
  	Daily board	每日牌阵
  	Yesterday	昨天
  	arrows hjkl	方向键 hjkl
  	choose a day	选择日期
  key	resume	继续
  key	practise	练习
  	play the board of the chosen day	玩所选日期的牌阵
  key	day before	前一天
  	day before	前一天
  	day after	后一天
  	week before	前一周
  	week after	后一周
  	month before	上个月
  	month after	下个月
  	today	今天
  key	hide streak	隐藏连续天数
  key	show streak	显示连续天数
  	show or hide the streak	显示或隐藏连续天数
  	back to the table	回到牌桌
  	Everyone gets the same board of the day. Deck and size depend on the day of the week: Monday is small, Sunday large. Your first try counts, and it counts for the day on which it was dealt, by the clock of this machine. Every other game on a daily board is practice.	每天所有人玩同一个牌阵。牌组和大小因星期而异：星期一小，星期日大。以首次成绩为准，计入发牌那天，日期按本机时钟。在每日牌阵上的其他对局都是练习。
  	It is {1} now.	现在是 {1}。
  	A new day	新的一天
  	Resume	继续
  button	Play	开始
  button	Practise	练习
  	par {1}	基准 {1}
  	{1}, par {2}	{1}，基准 {2}
  	You have begun this board.	你已开始这个牌阵。
  	It counts.	计入成绩。
  	Everyone plays this board today.	今天人人都玩这个牌阵。
  	Your first try counted.	首次成绩已计入。
  	Another game is practice.	再玩就是练习。
  	This day is over.	这一天已经过去。
  	Its board is practice.	它的牌阵只作练习。
  	You have played a later day.	你已玩过更晚的一天。
  	This board is practice.	这个牌阵只作练习。
  	Yesterday {1}, par {2}	昨天 {1}，基准 {2}
  	Streak {1} day (best {2})	连续 {1} 天（最佳 {2}）
  calendar	today	今天
  	Best games	最佳对局
  	Nobody has finished a game yet.	还没有人玩完一局。
  column	moves	步数
  column	score	得分
  column	time	用时
  player	you	你
  key	select	选择
  	Preview	预览
  	Mouse	鼠标
  key	next	下一个
  	New deck	新牌组
  	What is on the cards?	牌上是什么？
  key	import a file	导入文件
  	Matching pictures	相同图案
  	each one twice	每种两张
  	Word pairs	词语配对
  	a word and its meaning	一个词和它的意思
  	Deck	牌组
  	Pairs	对数
  	Against	对手
  	{1} card	{1} 张牌
  	Rules	规则
  rules	{1} on	已启用 {1} 项
  	Par {1}	基准 {1}
  	Board	牌阵
  opponent	nobody	无
  opponent	{1} person in turns	{1} 人轮流
  rival	remembers the last card	记得最后 {1} 张牌
  rival	remembers every card	记得每张牌
  rival	forgets as you do	像你一样遗忘
  	New game	新局
  	Left and right change a row, Enter deals. A rule that does not go with another turns it off, and the title says so. A rival takes turns with you, and remembers what its row says. Par is the average for a perfect memory; the rules change it.	左右键更改一行，Enter 发牌。与其他规则冲突的规则会关闭对方，标题中会说明。对手与你轮流翻牌，记忆力如其所在行所示。基准是完美记忆的平均值，随规则而变。
  key	change	更改
  key	daily	每日
  key	journey	旅程
  	Journey	旅程
  motion	full	完整
  motion	reduced	精简
  motion	none	无
  colours	auto	自动
  colours	dark	深色
  colours	light	浅色
  colours	high contrast	高对比度
  colours	none	无
  table	felt	绿绒
  table	navy	藏青
  table	charcoal	炭灰
  table	terminal's own	终端背景
  pictures	auto	自动
  pictures	blocks	色块
  pictures	emoji	emoji
  pictures	text	文字
  pictures	ASCII	ASCII
  direction	forward	正向
  direction	reverse	反向
  direction	both	双向
  	yes	是
  	no	否
  	Hint	提示
  	Undo	撤销
  	Redo	重做
  	Paused	已暂停
  	Motion	动画
  	Colours	颜色
  	Table	牌桌
  	Pictures	图案
  	Always show letters	始终显示字母
  	Quiet screen	安静画面
  	Language	语言
  	Turn misses back	配错后盖回
  	{1} (next game)	{1}（下局起）
  	Starting deck	起始牌组
  	Pairs per game	每局对数
  	Show the daily streak	显示连续天数
  	Bell for a pair	配对时响铃
  	Type the other side	输入另一面
  	Study direction	学习方向
  	Settings	设置
  	Rules marked (next game) apply from the next game on, everything else at once. Blocks draw pictures over the whole card; emoji and text are the terminal's own characters. A quiet screen changes only when you press a key. Misses turn back on your next turn, or by themselves after some seconds.	标有（下局起）的规则从下一局起生效，其余立即生效。色块把图画铺满整张牌；emoji 和文字用终端自己的字符。安静画面只在你按键时变化。没配上的牌在下一次翻牌时盖上，或几秒后自动盖上。
  	changes apply at once	更改立即生效
  settings	Look	外观
  settings	Play	玩法
  	Set up a new game	设置新局
  language	automatic	自动
  	last played	上次玩的
  	deck's default	牌组默认
  seconds	{1} s	{1} 秒
  	on next turn	下次翻牌时
  	Unfinished games	未完局
  	Games in progress were left; games set aside made way for a new one. The game on the table is kept when another one is resumed.	“进行中”的是中途离开的牌局，“已搁置”的是为新局让位的牌局。继续另一局时，桌上的牌局会保存下来。
  	resume the game	继续此局
  	No other unfinished game.	没有其他未完局。
  games	In progress	进行中
  games	Set aside	已搁置
  pairs	{1} of {2} found	已找到 {1}/{2}
  	{1} day ago	{1} 天前
  	{1} hour ago	{1} 小时前
  	just now	刚刚
  	{1} minute ago	{1} 分钟前
  colour	red	红
  colour	orange	橙
  colour	yellow	黄
  colour	green	绿
  colour	teal	青
  colour	blue	蓝
  colour	purple	紫
  colour	pink	粉
  colour	brown	棕
  colour	gray	灰
  	word pairs	词语配对
  	words	词语
  	matching pictures	相同图案
  	pictures	图案
  deck	Name	名称
  deck	Colour	颜色
  deck	Pairs	对数
  deck	Cards	牌面
  deck	Add	添加
  	built-in	内置
  	Edit deck	编辑牌组
  	Saved.	已保存。
  	{1} removed. Enter: put back	已删除 {1} 对。Enter：恢复
  	{1} face	{1} 种牌面
  	term	词条
  	definition	释义
  	pairs per game	对/局
  	an emoji or a word	emoji 或词语
  	an emoji, or a word and Enter	emoji，或词语加 Enter
  	change; put back a removed pair	更改；恢复已删除的一对
  	remove a pair	删除一对
  	left; less	向左；减少
  	down	向下
  	up	向上
  	right; more	向右；增加
  	next field	下一栏
  	previous field	上一栏
  	more pairs, next colour	增加对数，下一个颜色
  	fewer pairs, previous colour	减少对数，上一个颜色
  	first field	第一栏
  	last field	最后一栏
  key	done	完成
  	back; everything is saved	返回；全部已保存
  key	pictures	图案
  	left	向左
  	right	向右
  	add the text	添加文字
  	change	更改
  key	next field	下一栏
  key	keep	保留
  	keep the text	保留文字
  	Add pictures	添加图案
  	Change the card	修改卡片
  	Type a word to find a picture by its name, such as bear.	输入词语，按名称查找图案，例如“熊”。
  	No picture has this name. Enter adds the word.	没有叫这个名称的图案。按 Enter 添加词语。
  	Card	牌
  	Cards	牌
  	✓ in the deck	✓ 已在牌组中
  	Check	检查
  	no term twice	没有重复的词条
  	{1} term twice	{1} 个词条重复
  	no definition twice	没有重复的释义
  	{1} definition twice	{1} 个释义重复
  	{1} known	已掌握 {1}
  	{1} learning	学习中 {1}
  	{1} new	新 {1}
  	Study	学习
  	Editing a deck	编辑牌组
  	Changes save automatically; undo any time. Type or paste an emoji to add it, or a word and Enter. Pasted lines become one face each, or a term and its definition if there is a tab. The current game keeps its cards.	更改自动保存，随时可以撤销。输入或粘贴 emoji 即可添加，词语则按 Enter。粘贴的每一行成为一个牌面；含制表符的行成为词条和释义。当前这局的牌不变。
  	Not saved yet: a deck needs two pairs.	尚未保存：牌组至少要有两对。
  	A deck needs two pairs	牌组至少要有两对
  	Not saved	未保存
  	Not saved yet	尚未保存
  	Found	找到
  pictures	Near	相近
  pictures	Recent	最近
  before a number	moves	步数
  between two numbers	pairs, moves	对，步数
  between pairs and moves	in	对用
  player	You	你
  ghost	Best	最佳
  	Ghost	幽灵
  	Race your best game.	与自己的最佳对局比赛。
  	Race your best	与最佳对局比赛
  	Race the ghost.	与幽灵比赛。
  	Race the ghost	与幽灵比赛
  	Race the ghost: {1}. Its clock starts with yours.	与幽灵比赛：{1}。它与你同时计时。
  	Race the ghost: {1}.	与幽灵比赛：{1}。
  	Race the ghost: {1}	与幽灵比赛：{1}
  	Race your best game: {1}. Its clock starts with yours.	与自己的最佳对局比赛：{1}。它与你同时计时。
  	Race your best game: {1}.	与自己的最佳对局比赛：{1}。
  	Race your best: {1}	与最佳对局比赛：{1}
  	It was never finished.	那一局没有玩完。
  	You needed {1} and {2}.	和它相比：{1}，{2}。
  	You beat your best game!	你赢了自己的最佳对局！
  	You beat the ghost!	你赢了幽灵！
  	You lose to your best game.	你输给了自己的最佳对局。
  	You lose to the ghost.	你输给了幽灵。
  	You lose.	你输了。
  	A tie with your best game.	与自己的最佳对局打平。
  	A tie with the ghost.	与幽灵打平。
  	as many moves	步数相同
  	{1} fewer move	少用 {1} 步
  	{1} more move	多用 {1} 步
  	the same time	用时相同
  	{1} s less	少用 {1} 秒
  	{1} s more	多用 {1} 秒
  place of a card	the left half	左半边
  place of a card	the right half	右半边
  place of a card	the upper half	上半边
  place of a card	the lower half	下半边
  place of a card	the middle	中间
  place of a card	the left side	左侧
  place of a card	the right side	右侧
  place of a card	the upper side	上侧
  place of a card	the lower side	下侧
  	You have not seen the other card (-1 star).	另一张你没见过（-1 星）。
  	The other card was not shown.	另一张没翻开过。
  	Not shown yet	没翻开过
  	There is no pair yet that you could know (-1 star).	现在没有你能知道的对子（-1 星）。
  	No known pair yet (-1 star).	还没有你能知道的对子（-1 星）。
  	No known pair	还没有对子
  	You have seen the other card (-1 star). i: in which half	另一张你见过（-1 星）。i：在哪一半
  	You have seen it. i: where	你见过它。i：在哪
  	Yes. i: where	有。i：在哪
  	Yes	有
  	There is a pair that you could know (-1 star). i: in which half	有一对你应该知道（-1 星）。i：在哪一半
  	You could know a pair. i: where	有一对你该知道。i：在哪
  	One of its cards is in {1}. i: which card	其中一张在{1}。i：是哪张牌
  	In {1}. i: which one	在{1}。i：是哪张
  	In {1}	在{1}
  	It is the card marked with ?	就是标着 ? 的那张牌
  	The marked card (?)	标着 ? 的牌
  	Marked: ?	标记：?
  place of a card	{1} of {2}	{2}的{1}
  	Chapter {1} of {2}	第 {1}/{2} 章
  	Board {1}: {2}, {3}	第 {1} 关：{2}，{3} 对
  	opens at {1} {2}	{1} {2} 解锁
  	choose a board	选择关卡
  	play the chosen board	玩所选关卡
  	board before	前一关
  	board after	后一关
  	chapter before	前一章
  	chapter after	后一章
  	first board	第一关
  	last board	最后一关
  	Boards grow from 3 pairs, first through decks, then through rules. Three stars: you forgot nothing. Two stars: forgetting cost at most two moves. One star: you found all pairs. Stars open chapters, and every open board can be played again: its cards are always new.	从 3 对起逐步加大，先换牌组，再换规则。三星：一张没忘。两星：遗忘最多损失两步。一星：找齐所有对子。星星解锁章节，已解锁的关都能重玩，每次牌都不同。
  	Board {1}: {2}	第 {1} 关：{2}
  	Not open yet	尚未解锁
  	This chapter opens at {1} star; you have {2}.	本章需 {1} 星解锁；你有 {2} 星。
  	Opens at {1} star	{1} 星解锁
  	+{1} s	+{1} 秒
  key	more	更多
  	line down	下移一行
  	line up	上移一行
  	to the top	回到顶部
  	to the end	到结尾
  	Race	比赛
  key	start without them	不等了
  key	ready	准备好
  	Race {1}	比赛 {1}
  	{1}/{2} pair	{1}/{2} 对
  	It starts when everybody is ready.	所有人准备好就开始。
  	Waiting for the others.	正在等其他人。
  	Waiting for somebody to join.	正在等人加入。
  	It starts in {1}…	{1} 秒后开始…
  	To join:	加入方式：
  	I am ready	我准备好了
  	Start without the others	不等其他人，直接开始
  	Races	比赛
  	Choose a race to join it, or make a new one.	选择一场比赛加入，或新建一场。
  key	new race	新比赛
  key	join	加入
  	on this computer	在这台电脑上
  racers	nobody yet	暂无人
  	New race	新比赛
  	You win the race!	你赢得了比赛！
  place	You are {1} of {2}.	{2} 人中你是{1}。
  	Place {1}	第 {1} 名
  racer	{1} {2}	{1} {2}
  	{1} breaks the rules	{1}违规
  	{1} has left	{1}已退出
  racer	{1} {2} of {3}	{1} {2}/{3}
  	same board	同一牌阵
  	Your best	你的最佳
  	The ghost	幽灵
  	level	持平
  	one pair ahead	领先 {1} 对
  	one pair behind	落后 {1} 对
  racer	not ready	未准备
  racer	ready	已准备
  racer	has left	已退出
  racer	breaks the rules	违规
  racer	finished {1}	完赛：{1}
  racer	racing alone	独自比赛
  racer	racing	比赛中
  place	first	第一名
  place	second	第二名
  place	third	第三名
  place	{1}th	第 {1} 名
  	{1}/{2} pair, {3}	{1}/{2} 对，{3}
  	move {1}	第 {1} 步
  	Time	用时
  	Faultless: you did not forget a single card. Well played!	零遗忘：一张牌都没忘。打得漂亮！
  	Other moves	其他步数
  	Forgotten	遗忘
  	{1} more pair	另外 {1} 对
  	better moves were possible	本可以走得更好
  	Details	详情
  key	play again	再来一局
  	new game	新局
  key	review	复盘
  	review the game	复盘本局
  	Moves	步数
  	Penalty	罚时
  seconds	{1}, +{2} s	{1}，+{2} 秒
  	Par	基准
  	No exact values are known for {1}, so luck and memory are not told apart.	“{1}”没有精确数值，因此不区分运气和记忆。
  	average for a perfect memory	完美记忆的平均步数
  	perfect average	完美记忆平均
  	Luck	运气
  	Memory	记忆
  	Hints	提示
  	each costs a star, down to one	每次扣一星，至少留一星
  	a star each	每次扣一星
  	Speed	速度
  	{1}% from speed bonuses	{1}% 来自速度加分
  	{1}% bonuses	{1}% 为加分
  	Misses	配错
  	with cards seen before	翻到见过的牌
  	none cost a point	没有扣分
  	Score	得分
  	Points	得分明细
  	lucky	运气好
  	unlucky	运气差
  	nothing forgotten	一张没忘
  	perfect	完美
  	nothing forgotten, with hints	一张没忘，用了提示
  	with hints	用了提示
  	next to nothing lost	几乎没有损失
  	nearly perfect	近乎完美
  	moves lost to forgetting	因遗忘损失的步数
  	lost to forgetting	因遗忘损失
  	forgotten	遗忘
  	once, seen {1} move before	1 次，{1} 步前见过
  	once	1 次
  	forgotten twice	忘了 2 次
  	twice	2 次
  	forgotten {1} time	忘了 {1} 次
  	{1} time	{1} 次
  	{1} move	{1} 步
  	{1} miss	配错 {1} 次
  	{1} hint	{1} 次提示
  	Both pairs found	两对全部找到
  	All {1} pair found	{1} 对全部找到
  	You forgot nothing.	你一张都没忘。
  	forgotten once	忘了 1 次
  	cost {1} moves	损失 {1} 步
  	set up a new game	设置新局
  	daily board	每日牌阵
  	journey	旅程
  	review the game, card by card	逐张复盘本局
  key	only missed	只练没记住的
  	play only the pairs you missed	只玩没记住的对子
  key	decks	牌组
  	choose another deck	选择其他牌组
  key	details	详情
  	luck, memory and points	运气、记忆和得分
  	copy the result as text	把结果复制为文字
  key	same position	同一局面
  key	same board	同一牌阵
  	same position again	同一局面再来一次
  	same board again	同一牌阵再来一局
  key	race	比赛
  	race your best game	与自己的最佳对局比赛
  key	best games	最佳对局
  key	statistics	统计
  	best games	最佳对局
  	statistics	统计
  	unfinished games	未完局
  	settings	设置
  	Result	结果
  	Three stars: you forgot nothing. Two stars: forgetting cost at most two moves. One star: you found all pairs. A hint costs a star. Par is the average for a perfect memory. A ! marks a move in which you forgot a card.	三星：一张没忘。两星：遗忘最多损失两步。一星：找齐所有对子。每次提示扣一星。基准是完美记忆的平均步数。! 标出忘了牌的那一步。
  button	Play again	再来一局
  button	Review	复盘
  button	Only missed	只练没记住的
  	Copied the result as text.	已把结果复制为文字。
  	{1} of {2} pair	{1}/{2} 对
  	This does not count. The first time: {1}.	不计成绩。首次：{1}。
  	Board {1} of the journey.	旅程第 {1} 关。
  	J: the map	J：地图
  	This does not count: you knew the board.	不计成绩：这副牌阵您已经见过。
  	Place 1 of all!	总榜第 1 名！
  	Place {1} of all	总榜第 {1} 名
  	Place: after the best {1}	名次：前 {1} 名之外
  	Place: none, you knew the board	名次：无，牌阵已玩过
  	Place: none, you had hints	名次：无，用过提示
  	Place: not saved	名次：未保存
  	Your best was {1}.	此前最佳：{1}。
  	Streak {1} day.	连续 {1} 天。
  	This does not count. Your first try: {1}.	不计成绩。首次成绩：{1}。
  	{1} with {2} point	{1} 步、{2} 分
  moves in a time	{1} in {2}	{1} 步、{2}
  	Sudden death: a card was forgotten.	骤死：忘了一张牌。
  	The {1} move of the game is used up.	本局的 {1} 步已用完。
  	The time is up.	时间到。
  game	practice	练习
  	Result as text	文字结果
  	Select the text with the mouse; in most terminals, hold Shift meanwhile.	用鼠标选取文字；多数终端须同时按住 Shift。
  	Hold Shift and select the text with the mouse.	按住 Shift，用鼠标选取文字。
  	Select it with Shift and mouse	按住 Shift 用鼠标选取
  	Shift and mouse select	Shift + 鼠标选取
  	Shift + mouse	Shift + 鼠标
  	back to the result	回到结果
  	Memorize daily {1}	Memorize 每日牌阵 {1}
  	Memorize daily {1} as practice	Memorize 每日牌阵 {1}（练习）
  	Memorize journey {1}	Memorize 旅程第 {1} 关
  	Memorize journey {1} as practice	Memorize 旅程第 {1} 关（练习）
  	Memorize study	Memorize 学习
  	Memorize against {1}	Memorize 对战：{1}
  between the pairs of players, as in 5 to 3	to	比
  	pairs {1}, {2}	对数 {1}，{2}
  	{1} of {2} pair, {3}, {4}	{1}/{2} 对，{3}，{4}
  	memory {1}	记忆 {1}
  	{1} of 3 stars	{1}/3 星
  	forgot nothing	一张没忘
  	forgot a card in {1} move	有 {1} 步忘了牌
  	Move {1} of {2}	第 {1}/{2} 步
  	{1}. n: next one	{1}。n：下一张
  	n: next	n：下一张
  	{1}: {2} forgotten, {3} lucky	{1}：忘 {2} 次，幸运 {3} 次
  	Par {1}. Nothing forgotten.	基准 {1}。一张没忘。
  	Nothing forgotten	一张没忘
  	{1} card forgotten	忘了 {1} 张牌
  	Par {1}. {2}. n: next one	基准 {1}。{2}。n：下一张
  	{1}. n: next	{1}。n：下一张
  	Remember where the cards are. Any key hides them.	记住牌的位置。按任意键盖住。
  	Remember the cards. Any key hides them.	记住这些牌。按任意键盖住。
  	Remember the cards.	记住这些牌。
  	Remember!	记住！
  	These are the cards you had seen. Press a key to hide them.	这些是你见过的牌。按任意键盖住它们。
  	Cards you had seen. Any key hides them.	你见过的牌。按任意键盖住。
  	Press a key to hide them.	按任意键盖住。
  	Press a key	按任意键
  	luck {1}	运气 {1}
  	Par {1}, {2}: {3}	基准 {1}，{2}：{3}
  	{1}. Nothing forgotten.	{1}。一张没忘。
  	{1}. {2} forgotten; costliest: move {3}, {4}	{1}。忘了 {2} 张；损失最大：第 {3} 步，{4}
  	{1}. {2} forgotten	{1}。忘了 {2} 张
  moves	cost {1}	损失 {1}
  	You remembered {1}, and the other one	你记得 {1}，也记得另一张
  	You remembered the other {1}	你记得另一张 {1}
  	Forgotten: {1} was here (!). You saw it {2}	忘了：{1} 就在这里（!）。你在 {2}见过它
  	Forgotten: {1} could not match. You saw it {2}	忘了：{1} 不可能配上。你在 {2}见过它
  	New: {1}	新牌：{1}
  remark	New	新牌
  	Remembered: {1}	记得：{1}
  	Remembered	记得
  	Lucky: {1} had not been seen	幸运：{1} 从没见过
  	Lucky: {1}	幸运：{1}
  remark	Lucky	幸运
  	Wasted: {1} was known and no use	浪费：{1} 已经知道，翻了没用
  	Wasted: {1}	浪费：{1}
  remark	Wasted	浪费
  	Shuffled: remembered places no longer count	已洗牌：记住的位置不再有效
  	Shuffled	已洗牌
  	Forgotten: {1} (!), seen {2}	忘了：{1}（!），{2}见过
  	Forgot: {1} !	忘了：{1} !
  	Forgot !	忘了 !
  	Forgotten: {1} was no match, seen {2}	忘了：{1} 配不上，{2}见过
  	Cost: {1}	损失：{1}
  	after {1}	用了 {1}
  cost	{1} moves	{1} 步
  	{1} move ago	{1} 步前
  moves	forgetting cost {1}	遗忘损失 {1}
  key	again	重来
  key	pause	暂停
  key	next !	下一个 !
  	next forgotten card	下一张忘了的牌
  	previous forgotten card	上一张忘了的牌
  	pause, or resume	暂停或继续
  	a step back	后退一步
  	a step on	前进一步
  key	slower	减速
  	half as fast	速度减半
  key	faster	加速
  	twice as fast	速度加倍
  	ten steps back	后退十步
  	ten steps on	前进十步
  	again from the start	从头重来
  	A recording	录像
  	A game as it was played.	对局的原样回放。
  	Pauses are left out, and waits are cut to 3 s.	略去暂停，等待缩至 3 秒。
  playback	paused	已暂停
  playback	paused {1}	已暂停 {1}
  playback	end	结束
  	A card that had been seen and was forgotten is marked with a !. Luck and the cost of forgetting are given in moves.	见过却忘了的牌标有 !。运气和遗忘的损失以步计。
  	pause or resume, or press the key you click	暂停或继续，或按下所点的按键
  	Right click	右键
  	Wheel	滚轮
  	move a board larger than the window	移动超出窗口的牌阵
  page	Review	复盘
  key	try move {1}	从第 {1} 步重试
  key	try again	再试一次
  	a card back	后退一张
  	a card on	前进一张
  	next forgotten card, or the end	下一张忘了的牌，或结尾
  	practice: play on from before this move	练习：从这一步之前接着玩
  key	result	结果
  	play, or pause	播放或暂停
  key	previous	上一个
  	previous forgotten card, or the start	上一张忘了的牌，或开头
  	ten cards back	后退十张
  	ten cards on	前进十张
  	to the start	到开头
  	to the end, with a summary	到结尾，看总结
  	Your game, card by card.	逐张回看你的对局。
  	To try again, play on from before the move you see: first you are shown the cards you had seen; any key hides them. That is practice and does not count.	想再试一次，可从眼前这一步之前接着玩：先亮出你见过的牌，按任意键盖住。这是练习，不计成绩。
  	{1}, {2} pair	{1}，{2} 对
  	{1} game	{1} 局
  	{1} day	{1} 天
  	and {1} more	另有 {1} 项
  chart	seen	相隔
  chart	tests	测试
  chart	recalled	记住
  	seen: cards turned since you last saw the card. {1}{2}: the share you recalled. {3}{4}: 95% confidence.	相隔：上次见到后翻过的牌数。{1}{2}：记住的比例。{3}{4}：95% 置信区间。
  	cards turned since you saw it; the band holds 95%	见过之后翻过的牌数；色带为 95% 区间
  	cards turned since you saw it	见过之后翻过的牌数
  	cards turned since	之后翻过的牌数
  	cards	牌数
  	How often (%) you forgot a card in this place.	每个位置忘牌的频率（%）。
  	How often (of 10) you forgot a card in this place.	每个位置忘牌的频率（10 次中）。
  	{1} are quarters, {2} was never tested.	{1} 各代表四分之一，{2} 从未测试。
  	No finished games yet. Play one with 'memorize'.	还没有玩完的局。输入“memorize”来玩一局。
  	Find all pairs of a board, and this page fills up. Esc leads back to the table.	找出一副牌阵的全部牌对，这里就会有内容。按 Esc 回到牌桌。
  	Moves over par	高于基准的步数
  	A bar for each game: how many moves more you needed than a perfect memory does.	每局一根柱：比完美记忆多用了几步。
  	Forgetting curve	遗忘曲线
  	How often you still know a card, the longer ago you saw it.	牌看过越久，还记得的比例是多少。
  	Places you forget	易忘位置
  	Where on a board you forget cards most often.	您最常忘记牌阵上哪些位置的牌。
  	Milestones	里程碑
  	Milestone: {1}	里程碑：{1}
  	Milestone	里程碑
  	No games yet	还没有对局
  	All games	全部对局
  	Games	对局
  	Open cards	明牌
  	Streak	连续天数
  	{1} (best {2})	{1}（最佳 {2}）
  	Best	最佳
  	Median	中位数
  	best {1}, median {2}	最佳 {1}，中位数 {2}
  	Best score	最高得分
  	{1} move, {2}	{1} 步，{2}
  	{1} moves per game ({2})	每局 {1} 步（{2}）
  	{1} moves per game	每局 {1} 步
  	{1} broken line	{1} 行损坏
  	{1} line of a newer version	{1} 行来自更新版本
  	Skipped: {1}.	已略过：{1}。
  	{1}, played for {2}	{1} 局，共玩 {2}
  	on par	与基准持平
  	{1} over par	高于基准 {1}
  	{1} under par	低于基准 {1}
  	{1} min	{1} 分钟
  	{1} h {2} min	{1} 小时 {2} 分钟
  	{1} won	胜 {1}
  	{1} tied	平 {1}
  	{1} lost	负 {1}
  	Decks and sizes: moves over par, times	牌组与大小：高于基准的步数、用时
  	Decks: moves over par	牌组：高于基准的步数
  table	best	最佳
  table	median	中位数
  table	best time	最快用时
  table	median time	用时中位数
  table	games	局数
  table	score	得分
  table	moves	步数
  table	to par	较基准
  table	time	用时
  	Latest games	最近对局
  	last {1} game	最近 {1} 局
  	{1} look	{1} 次测试
  	Streak {1} (best {2})	连续 {1}（最佳 {2}）
  	Days	日历
  	Statistics	统计
  	All games first, then the games of each deck and size. Par is the average for a perfect memory. Memory: moves lost to forgetting. Luck: moves won or lost by chance.	先是全部对局，再按牌组和大小分列。基准是完美记忆的平均步数。记忆：因遗忘多走的步数。运气：因偶然省下或多走的步数。
  key	next deck	下一牌组
  	Statistics: {1}	统计：{1}
  chart	par	基准
  chart	best {1}	最佳 {1}
  	mean {1}	平均 {1}
  mean	was {1}	此前 {1}
  	in {1} day	{1} 天后
  	New pairs	新对子
  	Look at both sides. Any key deals them, together with pairs that you know.	看清两面。按任意键发牌，与你学过的对子一起。
  	Look at both sides. Press any key to continue.	看清两面。按任意键继续。
  	Press any key to continue.	按任意键继续。
  	Press any key	按任意键
  key	go on	继续
  	deal these pairs	发这些对子
  	back, without dealing them	返回，不发牌
  	Right!	答对了！
  	{1} but it is written {2}.	{1}不过应写作 {2}。
  	Right,	对，
  	Nearly: {1}, with one {2}.	很接近：{1}，只有一个 {2}。
  	Nearly: {1}, with two {2}.	很接近：{1}，有两个 {2}。
  	Case, punctuation and words in brackets make no difference. Wrong accents and a single typo are pointed out, but count as known. An empty answer means that you do not know it. Escape closes without a grade.	大小写、标点和括号里的词不影响判定。重音符号有误或只打错一个字母会指出，但算掌握。答案留空表示不知道。Esc 关闭，不评分。
  key	check	检查
  	check the answer	检查答案
  	go on	继续
  key	count as wrong	计为答错
  	count the answer the other way	把判定改成相反
  key	count as known	计为掌握
  	Pair! Type the other side	配对！输入另一面
  key	skip	跳过
  key	close without a grade	不评分关闭
  	Done for today	今日完成
  	Next board	下一轮
  	{1} more board today.	今天还有 {1} 轮。
  	You missed: {1}, {2}	没记住：{1}，{2}
  	You missed: {1}.	没记住：{1}。
  	You missed {1} pair.	有 {1} 对没记住。
  	Missed: {1}	没记住 {1} 对
  	Progress	进度
  	Known pairs are remembered for three weeks or more. Only pairs that you had learned before count as tests. Matching is easier than typing, so both are counted. The schedule check compares what the schedule expected with what you remembered.	“已掌握”指能记住三周以上。只有以前学过的对子才算测试。配对比输入容易，所以分开统计。“排期检验”把预期与你实际记住的作比较。
  	back to the plan of the day	回到当天计划
  	back	返回
  	{1} due today	今天待复习 {1}
  	Remembered, by day	每日记住率
  	goal 90%	目标 90%
  	Each day adds a bar: the share of pairs that you still knew.	每天添一根柱：还记得的词对所占的比例。
  	Due, next {1} day	未来 {1} 天待复习
  	about {1} a day	每天约 {1} 对
  	The days on which the pairs that you learn come back.	学过的词对会在哪些天回来复习。
  	matching {1}	配对 {1}
  	typed {1}	输入 {1}
  	this week	本周
  	week	周
  	Confusions	易混淆
  	Pairs that you take for each other. They are dealt together.	您会弄混的词对。它们会一起发出。
  	Schedule check	排期检验
  	Whether you remember as much as the schedule expects.	您记得的是否和计划预期的一样多。
  	forgotten {1} of {2}	{2} 次忘 {1} 次
  	Hardest	最难记
  	The pairs that you forgot most often.	您最常忘记的词对。
  measured	was {1}	实际 {1}
  	expected {1}	预期 {1}
  pairs	due	待复习
  pairs	new	新学
  pairs	confused	易混淆
  	dealt together	一起发牌
  	You confuse	你常混淆
  	Coming days	未来几天
  	{1} a day on average	平均每天 {1} 对
  	No pair is due on these days.	这些天没有到期的词对。
  key	progress	进度
  	your progress with this deck	你在这个牌组的进度
  key	direction: {1}	方向：{1}
  	which side is asked for: forward, reverse or both	问哪一面：正向、反向或双向
  key	type answers: {1}	输入答案：{1}
  	type the other side of each pair found	找到每一对后输入另一面
  	play only the pairs that you missed	只玩没记住的对子
  	on	开
  	off	关
  	study	学习
  key	one more board	再来一轮
  key	start	开始
  	One more board	再来一轮
  	Start	开始
  	Only what I missed	只练没记住的
  	The pairs that you are about to forget come first, then pairs that you confuse, on one board, then five new ones a day. A pair counts as known when you had seen the other card and turned it; a wrong card that you had just seen counts against you. Errors of place and lucky finds count for nothing. Typed answers count most.	先是快要忘的对子，再是你常混淆的对子（在同一轮里），然后每天五对新的。见过另一张牌并把它翻出来，才算掌握；翻了刚见过的错牌，算没记住。记错位置和碰巧找到都不算。输入的答案分量最重。
  	You have missed no pair yet.	还没有需要补练的对子。
  	Nothing missed	无需补练
  	last studied today	上次学习：今天
  	last studied yesterday	上次学习：昨天
  	last studied {1} day ago	上次学习：{1} 天前
  	about {1} minute	约 {1} 分钟
  	1 board of {1} pair, {2}.	1 轮，{1} 对，{2}。
  	{1} board of 6 to 8 pairs, {2}.	{1} 轮，每轮 6 到 8 对，{2}。
  	{1} pair to review	复习 {1} 对
  	Nothing is due tomorrow.	明天没有待复习的。
  	Tomorrow: {1}.	明天：{1}。
  	and	与
  	Same board again	同一牌阵再来
  	{1}. The old one is saved (g).	{1}。旧局已保存（g）。
  	{1}; g: old one	{1}；g：旧局
  	The deck has only {1} pair.	这个牌组只有 {1} 对。
  	Only {1} pair	只有 {1} 对
  	Open cards: match all pairs.	明牌：配完所有对子。
  	Open cards: match all pairs. A miss costs a second.	明牌：配完所有对子。配错一次加一秒。
  	Match all pairs	配完所有对子
  	Practice: no stars for the same board again.	练习：重玩同一局不得星。
  	Practice: no stars	练习：不得星
  	Practice	练习
  	The old game is saved (g).	旧局已保存（g）。
  	Turn two cards: pairs leave the table. Arrows, Space, click. J: journey	每次翻两张，成对即离桌。方向键、Space、点击。J：旅程
  	Find the pairs: arrows and Space, or click. J: journey	找出对子：方向键加 Space，或点击。J：旅程
  	Find pairs: arrows, Space. J: journey	找对子：方向键、Space。J：旅程
  	Find pairs. J: journey	找对子。J：旅程
  	Find pairs	找对子
  	Practice from move {1}	从第 {1} 步练习
  	Paused. p resumes.	已暂停。p 继续。
  	Undone. U: redo	已撤销。U：重做
  	Undone	已撤销
  	{1} (bonus {2} s)	{1}（加分剩 {2} 秒）
  two sentences	{1}. {2}	{1}。{2}
  	{1}!	{1}！
  	Done!	完成！
  	{1}! Par {2}: {3}	{1}！基准 {2}：{3}
  	Done, {1}	完成，{1}
  	with {1}	用了 {1}
  	forgetting cost {1} moves	遗忘损失 {1} 步
  	forgetting cost next to nothing	遗忘几乎没有损失
  	You forgot a card	你忘了一张牌
  	No moves left	步数用完
  	Time is up	时间到
  	The game is over	本局已结束
  	{1}. You found {2} of {3} pair.	{1}。{3} 对中找到 {2} 对。
  	{1}: {2} of {3} pair	{1}：{2}/{3} 对
  	{1}. Turn another card.	{1}。再翻一张牌。
  	This pair is found. Turn another card.	这一对已找到。请翻另一张牌。
  	This card is chosen. Choose its partner.	这张牌已选中。请选与它成对的牌。
  	This card is already face up. Turn another card.	这张牌已翻开。请翻另一张牌。
  	No rival remembers anything here. N sets up a game.	这里没有记牌的对手。按 N 设置新局。
  	The rival remembers these cards; hollow marks soon fade.	对手记得这些牌；空心标记快要忘了。
  	No finished game to review yet.	还没有可复盘的对局。
  key	memory	记忆
  key	hurry	催促
  key	turn	翻牌
  	turn a card	翻一张牌
  	next hidden card	下一张未翻的牌
  	previous hidden card	上一张未翻的牌
  key	letters	字母
  	choose by letters	按字母选牌
  	ask for a hint	请求提示
  	undo, in practice	撤销（练习时）
  	redo, in practice	重做（练习时）
  key	new	新局
  	review the last game	复盘上一局
  key	shuffle	洗牌
  	shuffle all cards	洗所有的牌
  	show a rival's memory	显示对手的记忆
  key	games	未完局
  key	settings	设置
  	larger cards	放大牌
  	smaller cards	缩小牌
  	move the cursor	移动光标
  	PgUp PgDn	PgUp PgDn
  	scroll a large board	滚动大牌阵
  	erase a letter	删除一个字母
  	stop typing letters	结束输入字母
  	How to play	玩法
  	Turns	轮流
  	turn a card, or press the key you click	翻牌，或按下所点的按键
  	Wheel, drag	滚轮、拖动
  	move a large board	移动大牌阵
  	Turn two cards at a time. A pair leaves the table.	每次翻两张牌，成对就离桌。
  	Open cards: all cards lie face up.	明牌：所有牌都翻开。
  	A pair is yours and earns another turn; a miss passes the turn. Most pairs win. Space hurries a rival; it sees only what lay face up.	找到的对子归你，还能再翻一次；配错就轮到下一位。对子最多者胜。Space 催促对手；它只看得到翻开过的牌。
  	A pair scores 2, plus up to 6 per card: the less you have looked at it, the more. Missing with a card you have seen before costs 1. Each hint costs a star.	每对得 2 分，每张牌另有最多 6 分：看得越少，加分越多。配错时，见过的牌每张扣 1 分。每次提示扣一星。
  	Choose two cards that belong together; a pair leaves the table. There are no points: the fastest game is the best, and a miss adds a second to the clock.	选出属于一对的两张牌，成对就离桌。没有得分：最快的一局最好，配错一次加一秒。
  	This is practice: it does not count, and r lays out the same position again. A new game counts.	这是练习：不计成绩，按 r 重摆同一局面。新局计成绩。
  	Type a card's letters	输入牌上的字母
  	Letters	字母
  	Type a card's letters: {1}	输入牌上的字母：{1}
  	Letters: {1}	字母：{1}
  	Slow connection: cards are drawn plain from now on.	连接较慢：此后牌面简化显示。
  	Practice: {1}	练习：{1}
  	Daily: {1}	每日：{1}
  	Journey: {1}	旅程：{1}
  	Study: {1}	学习：{1}
  	Missed pairs: {1}	没记住的：{1}
  status	pairs	对数
  status	moves	步数
  status	par	基准
  status	score	得分
  status	left	剩余
  	You	你
  	The wedge shows your remaining bonus.	扇形表示剩余的加分。
  	The bar shows your remaining bonus.	长条表示剩余的加分。
  	The circle shows your remaining bonus.	圆圈表示剩余的加分。
  	The number shows your remaining bonus.	数字表示剩余的加分。
  	{1} needs single faces	“{1}”需要相同图案的牌组
  	for one player: {1}	仅限单人：{1}
  	No finished game on this board to race yet.	这个牌阵还没有玩完的局可比赛。
  	This pair is in the deck already.	牌组里已有这一对。
  	These pairs are in the deck already.	牌组里已有这些对子。
  	Imported {1} pair as "{2}"	已导入 {1} 对，存为“{2}”
  	{1}: expected a deck	{1}：不是牌组
  	{1} picture	{1} 张图片
  	{1} unreadable picture	{1} 张图片无法读取
  deck	{1} copy	{1} 副本
  	A deck needs a name.	牌组需要名称。
  	There is already a deck named "{1}".	已有名为“{1}”的牌组。
  milestone	Faultless, 6+ pairs	零遗忘，6 对起
  milestone	30 pairs	30 对
  milestone	Seven days in a row	连续七天
  milestone	{1} beaten	战胜{1}
  milestone	Journey chapter {1}	旅程第 {1} 章
  date	{1} {2} {3}	{3} {2} 日 {1}
  date	{1} {2}	{2} {1} 日
  weekday	Monday	星期一
  weekday	Tuesday	星期二
  weekday	Wednesday	星期三
  weekday	Thursday	星期四
  weekday	Friday	星期五
  weekday	Saturday	星期六
  weekday	Sunday	星期日
  weekday	Mo	一
  weekday	Tu	二
  weekday	We	三
  weekday	Th	四
  weekday	Fr	五
  weekday	Sa	六
  weekday	Su	日
  month	January	1 月
  month	February	2 月
  month	March	3 月
  month	April	4 月
  month	May	5 月
  month	June	6 月
  month	July	7 月
  month	August	8 月
  month	September	9 月
  month	October	10 月
  month	November	11 月
  month	December	12 月
  month and year	{1} {2}	{2} 年 {1}
  month after a day	January	1 月
  month after a day	February	2 月
  month after a day	March	3 月
  month after a day	April	4 月
  month after a day	May	5 月
  month after a day	June	6 月
  month after a day	July	7 月
  month after a day	August	8 月
  month after a day	September	9 月
  month after a day	October	10 月
  month after a day	November	11 月
  month after a day	December	12 月
  month	Jan	1月
  month	Feb	2月
  month	Mar	3月
  month	Apr	4月
  short month	May	5月
  month	Jun	6月
  month	Jul	7月
  month	Aug	8月
  month	Sep	9月
  month	Oct	10月
  month	Nov	11月
  month	Dec	12月
  chapter	First steps	初试身手
  chapter	Bigger boards	更大的牌阵
  chapter	Words	词语
  chapter	Two sides: terms here, definitions there	分列两侧：词条一边，释义一边
  chapter	Close gaps: cards move up	补位：后面的牌补上
  chapter	All together	双管齐下
  chapter	Drift: a miss slides a row	漂移：配错则整行滑动
  chapter	Three of a kind	三张一组
  chapter	Sudden death: forget nothing	骤死：一张都不能忘
  chapter	The last mile: par and three moves	最后一程：基准加三步
  opponent	your double	你的分身
  opponent	{1} person	{1} 人
  	Player {1}	玩家 {1}
  rival	goldfish	金鱼
  rival	sparrow	麻雀
  rival	cat	猫
  rival	crow	乌鸦
  rival	elephant	大象
  	one face per line	每行一个牌面
  	tabs	制表符
  	commas	逗号
  	semicolons	分号
  	pipes	竖线
  	colons	冒号
  	spaces	空格
  	"{1}" characters	“{1}”字符
  	{1} of them a face	其中 {1} 个只有一面
  	read as {1}	按 {1} 编码读取
  	{1} row without a term	{1} 行缺词条
  	{1} row without a definition	{1} 行缺释义
  	{1} row unreadable	{1} 行无法读取
  	{1} row repeated	{1} 行重复
  	No hints on the daily board: everyone plays it alike.	每日牌阵没有提示：人人条件相同。
  	No hints in company: they would be unfair.	对战中没有提示：那样不公平。
  	No hints in a race: they would be unfair.	比赛中没有提示：那样不公平。
  	No hints against a ghost, which had none.	与幽灵比赛没有提示：它也没用过。
  	No hints with open cards: nothing is hidden.	明牌没有提示：什么都没藏。
  	Hints are for pairs, not for three or four of a kind.	提示只用于成对的牌，不用于三张或四张一组。
  	Nothing to remember yet. Turn some cards first.	还没有可记的。先翻几张牌。
  opponent	against {1}	对手：{1}
  game	daily	每日牌阵
  game	journey	旅程
  game	study	学习
  game	missed pairs	没记住的
  	Leave no gap where a pair was found: the cards after it move up	找到一对后不留空位，后面的牌补上
  	Open cards: all cards are face up; match all pairs	明牌：所有牌都翻开，请配完所有对子
  	Put terms on one half of the table and definitions on the other	词条在牌桌的一半，释义在另一半
  	Slide a row of cards by one place after a miss	配错后，一行牌移动一个位置
  	Find three equal cards instead of two	要找三张相同的牌，而不是两张
  	Find four equal cards instead of two	要找四张相同的牌，而不是两张
  	End the game at the first forgotten card	第一次忘记一张牌时，对局结束
  	End the game when {1} move beyond par is used up	超过基准 {1} 步后，对局结束
  	End the game after {1} second	{1} 秒后对局结束
  	Mark the backs of the cards turned in the last three moves	最近三步翻过的牌，背面有标记
  	Show all faces for {1} second at the start	开局时所有牌面显示 {1} 秒
  rule	close gaps	补位
  rule	open cards	明牌
  rule	two sides	分列两侧
  rule	drift	漂移
  rule	of a kind	多张一组
  rule	sudden death	骤死
  rule	limited moves	限步
  rule	against the clock	限时
  rule	traces	痕迹
  rule	peek	偷看
  rule	three of a kind	三张一组
  rule	four of a kind	四张一组
  rule	par + {1} move	基准 + {1} 步
  rule	{1} second	限时 {1} 秒
  rule	peek of {1} s	偷看 {1} 秒
  rule	cards move up	后面的牌补上
  rule	all faces up	牌全部翻开
  rule	terms apart	词条分开
  rule	a miss slides a row	配错则整行滑动
  rule	three equal cards	三张相同的牌
  rule	four equal cards	四张相同的牌
  rule	one slip ends it	忘一次就结束
  rule	par + {1}	基准 + {1}
  rule	seen cards marked	标记看过的牌
  rule	{1} s at the start	开局 {1} 秒
  	{1}, line {2}: {3}	{1} 第 {2} 行：{3}
  file	{1}: {2}	{1}：{2}
  	cannot save: {1}	无法保存：{1}
  	cannot save {1}: {2}	无法保存 {1}：{2}
  	cannot read {1}: {2}	无法读取 {1}：{2}
  	cannot write {1}: {2}	无法写入 {1}：{2}
  	cannot create {1}: {2}	无法创建 {1}：{2}
  	cannot lock {1}: {2}	无法锁定 {1}：{2}
  	cannot remove {1}: {2}	无法删除 {1}：{2}
  	cannot set aside {1}: {2}	无法移开 {1}：{2}
  	line {1}: {2}	第 {1} 行：{2}
  	expected format 1 or 2, found format {1} of a newer version of Memorize	应为格式 1 或 2，实为更新版 Memorize 的格式 {1}
  	expected rules up to version {1}, found version {2}; the game was played with a newer version of Memorize	规则应不高于版本 {1}，实为版本 {2}；该局是用更新版 Memorize 玩的
  	two sides need a term and a definition	分列两侧需要词条和释义
  	with open cards nothing can be forgotten	明牌无从遗忘
  	forgetting is judged for pairs only	只有成对的牌才判定遗忘
  	open cards have no par	明牌没有基准
  	open cards have no backs to mark	明牌没有牌背可标记
  	open cards are always face up	明牌始终翻开
  racer	{1} (breaks the rules)	{1}（违规）
  racer	{1} (finished)	{1}（完赛）
  racer	{1} (left)	{1}（已退出）
  	The connection is back.	连接已恢复。
  	race: {1}	比赛：{1}
  	You have left the race. Join it again to go on.	你已退出比赛。重新加入即可继续。
  	that game is over, or played in another window	该局已结束，或正在另一个窗口中进行
  	saving works again; nothing is lost	又能保存了；没有丢失任何内容
  	{1} needs single faces; this deck has two on each pair.	“{1}”需要相同图案的牌组；这个牌组的每一对有两种牌面。
  two sentences	{1} {2}	{1}{2}
  deck	Animals	动物
  deck	Capitals	首都
  deck	Elements	化学元素
  deck	Faces	表情
  deck	Food	食物
  deck	Greek Letters	希腊字母
  deck	Halloween	万圣节
  deck	HTTP Status	HTTP 状态码
  deck	Kana	假名
  deck	Morse	摩尔斯电码
  deck	NATO	北约音标字母
  deck	Playing Cards	扑克牌
  deck	Shapes	图形
  deck	Sports	运动
  deck	Times Tables	乘法口诀
  deck	Vi Keys	Vi 按键
  deck	Weather	天气
  deck	Sums	加法
  deck	Differences	减法
  deck	Products	乘法
  deck	Quotients	除法
  deck	Number Words	英语数词
  deck	Clock Times	英语时间
  deck	Roman	罗马数字
  deck	Binary	二进制
  deck	Hexadecimal	十六进制
  deck	Powers	乘方
  """#
