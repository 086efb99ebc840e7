import process from 'node:process'

/** `npm run proof` sets `full`, or `planted` while a defect is planted; `npm test` runs a cut-down size. */
const mode = process.env['PROOF'] ?? ''
export const full = mode === 'full'
/** What the gate leaves out altogether. */
export const proving = mode !== ''

/** Replays a run: `PROOF_SEED=7 npm run proof`. Every failure of a generated case prints it. */
export const seed = Number(process.env['PROOF_SEED'] ?? 20_261_120)

interface Sizes {
  /** Requests to each call; fewer where the answer is a file, or each wants a record of its own. */
  readonly fuzz: number
  readonly dearFuzz: number
  /** Races that are run again and again; those of many actions at once are run as `storms`. */
  readonly rounds: number
  readonly storms: number
  readonly appKills: number
  readonly databaseKills: number
  /** While a bank's file is read or imported. */
  readonly bankKills: number
  /** Of a backup, and as many of a restore. */
  readonly backupKills: number
}

const fullSizes: Sizes = {
  fuzz: 500,
  dearFuzz: 500,
  rounds: 20,
  storms: 60,
  appKills: 50,
  databaseKills: 20,
  bankKills: 20,
  backupKills: 20,
}
const plantedSizes: Sizes = {
  fuzz: 150,
  dearFuzz: 150,
  rounds: 2,
  storms: 12,
  appKills: 2,
  databaseKills: 1,
  bankKills: 6,
  backupKills: 2,
}
const cutDown: Sizes = {
  fuzz: 2,
  dearFuzz: 1,
  rounds: 1,
  storms: 2,
  appKills: 1,
  databaseKills: 1,
  bankKills: 2,
  backupKills: 2,
}

/** How much of each check a run does. */
export const sizes = full ? fullSizes : mode === 'planted' ? plantedSizes : cutDown

/** What `npm run proof` asks of every call, and `npm test` of each n-th one. */
export const eachNth = (index: number, n: number): boolean => proving || index % n === 0

/**
 * What is the same code for every call is proven of each call by `npm run proof`; `npm test` takes one of these checks
 * for each call, in turn, so that each is made of many calls and its time grows slowly.
 */
export const inTurn = <T>(index: number, checks: readonly T[]): readonly T[] =>
  mode === '' ? checks.filter((_check, place) => place === index % checks.length) : checks
