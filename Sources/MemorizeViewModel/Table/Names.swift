import Decks
import GameAnalysis
import MemoryGame
import Storage
import Study

// The parts of the model that views name, although they see the model only through view models.

/// Two cards turned one after the other.
public typealias TableMove = Move
/// The rules in which a game differs from the usual one.
public typealias GameVariant = Variant
/// One of these rules.
public typealias GameRule = Variant.Rule
/// The moves that a perfect memory needs on average.
public typealias ParMoves = Par
/// A source of chance that follows from a seed.
public typealias Chance = SeededGenerator
/// A collection of pairs to play with.
public typealias Deck = Decks.Deck
/// Who shares a game with the player.
public typealias GameCompany = Company
/// How many pairs of a deck fit on one board.
public typealias BoardLimit = Decks.BoardLimit
/// A day in the Gregorian calendar.
public typealias CalendarDay = Decks.CalendarDay
/// A board of the journey.
public typealias JourneyBoard = Decks.JourneyBoard
/// The boards that grow, in chapters.
public typealias Journey = Decks.Journey
/// The board of a day.
public typealias DailyBoard = Decks.DailyBoard
/// The level of a generated deck.
public typealias DeckLevel = Decks.DeckLevel
/// Two faces that belong together.
public typealias Pair = Decks.Pair
/// The face of one card.
public typealias Face = Decks.Face
/// The deck, number of pairs, variant and seed of a game.
public typealias GameSetup = Decks.GameSetup
/// A kind of game: only games of the same kind are compared.
public typealias GameKind = Decks.GameKind
/// The number of memory tests, and how many of them were passed.
public typealias TestCount = Study.TestCount
/// The pairs of a deck to study today.
public typealias StudyPlan = Study.StudyPlan
/// Two texts that belong together, as a learner knows them.
public typealias StudyPair = Study.StudyPair
/// A grade of a pair, or another event of it.
public typealias StudyReview = Study.StudyReview
/// The kind of an event of a pair that is learned.
public typealias StudyMark = Study.StudyReview.Method
/// The choices for studying a deck.
public typealias StudyOptions = Study.StudyOptions
/// The model of a learner's memory.
public typealias FSRS = Study.FSRS
/// The number of lines of the history that could not be read.
public typealias SkippedLines = Storage.SkippedLines
/// The player's choices for all games.
public typealias Settings = Storage.Settings
/// One of these choices.
public typealias Setting = Storage.Setting
/// A finished game: its setup and its result.
public typealias GameRecord = Storage.GameRecord
/// The words for the two sides of a deck.
public typealias SideNames = Decks.SideNames
