import process from 'node:process'

const mode = process.env['PROOF'] ?? ''
/** `npm run proof` runs everything at its full size, `npm test` at a smaller one. */
export const isFullRun = mode !== ''
/** A defect is planted. A check ends at the first failure, and doesn't look for the shortest way to it. */
export const isPlanting = mode === 'planted'

/** Repeats a run: `PROOF_SEED=7 npm run proof`. When a generated case fails, the message contains the seed. */
export const seed = Number(process.env['PROOF_SEED'] ?? 20_261_120)

interface Sizes {
  /** Requests to each call. Fewer if the answer is a file, or if each request needs its own record. */
  readonly fuzz: number
  readonly dearFuzz: number
  /** Races that are repeated. Races of many actions at once use `storms`. */
  readonly rounds: number
  readonly storms: number
  readonly appKills: number
  readonly databaseKills: number
  /** Kills while a bank's file is read or imported. */
  readonly bankKills: number
  /** Kills while old books are booked, and as many while they are taken back. */
  readonly oldBooksKills: number
  /** Kills of a backup, and as many of a restore. */
  readonly backupKills: number
}

const fullSizes: Sizes = {
  fuzz: 40,
  dearFuzz: 15,
  rounds: 3,
  storms: 12,
  appKills: 8,
  databaseKills: 3,
  bankKills: 4,
  oldBooksKills: 10,
  backupKills: 3,
}
const cutDown: Sizes = {
  fuzz: 2,
  dearFuzz: 1,
  rounds: 1,
  storms: 2,
  appKills: 1,
  databaseKills: 1,
  bankKills: 2,
  oldBooksKills: 1,
  backupKills: 2,
}

/** The size of each check in this run. */
export const sizes = isFullRun ? fullSizes : cutDown

/** `npm run proof` checks every call, and `npm test` each n-th one. */
export const eachNth = (index: number, n: number): boolean => isFullRun || index % n === 0

/**
 * Some checks test code that all calls share. `npm run proof` runs them for each call. `npm test` runs one of these checks
 * for each call, in turn. So each check still covers many calls, and the time grows slowly.
 */
export const turnOfRun = <T>(index: number, checks: readonly T[]): readonly T[] =>
  isFullRun ? checks : checks.filter((_check, place) => place === index % checks.length)
