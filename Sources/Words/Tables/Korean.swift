// Made by `make words` from Languages/ko.po. Change that file instead.

let koreanWords = #"""
  	row {1}	{1}줄
  	rows {1} to {2}	{1}줄부터 {2}줄까지
  	column {1}	{1}열
  	columns {1} to {2}	{1}열부터 {2}열까지
  	1 row of {1}	{2}장씩 {1}줄
  	{1}, the last of {2}	{1}, 마지막 줄은 {2}장
  	{1} rows of {2} to {3}	{2}장에서 {3}장씩 {1}줄
  	Row {1}: {2}.	{1}줄: {2}.
  	{1} and {2}	{1}번과 {2}번
  	{1} to {2}	{1}번부터 {2}번까지
  	{1} hidden	{1} 덮임
  	{1} hidden, marked	{1} 덮이고 표시됨
  	{1} shows {2}	{1}번은 {2}
  	{1} gone	{1} 빈자리
  	capital {1}	대문자 {1}
  	{1}, level {2}	{1}, {2}단계
  	{1} of spades	스페이드 {1}
  	{1} of hearts	하트 {1}
  	{1} of diamonds	다이아몬드 {1}
  	{1} of clubs	클럽 {1}
  	ace	에이스
  	jack	잭
  	queen	퀸
  	king	킹
  	I do not know that. Type a place, such as {1} or {2}, or help.	모르는 명령입니다. {1} 또는 {2}처럼 자리를 입력하세요. 도움말은 help.
  	I do not know that.	모르는 명령입니다.
  	Shuffled.	섞었습니다.
  	Paused. Turn a card to resume.	멈췄습니다. 카드를 뒤집으면 계속합니다.
  	Paused.	멈췄습니다.
  	The game goes on.	게임을 계속합니다.
  	Nothing to undo.	되돌릴 것이 없습니다.
  	Nothing to redo.	재실행할 것이 없습니다.
  	Undone.	되돌림.
  	Redone.	재실행함.
  	Undo is for practice: this game counts.	되돌리기는 연습용입니다. 이 게임은 기록됩니다.
  	No undo in company.	대전에서는 되돌릴 수 없습니다.
  	The game is over. Type new, again, review or quit.	게임이 끝났습니다. new, again, review, quit 중 하나를 입력하세요.
  	The game is over.	게임이 끝났습니다.
  	{1}. {2} set of {3}, {4}.	{1}. {3}장씩 {2}세트, {4}.
  	{1}. {2} pair, {3}.	{1}. {2}쌍, {3}.
  	Type a place, such as {1} or {2}, or help.	{1} 또는 {2}처럼 자리를 입력하세요. 도움말은 help.
  	A ghost plays along. Type score to compare.	고스트가 함께 플레이합니다. 비교하려면 score를 입력하세요.
  	1 move.	{1}턴.
  	{1} of {2} sets found.	{2}세트 중 {1}세트를 찾았습니다.
  	{1} of {2} pairs found.	{2}쌍 중 {1}쌍을 찾았습니다.
  	Terms: {1}. Definitions: {2}.	단어는 {1}, 뜻은 {2}입니다.
  	There are rows a to {1}.	줄은 a부터 {1}까지 있습니다.
  	These cards are shown for a while. An empty line hides them.	이 카드들을 잠시 보여 줍니다. Enter만 누르면 덮입니다.
  	Shown for a while.	잠시 보여 줍니다.
  	{1}, {2}.	{1}, {2}.
  	No card is up.	앞면인 카드가 없습니다.
  	Up: {1}	앞면: {1}
  	No card was turned yet.	아직 뒤집은 카드가 없습니다.
  	Match.	맞았습니다.
  	There are places 1 to {1}, or a1 to {2}.	자리는 1부터 {1}까지, 또는 a1부터 {2}까지입니다.
  	{1} is gone.	{1}번은 빈자리입니다.
  	{1} is chosen. Choose its partner.	{1}번은 이미 골랐습니다. 짝을 고르세요.
  	{1} is up: {2}. Turn another card.	{1}번은 이미 앞면입니다: {2}. 다른 카드를 뒤집으세요.
  	{1} is up: {2}.	{1}번은 이미 앞면: {2}.
  	{1}: {2}.	{1}: {2}.
  	{1}, now {2}: {3}.	{1}, 이제 {2}: {3}.
  	Row {1} moves one place to the right.	{1}줄이 오른쪽으로 한 칸 밀립니다.
  	Row {1} moves.	{1}줄이 밀립니다.
  	All cards are face down now.	이제 모든 카드가 뒷면입니다.
  	Face down.	모두 뒷면.
  not a pair	No.	아님.
  	{1}: {2}	{1}: {2}
  	Not a match.	맞지 않습니다.
  	Not a pair.	쌍이 아닙니다.
  	Match, 1 point.	맞았습니다, {1}점.
  	Match, {1}.	맞음, {1}점.
  	{1} left.	{1} 남음.
  	That costs a second.	1초가 추가됩니다.
  	Seen before.	이미 본 카드입니다.
  not a pair	No, seen before.	아님, 본 카드.
  	Both seen before.	둘 다 이미 본 카드입니다.
  not a pair	No, both seen before.	아님, 둘 다 본 카드.
  	{1} seen before.	이미 본 카드가 {1}장입니다.
  not a pair	No, {1} seen before.	아님, 본 카드 {1}장.
  	All {1} sets found.	{1}세트를 모두 찾았습니다.
  	1 set left.	{1}세트 남았습니다.
  	Both pairs found.	두 쌍을 모두 찾았습니다.
  	All {1} pairs found.	{1}쌍을 모두 찾았습니다.
  	1 pair left.	{1}쌍 남았습니다.
  	You go on.	한 번 더.
  	{1} goes on.	{1} 한 번 더.
  	Your turn.	내 차례입니다.
  	{1}'s turn.	{1} 차례입니다.
  	Turn two cards that belong together by typing their places.	자리를 입력해 짝이 맞는 카드 두 장을 뒤집으세요.
  	Places are 1 to {1}, row by row, or a row and a column: a1 to {2}.	자리는 줄 순서대로 1부터 {1}까지, 또는 줄과 열로 a1부터 {2}까지입니다.
  	7 12 turns two cards. An empty line repeats the last answer.	7, 12는 두 장을 뒤집습니다. Enter만 누르면 마지막 답을 다시 듣습니다.
  	board: all rows. row b: one row. up: the cards that are face up.	board: 모든 줄. row b: 한 줄. up: 앞면인 카드.
  	last: the last move. score: moves, pairs, points. time: the clock.	last: 마지막 턴. score: 턴, 쌍, 점수. time: 시간.
  	hint: a hint, for a star. rules: the rules of this game.	hint: 힌트, 별 하나를 잃습니다. rules: 이 게임의 규칙.
  	shuffle, pause, resume. undo and redo: in practice.	shuffle: 섞기. pause: 멈춤. resume: 계속. undo, redo: 연습용 되돌리기.
  	again: the same board. new: another one. new food 6: six of food.	again: 같은 보드. new: 새 보드. new food 6: 음식 덱으로 여섯 쌍.
  	review: the finished game, move by move. practice 5: from move 5.	review: 끝난 게임을 한 턴씩 복기. practice 5: 5턴부터 연습.
  	daily: the board of the day. journey: boards that grow.	daily: 오늘의 일일 보드. journey: 점점 커지는 보드의 여정.
  	study: learn this deck. study capitals: learn another one.	study: 이 덱 학습. study capitals: 수도 덱 학습.
  	decks, games and stats: the decks, unfinished games, statistics.	decks, games, stats: 덱, 끝내지 않은 게임, 통계.
  	quit: the end. The game is kept.	quit: 종료. 게임은 저장됩니다.
  	{1} with {2} levels	{2}단계까지 있는 {1}
  	Decks: {1}.	덱: {1}.
  	new capitals plays Capitals; new sums:3 plays Sums at level 3.	new capitals는 수도 덱, new sums:3은 덧셈 3단계를 플레이합니다.
  	No other unfinished games.	끝내지 않은 게임이 더 없습니다.
  	{1}: {2}, {3} of {4} pairs found.	{1}: {2}, {4}쌍 중 {3}쌍 찾음.
  	game 1 resumes the first one.	game 1을 입력하면 첫 게임을 계속합니다.
  	No finished games yet.	아직 끝낸 게임이 없습니다.
  	1 game, played for {1}.	{1}게임을 {2} 동안 플레이했습니다.
  	Streak 1 day, the longest {1}.	연속 {1}일, 최고 {2}일.
  	Forgetting cost {1} moves per game.	잊어서 게임당 {1}턴을 잃었습니다.
  	{1}, {2} pairs: best {3} moves, median {4}.	{1}, {2}쌍: 최고 {3}턴, 중앙값 {4}턴.
  	{1}: 1 game, {2} won.	{1}: {2}게임, {3}승.
  	Type new, again, review or quit.	new, again, review, quit 중 하나를 입력하세요.
  	Type new, again or quit.	new, again, quit 중 하나를 입력하세요.
  	You forgot a card, and that ends the game.	카드를 잊어서 게임이 끝났습니다.
  	No moves left.	남은 턴이 없습니다.
  	Time is up.	시간이 다 되었습니다.
  	You found {1} of {2} pairs.	{2}쌍 중 {1}쌍을 찾았습니다.
  	A tie.	무승부.
  	You win!	승리!
  	{1} wins.	{1} 승리.
  	{1} 1 pair	{1} {2}쌍
  	1 miss.	실패 {1}회.
  	Par {1}.	파 {1}.
  	{1} point.	{1}점.
  	1 star of 3.	별 3개 중 {1}개.
  	With 1 hint.	힌트를 {1}회 썼습니다.
  	Nothing forgotten.	잊은 카드가 없습니다.
  	Forgetting cost next to nothing.	잊어서 잃은 턴이 거의 없습니다.
  	Forgetting cost {1} moves.	잊어서 {1}턴을 잃었습니다.
  	1 move	{1}턴
  	The ghost: {1}, {2}.	고스트: {1}, {2}.
  	This does not count. The first time: {1} moves.	기록되지 않습니다. 첫 게임은 {1}턴이었습니다.
  	Board {1} of the journey. Type journey to go on.	여정의 보드 {1}. 계속하려면 journey를 입력하세요.
  	This does not count.	기록되지 않습니다.
  	With hints, it cannot be your best.	힌트를 쓰면 최고 기록이 될 수 없습니다.
  	Your first game of this kind.	이 조건의 첫 게임입니다.
  	Your best is {1}.	최고 기록: {1}.
  	New best! Your best was {1}.	신기록! 이전 최고: {1}.
  	New best!	신기록!
  	Streak 1 day.	연속 {1}일.
  	Daily board of {1}.	{1}의 일일 보드.
  	This does not count. Your first try: {1} moves.	기록되지 않습니다. 첫 도전은 {1}턴이었습니다.
  	This does not count: the day is over.	기록되지 않습니다. 이미 지난 날입니다.
  	Missed: {1}, {2}.	놓친 쌍: {1}, {2}.
  	Done for today.	오늘은 끝났습니다.
  	1 more board today. Type study.	오늘 남은 보드 {1}개. study를 입력하세요.
  	There is no finished game to review.	복기할 끝난 게임이 없습니다.
  	Shuffled: remembered places no longer count.	섞었습니다. 기억한 자리는 이제 소용없습니다.
  	{1}, new.	{1}, 새 카드.
  	{1}, remembered.	{1}, 기억함.
  	{1}, lucky.	{1}, 행운.
  	{1}, known and no use.	{1}, 알지만 쓸모없음.
  sentence	{1}.	{1}.
  	{1}. Forgotten: {2}{3}.	{1}. 잊은 카드: {2}{3}.
  	{1}. Forgotten: it could not match.	{1}. 잊음: 짝이 될 수 없는 카드.
  	Move {1}, {2}:	{1}턴, {2}:
  	Move {1}:	{1}턴:
  	{1}: {2} forgotten, {3} lucky.	{1}: 잊음 {2}회, 행운 {3}회.
  	Bad luck cost {1}.	운이 나빠 {1}턴 잃었습니다.
  	Luck saved {1}.	운이 좋아 {1}턴 아꼈습니다.
  	Forgetting cost {1}.	잊어서 {1}턴 잃었습니다.
  	1 move left.	{1}턴 남았습니다.
  	1 hint.	힌트 {1}회.
  	1 pair	{1}쌍
  	The ghost: {1} in {2}.	고스트: {2}에 {1}.
  	The usual rules.	기본 규칙입니다.
  	Rules: {1}. Type rules for more.	규칙: {1}. 더 들으려면 rules.
  	Rules: {1}.	규칙: {1}.
  	No, you have not seen the other card. One star less.	아니요, 다른 한 장은 아직 못 봤습니다. 별 하나를 잃습니다.
  	No.	아니요.
  	No, there is no pair you could know. One star less.	아니요, 알 수 있는 쌍이 없습니다. 별 하나를 잃습니다.
  	Yes, you have seen the other card. One star less. hint says more.	예, 다른 한 장을 이미 봤습니다. 별 하나를 잃습니다. 더 들으려면 hint.
  	Yes.	예.
  	Yes, there is a pair you could know. One star less. hint says more.	예, 알 수 있는 쌍이 있습니다. 별 하나를 잃습니다. 더 들으려면 hint.
  	One of its cards is in {1}. hint says which one.	그중 한 장이 있는 곳은 {1}입니다. 어느 카드인지는 hint.
  hint	It is {1}.	{1}입니다.
  	peek of {1} second	미리 보기 {1}초
  	par plus {1} moves	파 더하기 {1}턴
  	A board has {1} to {2} pairs.	보드 하나에 {1}쌍에서 {2}쌍까지 들어갑니다.
  	There is no such deck. decks lists them.	그런 덱이 없습니다. 목록은 decks.
  	There is no such deck.	그런 덱이 없습니다.
  	There is no such game. games lists them.	그런 게임이 없습니다. 목록은 games.
  	Type practice and the number of a move, after a game.	게임이 끝난 뒤 practice와 턴 번호를 입력하세요.
  	There is no such move.	그런 턴이 없습니다.
  	Practice from before move {1}. This does not count.	{1}턴 직전부터 연습합니다. 기록되지 않습니다.
  	Type daily, or daily and a past day, as in 2026-11-20.	daily만, 또는 daily 2026-11-20처럼 지난 날짜까지 입력하세요.
  	You have begun it.	이미 시작한 보드입니다.
  	Your first try counts.	첫 도전이 기록됩니다.
  	Your first try: {1} moves. This is practice.	첫 도전은 {1}턴이었습니다. 이번 게임은 연습입니다.
  	This is practice.	이번 게임은 연습입니다.
  	This day is over: practice.	이미 지난 날이라 연습입니다.
  	You have played a later day: practice.	더 나중 날짜를 이미 플레이해서 연습입니다.
  	This day has not come yet.	아직 오지 않은 날입니다.
  	The journey has boards 1 to {1}.	여정의 보드는 1부터 {1}까지입니다.
  	1 star so far.	지금까지 별 {1}개.
  	Board {1} of {2} of the journey.	여정의 보드 {1}, 전체 {2}개.
  	Board {1}.	보드 {1}.
  	Finish the board before it first.	앞의 보드를 먼저 끝내세요.
  	This chapter opens at {1} stars; you have {2}.	이 챕터는 별 {1}개에 열립니다. 지금은 {2}개입니다.
  	This deck has too few pairs of words.	이 덱에는 단어 쌍이 부족합니다.
  	New: {1}, {2}.	새 쌍: {1}, {2}.
  	An empty line deals the board.	Enter만 누르면 보드를 펼칩니다.
  	{1}: done for today. One more board.	{1}: 오늘은 끝났습니다. 보드 하나 더 합니다.
  	1 board today.	오늘 보드 {1}개.
  	{1}: {2} due, {3} new.	{1}: 복습 {2}쌍, 새 쌍 {3}개.
  	Type the other side of {1}.	{1}의 다른 면을 입력하세요.
  	{1}?	{1}?
  	Right.	정답입니다.
  	Right, but it is written {1}.	정답입니다. 바른 표기는 {1}입니다.
  	Nearly: {1}. It counts as known; type wrong if not.	거의 정답: {1}. 아는 것으로 칩니다. 몰랐다면 wrong.
  	Nearly: {1}.	거의 정답: {1}.
  	It is {1}. If you knew it, type right.	정답: {1}. 알았다면 right를 입력하세요.
  	It is {1}.	정답: {1}.
  	This counts as known.	아는 것으로 칩니다.
  	This counts as not known.	모르는 것으로 칩니다.
  	That line is too long. Type a place, such as 7, or help.	줄이 너무 깁니다. 7처럼 자리를 입력하세요. 도움말은 help.
  	Keys such as arrows do not work here. Type a place, such as 7, or help.	방향키 같은 키는 쓸 수 없습니다. 7처럼 자리를 입력하세요. 도움말은 help.
  	Only letters and digits work here. Type a place, or help.	글자와 숫자만 쓸 수 있습니다. 자리를 입력하세요. 도움말은 help.
  	That line is not text in UTF-8. Type a place, such as 7, or help.	입력한 줄이 UTF-8 글이 아닙니다. 7처럼 자리를 입력하세요. 도움말은 help.
  	The game is kept: memorize continues it.	게임을 저장했습니다. memorize로 계속할 수 있습니다.
  	Kept.	저장됨.
  	Goodbye.	안녕히 가세요.
  	Bye.	안녕.
  	{1} plus {2}	{1} 더하기 {2}
  	{1} minus {2}	{1} 빼기 {2}
  	{1} times {2}	{1} 곱하기 {2}
  	{1} divided by {2}	{1} 나누기 {2}
  	{1} to the power of {2}	{1}의 {2}제곱
  sign	dot	점
  sign	dash	선
  sign	hyphen	하이픈
  sign	minus	마이너스
  sign	plus	플러스
  sign	equals	등호
  sign	comma	쉼표
  sign	semicolon	세미콜론
  sign	colon	콜론
  sign	exclamation mark	느낌표
  sign	question mark	물음표
  sign	apostrophe	작은따옴표
  sign	quote	큰따옴표
  sign	backquote	백틱
  sign	slash	슬래시
  sign	backslash	역슬래시
  sign	bar	세로줄
  sign	underscore	밑줄
  sign	tilde	물결표
  sign	caret	캐럿
  sign	star	별표
  sign	hash	샵
  sign	at sign	골뱅이
  sign	and sign	앤드
  sign	percent	퍼센트
  sign	dollar	달러
  sign	left parenthesis	여는 괄호
  sign	right parenthesis	닫는 괄호
  sign	left bracket	여는 대괄호
  sign	right bracket	닫는 대괄호
  sign	left brace	여는 중괄호
  sign	right brace	닫는 중괄호
  sign	less than	보다 작음
  sign	greater than	보다 큼
  	1 hour	{1}시간
  	1 minute	{1}분
  	1 second	{1}초
  	about {1}	약 {1}
  	the row above	윗줄
  	the row below	아랫줄
  	the value before	이전 값
  	the next value	다음 값
  	a page up	한 쪽 위로
  	a page down	한 쪽 아래로
  	the first row	첫 줄
  	the last row	마지막 줄
  	choose the row	줄 선택
  	choose the row, or confirm a form	줄 선택, 또는 입력 확인
  	close the dialog	창 닫기
  key	close	닫기
  key	quit	종료
  	quit	종료
  	redraw the screen	화면 다시 그리기
  	suspend (fg resumes)	잠시 중단 (fg로 복귀)
  	close what is open	열린 것 닫기
  key	help	도움말
  	this help	이 도움말
  	Notes	참고
  	Click	클릭
  	press the button or key you click	클릭한 버튼이나 키 누르기
  keys	Play	플레이
  keys	Keys	키
  keys	Games	게임
  keys	Pages	페이지
  keys	View	보기
  keys	Everywhere	공통
  	TERM	단어
  	{1} is yours to edit.	{1}: 이제 편집할 수 있습니다.
  	Copied	복사됨
  	The built-in {1} is back. u: undo	기본 덱 {1} 복원됨. u: 되돌리기
  	{1} is back	{1} 복원됨
  	Removed	삭제됨
  	{1} is removed. u: undo	{1} 삭제됨. u: 되돌리기
  	{1} is removed	{1} 삭제됨
  	find a deck, a card or a word	덱, 카드, 단어 찾기
  	No decks.	덱이 없음.
  	Nothing found. Esc: show all	찾은 덱 없음. Esc: 모두 보기
  	Decks	덱
  	{1} of {2}	{1}/{2}
  	yours	내 덱
  	level {1} of {2}	{1}/{2}단계
  	Add two pairs to play it (e).	두 쌍을 넣으면 할 수 있음 (e).
  	{1} per game	게임당 {1}쌍
  	No game with {1} pair yet.	{1}쌍 게임 기록이 아직 없습니다.
  	Best {1}	최고 {1}
  	Best {1} move, par {2}, {3}	최고 {1}턴, 파 {2}, {3}
  key	play	플레이
  	play the chosen deck	고른 덱 플레이
  key	study	학습
  	study the chosen deck	고른 덱 학습
  key	find	찾기
  	find decks by name or by a card	이름이나 카드로 덱 찾기
  	previous deck	이전 덱
  	next deck	다음 덱
  	page up	한 쪽 위로
  	page down	한 쪽 아래로
  	first deck	첫 덱
  	last deck	마지막 덱
  key	easier	쉽게
  	easier level of the chosen deck	고른 덱의 단계 낮추기
  key	harder	어렵게
  	harder level of the chosen deck	고른 덱의 단계 높이기
  key	undo	되돌리기
  	undo	되돌리기
  key	edit	편집
  	edit the chosen deck	고른 덱 편집
  key	copy	복사
  	copy the chosen deck	고른 덱 복사
  key	add	추가
  	add a deck	덱 추가
  key	remove	삭제
  	remove the chosen deck	고른 덱 삭제
  key	import	가져오기
  	import a file as a deck	파일을 덱으로 가져오기
  key	sort	정렬
  	change sorting	정렬 바꾸기
  key	redo	재실행
  	redo	재실행
  key	back	뒤로
  	show all decks; back to the table	덱 모두 보기, 테이블로 돌아가기
  key	commands	명령
  	use the keys of the deck list	덱 목록의 키 쓰기
  key	all decks	모든 덱
  	show all decks	덱 모두 보기
  	Choosing a deck	덱 고르기
  	Click a deck to choose it, and once more to play it. Click the words of the first line to search or sort the decks.	덱을 클릭하면 고르고, 한 번 더 클릭하면 플레이합니다. 첫 줄의 단어를 클릭하면 덱을 찾거나 정렬합니다.
  	{1} pair, best {2}	{1}쌍, 최고 {2}
  	{1} needs two pairs before you can play it.	{1}: 두 쌍은 있어야 플레이할 수 있습니다.
  	Two pairs are needed	두 쌍이 필요합니다
  	Too few pairs	쌍이 부족함
  decks	Mine	내 덱
  decks	Pictures	그림
  decks	Learn	배우기
  decks	Numbers	숫자
  	{1} due	복습 {1}
  	{1} of {2} known	{2}쌍 중 {1}쌍 익힘
  	, {1}	, {1}
  	Sort: groups	정렬: 그룹
  	Sort: name	정렬: 이름
  	Sort: pairs	정렬: 쌍 수
  	Sort: best first	정렬: 최고 기록
  	Sort: last played	정렬: 최근 플레이
  	Not imported	가져오지 못함
  	Imported	가져옴
  	Import file:	가져올 파일:
  	File:	파일:
  	this folder: {1} picture	이 폴더: 그림 {1}개
  	previous file	이전 파일
  	next file	다음 파일
  	import the file or the pictures, or open the folder	파일이나 그림을 가져오거나 폴더 열기
  key	complete	완성
  	complete the path	경로 자동 완성
  key	cancel	취소
  	import nothing	가져오지 않기
  	Importing a deck	덱 가져오기
  	Type the path of a file, or choose one from the list. A line is a face, or a term and its definition with a tab, a comma or another separator between them. A folder of pictures is a deck, too: open it, and choose "this folder".	파일 경로를 입력하거나 목록에서 고르세요. 한 줄에 앞면 하나, 또는 단어와 뜻이 들어갑니다. 단어와 뜻은 탭, 쉼표 등으로 구분합니다. 그림 폴더도 덱이 됩니다. 폴더를 열고 "이 폴더"를 고르세요.
  	path of a file; ~ is your home	파일 경로, ~는 홈 폴더
  	{1} pair	{1}쌍
  	knows {1}  hazy {2}	기억 {1}  흐릿 {2}
  	{1}.	{1}.
  	{1}. {2}	{1}. {2}
  	Pair! {1}	한 쌍! {1}
  	Pair!	한 쌍!
  	Pair! {1}. {2}	한 쌍! {1}. {2}
  	Not a pair: {1} and {2}	쌍이 아님: {1}, {2}
  	Not a pair	쌍이 아님
  	{1}. {2}.	{1}. {2}.
  	Not a pair. {1}.	쌍이 아님. {1}.
  	Your turn	내 차례
  	{1}'s turn	{1} 차례
  	{1} more	{1}개 더
  	{1}, {2}	{1}, {2}
  	Daily board	일일 보드
  	Yesterday	어제
  	arrows hjkl	방향키 hjkl
  	choose a day	날짜 고르기
  key	resume	계속
  key	practise	연습
  	play the board of the chosen day	고른 날의 보드 플레이
  key	day before	전날
  	day before	전날
  	day after	다음 날
  	week before	전주
  	week after	다음 주
  	month before	전달
  	month after	다음 달
  	today	오늘
  key	hide streak	연속 숨김
  key	show streak	연속 표시
  	show or hide the streak	연속 기록 표시/숨김
  	back to the table	테이블로 돌아가기
  	Everyone gets the same board of the day. Deck and size depend on the day of the week: Monday is small, Sunday large. Your first try counts, and it counts for the day on which it was dealt, by the clock of this machine. Every other game on a daily board is practice.	모두가 매일 같은 보드를 플레이합니다. 덱과 크기는 요일마다 달라서 월요일은 작고 일요일은 큽니다. 첫 도전만 기록되며, 이 컴퓨터의 시계로 카드를 펼친 날의 기록이 됩니다. 일일 보드의 다른 게임은 모두 연습입니다.
  	It is {1} now.	지금은 {1}입니다.
  	A new day	새로운 날
  	Resume	계속하기
  button	Play	플레이
  button	Practise	연습
  	par {1}	파 {1}
  	{1}, par {2}	{1}, 파 {2}
  	You have begun this board.	이미 시작한 보드입니다.
  	It counts.	기록됩니다.
  	Everyone plays this board today.	오늘은 모두가 이 보드를 합니다.
  	Your first try counted.	첫 도전이 기록되었습니다.
  	Another game is practice.	다시 하는 게임은 연습입니다.
  	This day is over.	이미 지난 날입니다.
  	Its board is practice.	이 보드는 연습입니다.
  	You have played a later day.	더 나중 날짜를 이미 플레이했습니다.
  	This board is practice.	이 보드는 연습입니다.
  	Yesterday {1}, par {2}	어제 {1}, 파 {2}
  	Streak {1} day (best {2})	연속 {1}일 (최고 {2}일)
  calendar	today	오늘
  	Best games	최고 기록
  	Nobody has finished a game yet.	아직 끝까지 한 게임이 없습니다.
  column	moves	턴
  column	score	점수
  column	time	시간
  player	you	나
  key	select	선택
  	Preview	예시
  	Mouse	마우스
  key	next	다음
  	New deck	새 덱
  	What is on the cards?	카드에 무엇을 넣을까요?
  key	import a file	파일 가져오기
  	Matching pictures	같은 그림
  	each one twice	그림마다 두 장씩
  	Word pairs	단어 쌍
  	a word and its meaning	단어와 그 뜻
  	Deck	덱
  	Pairs	쌍
  	Against	상대
  	{1} card	카드 {1}장
  	Rules	규칙
  rules	{1} on	{1}개 켬
  	Par {1}	파 {1}
  	Board	보드
  opponent	nobody	없음
  opponent	{1} person in turns	{1}명이 번갈아
  rival	remembers the last card	마지막 카드 {1}장을 기억
  rival	remembers every card	모든 카드를 기억
  rival	forgets as you do	당신처럼 잊음
  	New game	새 게임
  	Left and right change a row, Enter deals. A rule that does not go with another turns it off, and the title says so. A rival takes turns with you, and remembers what its row says. Par is the average for a perfect memory; the rules change it.	왼쪽과 오른쪽 키로 줄을 바꾸고 Enter로 시작합니다. 다른 규칙과 함께 쓸 수 없는 규칙은 그 규칙을 끄고, 제목에 그 사실을 알립니다. 상대는 번갈아 두며 줄에 적힌 만큼 기억합니다. 파는 기억이 완벽할 때의 평균이며 규칙에 따라 달라집니다.
  key	change	변경
  key	daily	일일
  key	journey	여정
  	Journey	여정
  motion	full	전체
  motion	reduced	줄임
  motion	none	없음
  colours	auto	자동
  colours	dark	어둡게
  colours	light	밝게
  colours	high contrast	고대비
  colours	none	없음
  table	felt	펠트
  table	navy	남색
  table	charcoal	차콜
  table	terminal's own	터미널 색
  pictures	auto	자동
  pictures	blocks	블록
  pictures	emoji	이모지
  pictures	text	텍스트
  pictures	ASCII	ASCII
  direction	forward	정방향
  direction	reverse	역방향
  direction	both	양방향
  	yes	켬
  	no	끔
  	Hint	힌트
  	Undo	되돌리기
  	Redo	재실행
  	Paused	멈춤
  	Motion	움직임
  	Colours	색상
  	Table	테이블
  	Pictures	그림
  	Always show letters	글자 항상 표시
  	Quiet screen	조용한 화면
  	Language	언어
  	Turn misses back	실패한 카드 덮기
  	{1} (next game)	{1} (다음 게임)
  	Starting deck	시작 덱
  	Pairs per game	게임당 쌍 수
  	Show the daily streak	일일 연속 기록 표시
  	Bell for a pair	쌍을 찾으면 벨
  	Type the other side	다른 면 입력하기
  	Study direction	학습 방향
  	Settings	설정
  	Rules marked (next game) apply from the next game on, everything else at once. Blocks draw pictures over the whole card; emoji and text are the terminal's own characters. A quiet screen changes only when you press a key. Misses turn back on your next turn, or by themselves after some seconds.	(다음 게임) 표시가 있는 규칙은 다음 게임부터, 나머지는 바로 적용됩니다. 블록은 카드 전체에 그림을 그리고, 이모지와 텍스트는 터미널의 글자를 씁니다. 조용한 화면은 키를 누를 때만 바뀝니다. 맞지 않은 카드는 다음 차례에, 또는 몇 초 뒤 저절로 뒤집힙니다.
  	changes apply at once	바로 적용됩니다
  settings	Look	화면
  settings	Play	플레이
  	Set up a new game	새 게임 설정
  language	automatic	자동
  	last played	마지막 덱
  	deck's default	덱 기본값
  seconds	{1} s	{1}초
  	on next turn	다음 뒤집을 때
  	Unfinished games	끝내지 않은 게임
  	Games in progress were left; games set aside made way for a new one. The game on the table is kept when another one is resumed.	진행 중인 게임은 도중에 나간 게임이고, 미뤄 둔 게임은 새 게임을 하려고 멈춘 게임입니다. 다른 게임을 이어 해도 지금 게임은 저장됩니다.
  	resume the game	게임 이어 하기
  	No other unfinished game.	끝내지 않은 게임이 더 없습니다.
  games	In progress	진행 중인 게임
  games	Set aside	미뤄 둔 게임
  pairs	{1} of {2} found	{2}쌍 중 {1}쌍 찾음
  	{1} day ago	{1}일 전
  	{1} hour ago	{1}시간 전
  	just now	방금
  	{1} minute ago	{1}분 전
  colour	red	빨강
  colour	orange	주황
  colour	yellow	노랑
  colour	green	초록
  colour	teal	청록
  colour	blue	파랑
  colour	purple	보라
  colour	pink	분홍
  colour	brown	갈색
  colour	gray	회색
  	word pairs	단어 쌍
  	words	단어
  	matching pictures	같은 그림
  	pictures	그림
  deck	Name	이름
  deck	Colour	색상
  deck	Pairs	쌍
  deck	Cards	카드
  deck	Add	추가
  	built-in	기본 덱
  	Edit deck	덱 편집
  	Saved.	저장됨.
  	{1} removed. Enter: put back	{1}개 삭제됨. Enter: 복원
  	{1} face	앞면 {1}개
  	term	단어
  	definition	뜻
  	pairs per game	게임당 쌍 수
  	an emoji or a word	이모지 또는 단어
  	an emoji, or a word and Enter	이모지, 또는 단어와 Enter
  	change; put back a removed pair	변경, 삭제한 쌍 복원
  	remove a pair	쌍 삭제
  	left; less	왼쪽, 줄이기
  	down	아래
  	up	위
  	right; more	오른쪽, 늘리기
  	next field	다음 칸
  	previous field	이전 칸
  	more pairs, next colour	쌍 늘리기, 다음 색
  	fewer pairs, previous colour	쌍 줄이기, 이전 색
  	first field	첫 칸
  	last field	마지막 칸
  key	done	완료
  	back; everything is saved	뒤로, 모두 저장됨
  key	pictures	그림
  	left	왼쪽
  	right	오른쪽
  	add the text	입력한 글 추가
  	change	바꾸기
  key	next field	다음 칸
  key	keep	유지
  	keep the text	글을 그대로 두기
  	Add pictures	그림 추가
  	Change the card	카드 바꾸기
  	Type a word to find a picture by its name, such as bear.	단어를 입력하면 이름으로 그림을 찾습니다. 예: 곰
  	No picture has this name. Enter adds the word.	이런 이름의 그림이 없습니다. Enter를 누르면 단어를 추가합니다.
  	Card	카드
  	Cards	카드
  	✓ in the deck	✓ 덱에 있음
  	Check	점검
  	no term twice	겹치는 단어 없음
  	{1} term twice	겹치는 단어 {1}개
  	no definition twice	겹치는 뜻 없음
  	{1} definition twice	겹치는 뜻 {1}개
  	{1} known	익힘 {1}
  	{1} learning	학습 중 {1}
  	{1} new	새 쌍 {1}
  	Study	학습
  	Editing a deck	덱 편집
  	Changes save automatically; undo any time. Type or paste an emoji to add it, or a word and Enter. Pasted lines become one face each, or a term and its definition if there is a tab. The current game keeps its cards.	변경 내용은 자동으로 저장되고 언제든 되돌릴 수 있습니다. 이모지를 입력하거나 붙여 넣으면 추가되고, 단어는 Enter로 추가합니다. 붙여 넣은 줄은 앞면 하나가 되고, 탭이 있으면 단어와 뜻이 됩니다. 지금 하는 게임의 카드는 그대로입니다.
  	Not saved yet: a deck needs two pairs.	아직 저장 안 됨: 덱에는 두 쌍이 필요합니다.
  	A deck needs two pairs	덱에는 두 쌍이 필요합니다
  	Not saved	저장 안 됨
  	Not saved yet	아직 저장 안 됨
  	Found	찾은 그림
  pictures	Near	비슷한 그림
  pictures	Recent	최근 그림
  before a number	moves	턴
  between two numbers	pairs, moves	쌍, 턴
  between pairs and moves	in	턴
  player	You	나
  ghost	Best	최고
  	Ghost	고스트
  	Race your best game.	내 최고 기록과 레이스하세요.
  	Race your best	최고 기록과 레이스
  	Race the ghost.	고스트와 레이스하세요.
  	Race the ghost	고스트와 레이스
  	Race the ghost: {1}. Its clock starts with yours.	고스트와 레이스: {1}. 시계는 함께 출발합니다.
  	Race the ghost: {1}.	고스트와 레이스: {1}.
  	Race the ghost: {1}	고스트와 레이스: {1}
  	Race your best game: {1}. Its clock starts with yours.	내 최고 기록과 레이스: {1}. 시계는 함께 출발합니다.
  	Race your best game: {1}.	내 최고 기록과 레이스: {1}.
  	Race your best: {1}	최고 기록과 레이스: {1}
  	It was never finished.	끝나지 않은 게임이었습니다.
  	You needed {1} and {2}.	기록 차이: {1}, {2}.
  	You beat your best game!	내 최고 기록을 이겼습니다!
  	You beat the ghost!	고스트를 이겼습니다!
  	You lose to your best game.	내 최고 기록에 졌습니다.
  	You lose to the ghost.	고스트에게 졌습니다.
  	You lose.	패배.
  	A tie with your best game.	내 최고 기록과 비겼습니다.
  	A tie with the ghost.	고스트와 비겼습니다.
  	as many moves	같은 턴 수
  	{1} fewer move	{1}턴 적음
  	{1} more move	{1}턴 많음
  	the same time	같은 시간
  	{1} s less	{1}초 빠름
  	{1} s more	{1}초 느림
  place of a card	the left half	왼쪽 절반
  place of a card	the right half	오른쪽 절반
  place of a card	the upper half	위쪽 절반
  place of a card	the lower half	아래쪽 절반
  place of a card	the middle	가운데
  place of a card	the left side	왼쪽 구역
  place of a card	the right side	오른쪽 구역
  place of a card	the upper side	위쪽 구역
  place of a card	the lower side	아래쪽 구역
  	You have not seen the other card (-1 star).	다른 한 장은 아직 못 봤습니다 (별 -1).
  	The other card was not shown.	다른 한 장은 안 나왔습니다.
  	Not shown yet	안 나옴
  	There is no pair yet that you could know (-1 star).	알 수 있는 쌍이 없습니다 (별 -1).
  	No known pair yet (-1 star).	아직 아는 쌍 없음 (별 -1).
  	No known pair	아는 쌍 없음
  	You have seen the other card (-1 star). i: in which half	다른 한 장을 이미 봤습니다 (별 -1). i: 어느 쪽 절반
  	You have seen it. i: where	이미 봤습니다. i: 어디
  	Yes. i: where	예. i: 어디
  	Yes	예
  	There is a pair that you could know (-1 star). i: in which half	알 수 있는 쌍이 있습니다 (별 -1). i: 어느 쪽 절반
  	You could know a pair. i: where	알 수 있는 쌍이 있습니다. i: 어디
  	One of its cards is in {1}. i: which card	그중 한 장은 {1}에 있습니다. i: 어느 카드
  	In {1}. i: which one	{1}. i: 어느 카드
  	In {1}	{1}
  	It is the card marked with ?	?로 표시된 카드입니다
  	The marked card (?)	표시된 카드 (?)
  	Marked: ?	표시: ?
  place of a card	{1} of {2}	{2}의 {1}
  	Chapter {1} of {2}	챕터 {1}/{2}
  	Board {1}: {2}, {3}	보드 {1}: {2}, {3}쌍
  	opens at {1} {2}	{2} {1}개에 열림
  	choose a board	보드 고르기
  	play the chosen board	고른 보드 플레이
  	board before	이전 보드
  	board after	다음 보드
  	chapter before	이전 챕터
  	chapter after	다음 챕터
  	first board	첫 보드
  	last board	마지막 보드
  	Boards grow from 3 pairs, first through decks, then through rules. Three stars: you forgot nothing. Two stars: forgetting cost at most two moves. One star: you found all pairs. Stars open chapters, and every open board can be played again: its cards are always new.	보드는 3쌍에서 시작해 점점 커지며, 처음에는 덱이, 나중에는 규칙이 바뀝니다. 별 3개: 잊은 카드가 없음. 별 2개: 잊어서 잃은 턴이 2턴 이하. 별 1개: 모든 쌍을 찾음. 별을 모으면 챕터가 열리고, 열린 보드는 언제든 다시 할 수 있습니다. 카드는 매번 새로 나옵니다.
  	Board {1}: {2}	보드 {1}: {2}
  	Not open yet	아직 열리지 않음
  	This chapter opens at {1} star; you have {2}.	이 챕터는 별 {1}개에 열립니다. 지금은 {2}개입니다.
  	Opens at {1} star	별 {1}개에 열림
  	+{1} s	+{1}초
  key	more	더 보기
  	line down	한 줄 아래로
  	line up	한 줄 위로
  	to the top	맨 위로
  	to the end	끝으로
  	Race	레이스
  key	start without them	바로 시작
  key	ready	준비
  	Race {1}	레이스 {1}
  	{1}/{2} pair	{1}/{2}쌍
  	It starts when everybody is ready.	모두 준비되면 시작합니다.
  	Waiting for the others.	다른 사람을 기다립니다.
  	Waiting for somebody to join.	참가자를 기다립니다.
  	It starts in {1}…	{1}초 뒤 시작…
  	To join:	참가:
  	I am ready	준비 완료
  	Start without the others	기다리지 않고 시작
  	Races	레이스
  	Choose a race to join it, or make a new one.	참가할 레이스를 고르거나 새로 만드세요.
  key	new race	새 레이스
  key	join	참가
  	on this computer	이 컴퓨터
  racers	nobody yet	아직 없음
  	New race	새 레이스
  	You win the race!	레이스 승리!
  place	You are {1} of {2}.	{2}명 중 {1}입니다.
  	Place {1}	{1}위
  racer	{1} {2}	{1} {2}
  	{1} breaks the rules	{1} 규칙 위반
  	{1} has left	{1} 나감
  racer	{1} {2} of {3}	{1} {2}/{3}
  	same board	같은 보드
  	Your best	내 최고 기록
  	The ghost	고스트
  	level	동점
  	one pair ahead	{1}쌍 앞섬
  	one pair behind	{1}쌍 뒤짐
  racer	not ready	준비 안 됨
  racer	ready	준비됨
  racer	has left	나감
  racer	breaks the rules	규칙 위반
  racer	finished {1}	{1}로 완주
  racer	racing alone	혼자 레이스 중
  racer	racing	레이스 중
  place	first	1위
  place	second	2위
  place	third	3위
  place	{1}th	{1}위
  	{1}/{2} pair, {3}	{1}/{2}쌍, {3}
  	move {1}	{1}턴
  	Time	시간
  	Faultless: you did not forget a single card. Well played!	완벽합니다: 카드를 한 장도 잊지 않았습니다. 훌륭합니다!
  	Other moves	나머지 턴
  	Forgotten	잊은 카드
  	{1} more pair	{1}쌍 더
  	better moves were possible	더 나은 수가 있었음
  	Details	자세히
  key	play again	한 판 더
  	new game	새 게임
  key	review	복기
  	review the game	게임 복기
  	Moves	턴
  	Penalty	벌칙
  seconds	{1}, +{2} s	{1}, +{2}초
  	Par	파
  	No exact values are known for {1}, so luck and memory are not told apart.	{1}: 정확한 값이 없어 운과 기억을 나누지 않습니다.
  	average for a perfect memory	기억이 완벽할 때의 평균
  	perfect average	완벽한 평균
  	Luck	운
  	Memory	기억
  	Hints	힌트
  	each costs a star, down to one	하나에 별 1개, 최소 1개 남음
  	a star each	별 1개씩
  	Speed	속도
  	{1}% from speed bonuses	속도 보너스가 {1}%
  	{1}% bonuses	보너스 {1}%
  	Misses	실패
  	with cards seen before	이미 본 카드로 실패
  	none cost a point	감점 없음
  	Score	점수
  	Points	점수
  	lucky	운 좋음
  	unlucky	운 나쁨
  	nothing forgotten	잊은 카드 없음
  	perfect	완벽
  	nothing forgotten, with hints	잊은 카드 없음, 힌트 사용
  	with hints	힌트 사용
  	next to nothing lost	잃은 턴 거의 없음
  	nearly perfect	거의 완벽
  	moves lost to forgetting	잊어서 잃은 턴
  	lost to forgetting	잊어서 잃음
  	forgotten	잊음
  	once, seen {1} move before	한 번, {1}턴 전에 봄
  	once	한 번
  	forgotten twice	두 번 잊음
  	twice	두 번
  	forgotten {1} time	{1}번 잊음
  	{1} time	{1}번
  	{1} move	{1}턴
  	{1} miss	실패 {1}회
  	{1} hint	힌트 {1}회
  	Both pairs found	두 쌍 모두 찾음
  	All {1} pair found	{1}쌍 모두 찾음
  	You forgot nothing.	잊은 카드가 없습니다.
  	forgotten once	한 번 잊음
  	cost {1} moves	{1}턴 잃음
  	set up a new game	새 게임 설정
  	daily board	일일 보드
  	journey	여정
  	review the game, card by card	게임을 한 장씩 복기
  key	only missed	놓친 쌍만
  	play only the pairs you missed	놓친 쌍만 플레이
  key	decks	덱
  	choose another deck	다른 덱 고르기
  key	details	자세히
  	luck, memory and points	운, 기억, 점수
  	copy the result as text	결과를 글로 복사
  key	same position	같은 배치
  key	same board	같은 보드
  	same position again	같은 배치로 다시
  	same board again	같은 보드 다시
  key	race	레이스
  	race your best game	내 최고 기록과 레이스
  key	best games	최고 기록
  key	statistics	통계
  	best games	최고 기록
  	statistics	통계
  	unfinished games	끝내지 않은 게임
  	settings	설정
  	Result	결과
  	Three stars: you forgot nothing. Two stars: forgetting cost at most two moves. One star: you found all pairs. A hint costs a star. Par is the average for a perfect memory. A ! marks a move in which you forgot a card.	별 3개: 잊은 카드가 없음. 별 2개: 잊어서 잃은 턴이 2턴 이하. 별 1개: 모든 쌍을 찾음. 힌트를 쓰면 별 1개를 잃습니다. 파는 기억이 완벽할 때의 평균입니다. !는 카드를 잊은 턴입니다.
  button	Play again	한 판 더
  button	Review	복기
  button	Only missed	놓친 쌍만
  	Copied the result as text.	결과를 글로 복사했습니다.
  	{1} of {2} pair	{2}쌍 중 {1}쌍
  	This does not count. The first time: {1}.	기록되지 않습니다. 첫 게임: {1}.
  	Board {1} of the journey.	여정의 보드 {1}.
  	J: the map	J: 지도
  	This does not count: you knew the board.	기록되지 않습니다. 이미 아는 보드입니다.
  	Place 1 of all!	전체 1위!
  	Place {1} of all	전체 {1}위
  	Place: after the best {1}	순위: {1}위 밖
  	Place: none, you knew the board	순위 없음: 아는 보드
  	Place: none, you had hints	순위 없음: 힌트 사용
  	Place: not saved	순위: 저장 안 됨
  	Your best was {1}.	이전 최고: {1}.
  	Streak {1} day.	연속 {1}일.
  	This does not count. Your first try: {1}.	기록되지 않습니다. 첫 도전: {1}.
  	{1} with {2} point	{1}턴, {2}점
  moves in a time	{1} in {2}	{1}턴, {2}
  	Sudden death: a card was forgotten.	서든 데스: 카드를 잊었습니다.
  	The {1} move of the game is used up.	주어진 {1}턴을 모두 썼습니다.
  	The time is up.	시간이 다 되었습니다.
  game	practice	연습
  	Result as text	글로 된 결과
  	Select the text with the mouse; in most terminals, hold Shift meanwhile.	마우스로 글을 선택하세요. 대부분의 터미널에서는 Shift를 누른 채로 합니다.
  	Hold Shift and select the text with the mouse.	Shift를 누른 채 마우스로 글을 선택하세요.
  	Select it with Shift and mouse	Shift 누르고 마우스로 선택
  	Shift and mouse select	Shift와 마우스로 선택
  	Shift + mouse	Shift + 마우스
  	back to the result	결과로 돌아가기
  	Memorize daily {1}	Memorize 일일 보드 {1}
  	Memorize daily {1} as practice	Memorize 일일 보드 {1} 연습
  	Memorize journey {1}	Memorize 여정 {1}
  	Memorize journey {1} as practice	Memorize 여정 {1} 연습
  	Memorize study	Memorize 학습
  	Memorize against {1}	Memorize 상대: {1}
  between the pairs of players, as in 5 to 3	to	:
  	pairs {1}, {2}	쌍 {1}, {2}
  	{1} of {2} pair, {3}, {4}	{2}쌍 중 {1}쌍, {3}, {4}
  	memory {1}	기억 {1}
  	{1} of 3 stars	별 {1}/3
  	forgot nothing	잊은 카드 없음
  	forgot a card in {1} move	{1}턴에서 카드를 잊음
  	Move {1} of {2}	{1}/{2}턴
  	{1}. n: next one	{1}. n: 다음 카드
  	n: next	n: 다음
  	{1}: {2} forgotten, {3} lucky	{1}: 잊음 {2}, 행운 {3}
  	Par {1}. Nothing forgotten.	파 {1}. 잊은 카드 없음.
  	Nothing forgotten	잊은 카드 없음
  	{1} card forgotten	잊은 카드 {1}장
  	Par {1}. {2}. n: next one	파 {1}. {2}. n: 다음 카드
  	{1}. n: next	{1}. n: 다음
  	Remember where the cards are. Any key hides them.	카드의 자리를 기억하세요. 아무 키나 누르면 덮입니다.
  	Remember the cards. Any key hides them.	기억하세요. 아무 키나 누르면 덮입니다.
  	Remember the cards.	카드를 기억하세요.
  	Remember!	기억하세요!
  	These are the cards you had seen. Press a key to hide them.	이미 봤던 카드들입니다. 아무 키나 누르면 덮입니다.
  	Cards you had seen. Any key hides them.	봤던 카드들. 아무 키나 누르면 덮입니다.
  	Press a key to hide them.	아무 키나 누르면 덮입니다.
  	Press a key	키를 누르세요
  	luck {1}	운 {1}
  	Par {1}, {2}: {3}	파 {1}, {2}: {3}
  	{1}. Nothing forgotten.	{1}. 잊은 카드 없음.
  	{1}. {2} forgotten; costliest: move {3}, {4}	{1}. 잊은 카드 {2}장, 최악: {3}턴째, {4}
  	{1}. {2} forgotten	{1}. 잊은 카드 {2}장
  moves	cost {1}	손실 {1}
  	You remembered {1}, and the other one	{1}, 그리고 그 짝까지 기억했습니다
  	You remembered the other {1}	{1}의 짝을 기억했습니다
  	Forgotten: {1} was here (!). You saw it {2}	잊음: {1}의 자리는 여기(!). {2}에 봤습니다
  	Forgotten: {1} could not match. You saw it {2}	잊음: 짝일 수 없는 {1}. {2}에 봤습니다
  	New: {1}	새 카드: {1}
  remark	New	새 카드
  	Remembered: {1}	기억함: {1}
  	Remembered	기억함
  	Lucky: {1} had not been seen	행운: {1}, 처음 보는 카드
  	Lucky: {1}	행운: {1}
  remark	Lucky	행운
  	Wasted: {1} was known and no use	낭비: {1}, 알지만 쓸모없던 카드
  	Wasted: {1}	낭비: {1}
  remark	Wasted	낭비
  	Shuffled: remembered places no longer count	섞음: 기억한 자리는 이제 소용없음
  	Shuffled	섞음
  	Forgotten: {1} (!), seen {2}	잊음: {1} (!), {2}에 봄
  	Forgot: {1} !	잊음: {1} !
  	Forgot !	잊음 !
  	Forgotten: {1} was no match, seen {2}	잊음: 짝이 아닌 {1}, {2}에 봄
  	Cost: {1}	손실: {1}
  	after {1}	{1} 후
  cost	{1} moves	{1}턴
  	{1} move ago	{1}턴 전
  moves	forgetting cost {1}	잊어서 {1} 손실
  key	again	다시
  key	pause	멈춤
  key	next !	다음 !
  	next forgotten card	다음 잊은 카드
  	previous forgotten card	이전 잊은 카드
  	pause, or resume	멈춤, 또는 계속
  	a step back	한 단계 뒤로
  	a step on	한 단계 앞으로
  key	slower	느리게
  	half as fast	절반 속도로
  key	faster	빠르게
  	twice as fast	두 배 속도로
  	ten steps back	열 단계 뒤로
  	ten steps on	열 단계 앞으로
  	again from the start	처음부터 다시
  	A recording	리플레이
  	A game as it was played.	플레이한 그대로의 게임입니다.
  	Pauses are left out, and waits are cut to 3 s.	멈춘 시간은 빼고, 기다린 시간은 3초로 줄입니다.
  playback	paused	멈춤
  playback	paused {1}	멈춤 {1}
  playback	end	끝
  	A card that had been seen and was forgotten is marked with a !. Luck and the cost of forgetting are given in moves.	봤는데도 잊은 카드는 !로 표시합니다. 운과 잊어서 생긴 손실은 턴 수로 나타냅니다.
  	pause or resume, or press the key you click	멈춤이나 계속, 또는 클릭한 키 누르기
  	Right click	오른쪽 클릭
  	Wheel	휠
  	move a board larger than the window	창보다 큰 보드 움직이기
  page	Review	복기
  key	try move {1}	{1}턴부터
  key	try again	다시 시도
  	a card back	한 장 뒤로
  	a card on	한 장 앞으로
  	next forgotten card, or the end	다음 잊은 카드, 또는 끝
  	practice: play on from before this move	연습: 이 턴 직전부터 이어 하기
  key	result	결과
  	play, or pause	재생, 또는 멈춤
  key	previous	이전
  	previous forgotten card, or the start	이전 잊은 카드, 또는 처음
  	ten cards back	열 장 뒤로
  	ten cards on	열 장 앞으로
  	to the start	처음으로
  	to the end, with a summary	끝으로, 요약 보기
  	Your game, card by card.	내 게임을 한 장씩 봅니다.
  	To try again, play on from before the move you see: first you are shown the cards you had seen; any key hides them. That is practice and does not count.	지금 보는 턴의 직전부터 다시 해 볼 수 있습니다. 먼저 그때까지 본 카드가 나오고, 아무 키나 누르면 덮입니다. 이것은 연습이며 기록되지 않습니다.
  	{1}, {2} pair	{1}, {2}쌍
  	{1} game	{1}게임
  	{1} day	{1}일
  	and {1} more	외 {1}개
  chart	seen	경과
  chart	tests	시험
  chart	recalled	기억률
  	seen: cards turned since you last saw the card. {1}{2}: the share you recalled. {3}{4}: 95% confidence.	경과: 마지막으로 본 뒤 뒤집은 카드 수. {1}{2}: 기억한 비율. {3}{4}: 95% 신뢰 구간.
  	cards turned since you saw it; the band holds 95%	본 뒤 뒤집은 카드 수, 띠는 95% 구간
  	cards turned since you saw it	본 뒤 뒤집은 카드 수
  	cards turned since	뒤집은 카드 수
  	cards	카드
  	How often (%) you forgot a card in this place.	이 자리의 카드를 잊은 비율(%).
  	How often (of 10) you forgot a card in this place.	이 자리의 카드를 잊은 횟수(10번 중).
  	{1} are quarters, {2} was never tested.	{1}: 25%씩, {2}: 시험한 적 없음.
  	No finished games yet. Play one with 'memorize'.	아직 끝낸 게임이 없습니다. 'memorize'로 플레이하세요.
  	Find all pairs of a board, and this page fills up. Esc leads back to the table.	보드의 쌍을 모두 찾으면 이 화면이 채워집니다. Esc를 누르면 테이블로 돌아갑니다.
  	Moves over par	파 대비 턴
  	A bar for each game: how many moves more you needed than a perfect memory does.	게임마다 막대 하나: 완벽한 기억보다 몇 턴 더 썼는지 보여 줍니다.
  	Forgetting curve	망각 곡선
  	How often you still know a card, the longer ago you saw it.	카드를 본 지 오래될수록 얼마나 기억하는지 보여 줍니다.
  	Places you forget	자주 잊는 자리
  	Where on a board you forget cards most often.	보드의 어느 자리에서 카드를 자주 잊는지 보여 줍니다.
  	Milestones	업적
  	Milestone: {1}	업적: {1}
  	Milestone	업적
  	No games yet	아직 게임이 없습니다
  	All games	모든 게임
  	Games	게임
  	Open cards	공개 카드
  	Streak	연속
  	{1} (best {2})	{1} (최고 {2}일)
  	Best	최고
  	Median	중앙값
  	best {1}, median {2}	최고 {1}, 중앙값 {2}
  	Best score	최고 점수
  	{1} move, {2}	{1}턴, {2}
  	{1} moves per game ({2})	게임당 {1}턴 ({2})
  	{1} moves per game	게임당 {1}턴
  	{1} broken line	손상된 줄 {1}개
  	{1} line of a newer version	새 버전의 줄 {1}개
  	Skipped: {1}.	건너뜀: {1}.
  	{1}, played for {2}	{1}, 총 {2}
  	on par	이븐 파
  	{1} over par	{1} 오버파
  	{1} under par	{1} 언더파
  	{1} min	{1}분
  	{1} h {2} min	{1}시간 {2}분
  	{1} won	{1}승
  	{1} tied	{1}무
  	{1} lost	{1}패
  	Decks and sizes: moves over par, times	덱과 크기: 파 대비 턴, 시간
  	Decks: moves over par	덱: 파 대비 턴
  table	best	최고
  table	median	중앙값
  table	best time	최고 시간
  table	median time	중앙값 시간
  table	games	게임
  table	score	점수
  table	moves	턴
  table	to par	파 대비
  table	time	시간
  	Latest games	최근 게임
  	last {1} game	최근 {1}게임
  	{1} look	시험 {1}회
  	Streak {1} (best {2})	연속 {1} (최고 {2}일)
  	Days	날짜
  	Statistics	통계
  	All games first, then the games of each deck and size. Par is the average for a perfect memory. Memory: moves lost to forgetting. Luck: moves won or lost by chance.	먼저 모든 게임, 다음은 덱과 크기별 게임입니다. 파는 기억이 완벽할 때의 평균입니다. 기억: 잊어서 잃은 턴. 운: 우연히 얻거나 잃은 턴.
  key	next deck	다음 덱
  	Statistics: {1}	통계: {1}
  chart	par	파
  chart	best {1}	최고 {1}
  	mean {1}	평균 {1}
  mean	was {1}	이전 {1}
  	in {1} day	{1}일 뒤
  	New pairs	새 쌍
  	Look at both sides. Any key deals them, together with pairs that you know.	양쪽 면을 보세요. 아무 키나 누르면 아는 쌍과 함께 펼쳐집니다.
  	Look at both sides. Press any key to continue.	양쪽 면을 보세요. 아무 키: 계속
  	Press any key to continue.	아무 키: 계속
  	Press any key	아무 키
  key	go on	계속
  	deal these pairs	이 쌍들 펼치기
  	back, without dealing them	펼치지 않고 뒤로
  	Right!	정답!
  	{1} but it is written {2}.	{1} 바른 표기: {2}.
  	Right,	정답!
  	Nearly: {1}, with one {2}.	거의 정답: {1}, {2} 하나.
  	Nearly: {1}, with two {2}.	거의 정답: {1}, {2} 두 개.
  	Case, punctuation and words in brackets make no difference. Wrong accents and a single typo are pointed out, but count as known. An empty answer means that you do not know it. Escape closes without a grade.	대소문자, 문장 부호, 괄호 안의 말은 따지지 않습니다. 틀린 악센트와 오타 하나는 알려 주지만 아는 것으로 칩니다. 빈 답은 모른다는 뜻입니다. Esc를 누르면 채점 없이 닫습니다.
  key	check	확인
  	check the answer	답 확인
  	go on	계속
  key	count as wrong	오답 처리
  	count the answer the other way	답을 반대로 채점
  key	count as known	정답 처리
  	Pair! Type the other side	한 쌍! 다른 면을 입력하세요
  key	skip	넘기기
  key	close without a grade	채점 없이 닫기
  	Done for today	오늘은 끝
  	Next board	다음 보드
  	{1} more board today.	오늘 남은 보드 {1}개.
  	You missed: {1}, {2}	놓친 쌍: {1}, {2}
  	You missed: {1}.	놓친 쌍: {1}.
  	You missed {1} pair.	{1}쌍을 놓쳤습니다.
  	Missed: {1}	놓침: {1}
  	Progress	진행 상황
  	Known pairs are remembered for three weeks or more. Only pairs that you had learned before count as tests. Matching is easier than typing, so both are counted. The schedule check compares what the schedule expected with what you remembered.	익힌 쌍은 3주 이상 기억하는 쌍입니다. 이미 배운 쌍만 시험으로 칩니다. 맞추기는 입력보다 쉬워서 따로 셉니다. 일정 점검은 일정의 예상과 실제로 기억한 것을 비교합니다.
  	back to the plan of the day	오늘의 계획으로 돌아가기
  	back	뒤로
  	{1} due today	오늘 복습 {1}
  	Remembered, by day	날짜별 기억률
  	goal 90%	목표 90%
  	Each day adds a bar: the share of pairs that you still knew.	날마다 막대가 하나 늘어납니다. 아직 기억하는 쌍의 비율입니다.
  	Due, next {1} day	앞으로 {1}일 복습
  	about {1} a day	하루 약 {1}
  	The days on which the pairs that you learn come back.	배운 쌍이 다시 나오는 날입니다.
  	matching {1}	맞추기 {1}
  	typed {1}	입력 {1}
  	this week	이번 주
  	week	주
  	Confusions	혼동
  	Pairs that you take for each other. They are dealt together.	서로 헷갈리는 쌍입니다. 함께 나옵니다.
  	Schedule check	일정 점검
  	Whether you remember as much as the schedule expects.	일정이 예상한 만큼 기억하는지 보여 줍니다.
  	forgotten {1} of {2}	{2}번 중 {1}번 잊음
  	Hardest	어려운 쌍
  	The pairs that you forgot most often.	가장 자주 잊은 쌍입니다.
  measured	was {1}	실제 {1}
  	expected {1}	예상 {1}
  pairs	due	복습
  pairs	new	새 쌍
  pairs	confused	혼동
  	dealt together	함께 나옴
  	You confuse	혼동하는 쌍
  	Coming days	앞으로의 날들
  	{1} a day on average	하루 평균 {1}
  	No pair is due on these days.	이 기간에 복습할 쌍이 없습니다.
  key	progress	진행
  	your progress with this deck	이 덱의 진행 상황
  key	direction: {1}	방향: {1}
  	which side is asked for: forward, reverse or both	묻는 면: 정방향, 역방향, 양방향
  key	type answers: {1}	답 입력: {1}
  	type the other side of each pair found	찾은 쌍마다 다른 면 입력
  	play only the pairs that you missed	놓친 쌍만 플레이
  	on	켬
  	off	끔
  	study	학습
  key	one more board	보드 하나 더
  key	start	시작
  	One more board	보드 하나 더
  	Start	시작
  	Only what I missed	놓친 쌍만
  	The pairs that you are about to forget come first, then pairs that you confuse, on one board, then five new ones a day. A pair counts as known when you had seen the other card and turned it; a wrong card that you had just seen counts against you. Errors of place and lucky finds count for nothing. Typed answers count most.	곧 잊을 쌍이 먼저 나오고, 다음은 혼동하는 쌍이 한 보드에 나오며, 그다음 하루 다섯 쌍씩 새 쌍이 나옵니다. 다른 한 장을 이미 본 뒤 맞는 카드를 뒤집으면 아는 것으로 치고, 방금 본 틀린 카드를 뒤집으면 모르는 것으로 칩니다. 자리를 틀리거나 운으로 찾은 것은 치지 않습니다. 입력한 답을 가장 높게 칩니다.
  	You have missed no pair yet.	아직 놓친 쌍이 없습니다.
  	Nothing missed	놓친 쌍 없음
  	last studied today	최근 학습: 오늘
  	last studied yesterday	최근 학습: 어제
  	last studied {1} day ago	최근 학습: {1}일 전
  	about {1} minute	약 {1}분
  	1 board of {1} pair, {2}.	보드 1개: {1}쌍, {2}.
  	{1} board of 6 to 8 pairs, {2}.	보드 {1}개: 6~8쌍씩, {2}.
  	{1} pair to review	복습 {1}쌍
  	Nothing is due tomorrow.	내일은 복습이 없습니다.
  	Tomorrow: {1}.	내일: {1}.
  	and	/
  	Same board again	같은 보드 다시
  	{1}. The old one is saved (g).	{1}. 이전 게임은 저장됨 (g).
  	{1}; g: old one	{1}; g: 이전 게임
  	The deck has only {1} pair.	이 덱에는 {1}쌍뿐입니다.
  	Only {1} pair	{1}쌍뿐
  	Open cards: match all pairs.	공개 카드: 모두 맞추세요.
  	Open cards: match all pairs. A miss costs a second.	공개 카드: 모든 쌍을 맞추세요. 실패하면 1초 추가.
  	Match all pairs	모두 맞추세요
  	Practice: no stars for the same board again.	연습: 같은 판을 다시 하면 별이 없음.
  	Practice: no stars	연습: 별 없음
  	Practice	연습
  	The old game is saved (g).	이전 게임은 저장됨 (g).
  	Turn two cards: pairs leave the table. Arrows, Space, click. J: journey	두 장씩 뒤집으세요. 맞은 쌍은 사라집니다. 방향키, Space, 클릭. J: 여정
  	Find the pairs: arrows and Space, or click. J: journey	쌍을 찾으세요: 방향키와 Space, 또는 클릭. J: 여정
  	Find pairs: arrows, Space. J: journey	쌍 찾기: 방향키, Space. J: 여정
  	Find pairs. J: journey	쌍을 찾으세요. J: 여정
  	Find pairs	쌍 찾기
  	Practice from move {1}	{1}턴부터 연습
  	Paused. p resumes.	멈춤. p: 계속
  	Undone. U: redo	되돌림. U: 재실행
  	Undone	되돌림
  	{1} (bonus {2} s)	{1} (보너스 {2}초)
  two sentences	{1}. {2}	{1}. {2}
  	{1}!	{1}!
  	Done!	완료!
  	{1}! Par {2}: {3}	{1}! 파 {2}: {3}
  	Done, {1}	완료, {1}
  	with {1}	{1} 사용
  	forgetting cost {1} moves	잊어서 {1}턴 잃음
  	forgetting cost next to nothing	잊어서 잃은 턴 거의 없음
  	You forgot a card	카드를 잊음
  	No moves left	남은 턴 없음
  	Time is up	시간 초과
  	The game is over	게임 끝
  	{1}. You found {2} of {3} pair.	{1}. {3}쌍 중 {2}쌍을 찾았습니다.
  	{1}: {2} of {3} pair	{1}: {3}쌍 중 {2}쌍
  	{1}. Turn another card.	{1}. 다른 카드를 뒤집으세요.
  	This pair is found. Turn another card.	이미 찾은 쌍입니다. 다른 카드를 뒤집으세요.
  	This card is chosen. Choose its partner.	이미 고른 카드입니다. 짝을 고르세요.
  	This card is already face up. Turn another card.	이미 앞면인 카드입니다. 다른 카드를 뒤집으세요.
  	No rival remembers anything here. N sets up a game.	기억하는 라이벌이 없습니다. N: 새 게임 설정
  	The rival remembers these cards; hollow marks soon fade.	라이벌이 기억하는 카드입니다. 속이 빈 표시는 곧 사라집니다.
  	No finished game to review yet.	복기할 끝난 게임이 아직 없습니다.
  key	memory	기억
  key	hurry	재촉
  key	turn	뒤집기
  	turn a card	카드 뒤집기
  	next hidden card	다음 덮인 카드
  	previous hidden card	이전 덮인 카드
  key	letters	글자
  	choose by letters	글자로 고르기
  	ask for a hint	힌트 보기
  	undo, in practice	되돌리기 (연습에서)
  	redo, in practice	재실행 (연습에서)
  key	new	새 게임
  	review the last game	지난 게임 복기
  key	shuffle	섞기
  	shuffle all cards	모든 카드 섞기
  	show a rival's memory	라이벌의 기억 보기
  key	games	게임
  key	settings	설정
  	larger cards	카드 크게
  	smaller cards	카드 작게
  	move the cursor	커서 움직이기
  	PgUp PgDn	PgUp PgDn
  	scroll a large board	큰 보드 스크롤
  	erase a letter	글자 지우기
  	stop typing letters	글자 입력 그만두기
  	How to play	게임 방법
  	Turns	차례
  	turn a card, or press the key you click	카드 뒤집기, 또는 클릭한 키 누르기
  	Wheel, drag	휠, 드래그
  	move a large board	큰 보드 움직이기
  	Turn two cards at a time. A pair leaves the table.	한 번에 두 장을 뒤집습니다. 맞은 쌍은 사라집니다.
  	Open cards: all cards lie face up.	공개 카드: 모든 카드가 앞면입니다.
  	A pair is yours and earns another turn; a miss passes the turn. Most pairs win. Space hurries a rival; it sees only what lay face up.	쌍을 찾으면 한 번 더 하고, 실패하면 차례가 넘어갑니다. 쌍이 가장 많으면 승리합니다. Space는 라이벌을 재촉합니다. 라이벌은 앞면으로 나온 카드만 봅니다.
  	A pair scores 2, plus up to 6 per card: the less you have looked at it, the more. Missing with a card you have seen before costs 1. Each hint costs a star.	쌍을 찾으면 2점에 카드마다 최대 6점이 더해집니다. 카드를 적게 봤을수록 높습니다. 이미 본 카드로 실패하면 1점을 잃습니다. 힌트마다 별 1개를 잃습니다.
  	Choose two cards that belong together; a pair leaves the table. There are no points: the fastest game is the best, and a miss adds a second to the clock.	짝이 맞는 카드 두 장을 고르세요. 맞은 쌍은 테이블에서 사라집니다. 점수는 없고 가장 빠른 게임이 최고 기록입니다. 실패하면 1초가 추가됩니다.
  	This is practice: it does not count, and r lays out the same position again. A new game counts.	이것은 연습이며 기록되지 않습니다. r을 누르면 같은 배치를 다시 펼칩니다. 새 게임은 기록됩니다.
  	Type a card's letters	카드 글자를 입력하세요
  	Letters	글자
  	Type a card's letters: {1}	카드 글자를 입력하세요: {1}
  	Letters: {1}	글자: {1}
  	Slow connection: cards are drawn plain from now on.	연결이 느려서 이제부터 카드를 단순하게 그립니다.
  	Practice: {1}	연습: {1}
  	Daily: {1}	일일: {1}
  	Journey: {1}	여정: {1}
  	Study: {1}	학습: {1}
  	Missed pairs: {1}	놓친 쌍: {1}
  status	pairs	쌍
  status	moves	턴
  status	par	파
  status	score	점수
  status	left	남음
  	You	나
  	The wedge shows your remaining bonus.	부채꼴은 남은 보너스입니다.
  	The bar shows your remaining bonus.	막대는 남은 보너스입니다.
  	The circle shows your remaining bonus.	동그라미는 남은 보너스입니다.
  	The number shows your remaining bonus.	숫자는 남은 보너스입니다.
  	{1} needs single faces	{1}: 같은 그림 덱만 가능
  	for one player: {1}	혼자 할 때만: {1}
  	No finished game on this board to race yet.	이 보드에는 레이스할 끝난 게임이 아직 없습니다.
  	This pair is in the deck already.	덱에 이미 있는 쌍입니다.
  	These pairs are in the deck already.	덱에 이미 있는 쌍들입니다.
  	Imported {1} pair as "{2}"	{1}쌍을 "{2}" 덱으로 가져왔습니다
  	{1}: expected a deck	{1}: 덱이 아닙니다
  	{1} picture	그림 {1}개
  	{1} unreadable picture	읽을 수 없는 그림 {1}개
  deck	{1} copy	{1} 사본
  	A deck needs a name.	덱에는 이름이 필요합니다.
  	There is already a deck named "{1}".	"{1}" 덱이 이미 있습니다.
  milestone	Faultless, 6+ pairs	완벽한 게임, 6쌍 이상
  milestone	30 pairs	30쌍
  milestone	Seven days in a row	7일 연속
  milestone	{1} beaten	{1} 이김
  milestone	Journey chapter {1}	여정 챕터 {1}
  date	{1} {2} {3}	{3} {2}일 {1}
  date	{1} {2}	{2} {1}일
  weekday	Monday	월요일
  weekday	Tuesday	화요일
  weekday	Wednesday	수요일
  weekday	Thursday	목요일
  weekday	Friday	금요일
  weekday	Saturday	토요일
  weekday	Sunday	일요일
  weekday	Mo	월
  weekday	Tu	화
  weekday	We	수
  weekday	Th	목
  weekday	Fr	금
  weekday	Sa	토
  weekday	Su	일
  month	January	1월
  month	February	2월
  month	March	3월
  month	April	4월
  month	May	5월
  month	June	6월
  month	July	7월
  month	August	8월
  month	September	9월
  month	October	10월
  month	November	11월
  month	December	12월
  month and year	{1} {2}	{2}년 {1}
  month after a day	January	1월
  month after a day	February	2월
  month after a day	March	3월
  month after a day	April	4월
  month after a day	May	5월
  month after a day	June	6월
  month after a day	July	7월
  month after a day	August	8월
  month after a day	September	9월
  month after a day	October	10월
  month after a day	November	11월
  month after a day	December	12월
  month	Jan	1월
  month	Feb	2월
  month	Mar	3월
  month	Apr	4월
  short month	May	5월
  month	Jun	6월
  month	Jul	7월
  month	Aug	8월
  month	Sep	9월
  month	Oct	10월
  month	Nov	11월
  month	Dec	12월
  chapter	First steps	첫걸음
  chapter	Bigger boards	더 큰 보드
  chapter	Words	단어
  chapter	Two sides: terms here, definitions there	두 구역: 단어는 여기, 뜻은 저기
  chapter	Close gaps: cards move up	빈칸 메우기: 카드가 당겨짐
  chapter	All together	모두 함께
  chapter	Drift: a miss slides a row	표류: 실패하면 한 줄이 밀림
  chapter	Three of a kind	세 장 모으기
  chapter	Sudden death: forget nothing	서든 데스: 하나도 잊지 않기
  chapter	The last mile: par and three moves	마지막 고비: 파 + 3턴
  opponent	your double	내 분신
  opponent	{1} person	{1}명
  	Player {1}	플레이어 {1}
  rival	goldfish	금붕어
  rival	sparrow	참새
  rival	cat	고양이
  rival	crow	까마귀
  rival	elephant	코끼리
  	one face per line	한 줄에 앞면 하나
  	tabs	탭
  	commas	쉼표
  	semicolons	세미콜론
  	pipes	세로줄
  	colons	콜론
  	spaces	공백
  	"{1}" characters	"{1}" 문자
  	{1} of them a face	그중 앞면만 {1}개
  	read as {1}	인코딩: {1}
  	{1} row without a term	단어가 없는 행 {1}개
  	{1} row without a definition	뜻이 없는 행 {1}개
  	{1} row unreadable	읽을 수 없는 행 {1}개
  	{1} row repeated	겹치는 행 {1}개
  	No hints on the daily board: everyone plays it alike.	일일 보드에는 힌트가 없습니다. 모두 같은 조건입니다.
  	No hints in company: they would be unfair.	대전에서는 공정하게 힌트가 없습니다.
  	No hints in a race: they would be unfair.	레이스에서는 공정하게 힌트가 없습니다.
  	No hints against a ghost, which had none.	고스트도 힌트를 안 썼으니 힌트가 없습니다.
  	No hints with open cards: nothing is hidden.	공개 카드에는 숨길 것이 없어 힌트가 없습니다.
  	Hints are for pairs, not for three or four of a kind.	힌트는 쌍에만 쓸 수 있고, 세 장이나 네 장 모으기에는 쓸 수 없습니다.
  	Nothing to remember yet. Turn some cards first.	아직 기억할 것이 없습니다. 먼저 카드를 뒤집으세요.
  opponent	against {1}	상대: {1}
  game	daily	일일 보드
  game	journey	여정
  game	study	학습
  game	missed pairs	놓친 쌍
  	Leave no gap where a pair was found: the cards after it move up	찾은 쌍의 자리를 비우지 않고 뒤의 카드가 당겨집니다
  	Open cards: all cards are face up; match all pairs	공개 카드: 모든 카드가 앞면입니다. 모든 쌍을 맞추세요
  	Put terms on one half of the table and definitions on the other	단어는 테이블의 한쪽에, 뜻은 다른 쪽에 놓입니다
  	Slide a row of cards by one place after a miss	실패하면 카드 한 줄이 한 자리씩 밀립니다
  	Find three equal cards instead of two	두 장 대신 같은 카드 세 장을 찾습니다
  	Find four equal cards instead of two	두 장 대신 같은 카드 네 장을 찾습니다
  	End the game at the first forgotten card	카드를 한 번이라도 잊으면 게임이 끝납니다
  	End the game when {1} move beyond par is used up	파보다 {1}턴을 더 쓰면 게임이 끝납니다
  	End the game after {1} second	{1}초가 지나면 게임이 끝납니다
  	Mark the backs of the cards turned in the last three moves	최근 세 턴에 뒤집은 카드의 뒷면에 표시가 남습니다
  	Show all faces for {1} second at the start	시작할 때 모든 앞면을 {1}초 동안 보여 줍니다
  rule	close gaps	빈칸 메우기
  rule	open cards	공개 카드
  rule	two sides	두 구역
  rule	drift	표류
  rule	of a kind	같은 카드 모으기
  rule	sudden death	서든 데스
  rule	limited moves	턴 제한
  rule	against the clock	시간 제한
  rule	traces	흔적
  rule	peek	미리 보기
  rule	three of a kind	세 장 모으기
  rule	four of a kind	네 장 모으기
  rule	par + {1} move	파 + {1}턴
  rule	{1} second	{1}초
  rule	peek of {1} s	미리 보기 {1}초
  rule	cards move up	카드가 당겨짐
  rule	all faces up	모두 앞면
  rule	terms apart	단어와 뜻 따로
  rule	a miss slides a row	실패하면 줄이 밀림
  rule	three equal cards	같은 카드 3장
  rule	four equal cards	같은 카드 4장
  rule	one slip ends it	한 번 잊으면 끝
  rule	par + {1}	파 + {1}
  rule	seen cards marked	본 카드에 표시
  rule	{1} s at the start	시작할 때 {1}초
  	{1}, line {2}: {3}	{1} {2}행: {3}
  file	{1}: {2}	{1}: {2}
  	cannot save: {1}	저장할 수 없음: {1}
  	cannot save {1}: {2}	저장할 수 없음: {1}: {2}
  	cannot read {1}: {2}	읽을 수 없음: {1}: {2}
  	cannot write {1}: {2}	쓸 수 없음: {1}: {2}
  	cannot create {1}: {2}	만들 수 없음: {1}: {2}
  	cannot lock {1}: {2}	잠글 수 없음: {1}: {2}
  	cannot remove {1}: {2}	삭제할 수 없음: {1}: {2}
  	cannot set aside {1}: {2}	따로 보관할 수 없음: {1}: {2}
  	line {1}: {2}	{1}행: {2}
  	expected format 1 or 2, found format {1} of a newer version of Memorize	형식 1이나 2가 아니라 더 새로운 Memorize의 형식 {1}입니다
  	expected rules up to version {1}, found version {2}; the game was played with a newer version of Memorize	규칙 버전 {1}까지 읽을 수 있지만 버전 {2}입니다. 더 새로운 Memorize로 플레이한 게임입니다
  	two sides need a term and a definition	두 구역에는 단어와 뜻이 필요합니다
  	with open cards nothing can be forgotten	공개 카드에는 잊을 것이 없습니다
  	forgetting is judged for pairs only	잊음은 쌍에서만 판정합니다
  	open cards have no par	공개 카드에는 파가 없습니다
  	open cards have no backs to mark	공개 카드에는 표시할 뒷면이 없습니다
  	open cards are always face up	공개 카드는 언제나 앞면입니다
  racer	{1} (breaks the rules)	{1} (규칙 위반)
  racer	{1} (finished)	{1} (완주)
  racer	{1} (left)	{1} (나감)
  	The connection is back.	다시 연결되었습니다.
  	race: {1}	레이스: {1}
  	You have left the race. Join it again to go on.	레이스에서 나왔습니다. 계속하려면 다시 참가하세요.
  	that game is over, or played in another window	이미 끝났거나 다른 창에서 하는 게임입니다
  	saving works again; nothing is lost	다시 저장됩니다. 잃은 것은 없습니다
  	{1} needs single faces; this deck has two on each pair.	{1}: 같은 그림 덱만 가능합니다. 이 덱은 두 면이 다릅니다.
  two sentences	{1} {2}	{1} {2}
  deck	Animals	동물
  deck	Capitals	수도
  deck	Elements	원소
  deck	Faces	얼굴
  deck	Food	음식
  deck	Greek Letters	그리스 문자
  deck	Halloween	핼러윈
  deck	HTTP Status	HTTP 상태
  deck	Kana	가나
  deck	Morse	모스 부호
  deck	NATO	NATO 문자
  deck	Playing Cards	트럼프 카드
  deck	Shapes	도형
  deck	Sports	스포츠
  deck	Times Tables	구구단
  deck	Vi Keys	vi 키
  deck	Weather	날씨
  deck	Sums	덧셈
  deck	Differences	뺄셈
  deck	Products	곱셈
  deck	Quotients	나눗셈
  deck	Number Words	숫자 읽기
  deck	Clock Times	시계
  deck	Roman	로마 숫자
  deck	Binary	이진수
  deck	Hexadecimal	십육진수
  deck	Powers	거듭제곱
  """#
