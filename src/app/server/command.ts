import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCodeOf } from '../../base/call/failure'
import type { Clock, Ids } from '../../base/call/context'
import { databaseClock, type MachineClock } from '../../base/db/clock'
import { createEncryption, parseKeys, type Encryption } from '../../base/db/encryption'
import { checkAndRecordKeys, isDatabaseUnused } from '../../base/db/key-check'
import type { Instant } from '../../base/kit/day'
import { Refusal } from '../../base/kit/refusal'
import { translate } from '../../base/kit/words'
import { errorWords } from '../../base/kit/words-errors'
import type { Config } from './config'
import { openDatabase, type Database, type DatabaseOpener } from './database'
import { encryptedTables } from './encrypted-tables'

const pathIn = (dataDir: string): string => join(dataDir, 'encryption-keys')

export const readStoredKeys = (dataDir: string): Promise<string | undefined> =>
  readFile(pathIn(dataDir), 'utf8').then(
    (text) => text.trim() || undefined,
    () => undefined,
  )

/**
 * Reads the keys in the data folder. The first start makes them. Only the owner of the file can read it. Several
 * processes that start at once all use the same file, because `link` never replaces a file. Throws when the file is
 * missing and `mayMake` is false: the database then has data that a new key can't read.
 */
async function keysBeside(dataDir: string, mayMake: () => Promise<boolean>): Promise<string> {
  const path = pathIn(dataDir)
  const known = await readStoredKeys(dataDir)
  if (known) return known
  if (!(await mayMake()))
    throw new Error(
      `The encryption key is missing: ${path} is not there, and the database holds data that was encrypted with it. Put the file back from the backup, or name its keys in ENCRYPTION_KEYS; nothing was changed.`,
    )
  await mkdir(dataDir, { recursive: true })
  const own = `${path}.${randomBytes(6).toString('hex')}`
  await writeFile(own, `k1:${randomBytes(32).toString('base64')}\n`, { mode: 0o600, flush: true })
  await link(own, path).catch(() => undefined)
  await rm(own)
  return (await readStoredKeys(dataDir)) ?? Promise.reject(new Error(`cannot write ${path}`))
}

export const systemClock: Clock = { now: () => new Date().toISOString() as Instant }

const machine: MachineClock = { now: () => Date.now(), every: (ms, work) => void setInterval(work, ms).unref() }

export const systemIds: Ids = { code: (bits) => randomBytes(bits / 8).toString('base64url') }

export interface Installation {
  readonly database: Database
  readonly encryption: Encryption
  readonly clock: Clock
  readonly ids: Ids
}

/**
 * Opens the database and the keys. Throws, with everything closed again, when the keys are missing or don't belong to
 * this database.
 */
export async function openInstallation(
  config: Config,
  as: DatabaseOpener,
  log: (message: string) => void,
  onStatement?: Parameters<typeof openDatabase>[3],
): Promise<Installation> {
  // The configured keys are parsed before a database is started.
  const named = config.encryptionKeys === undefined ? null : parseKeys(config.encryptionKeys)
  const database = await openDatabase(config, log, as, onStatement)
  try {
    const keys = named ?? parseKeys(await keysBeside(config.dataDir, () => isDatabaseUnused(database.db)))
    await checkAndRecordKeys(database.db, keys, encryptedTables)
    const clock = await databaseClock(database.pool, machine, log)
    return { encryption: createEncryption(keys), database, clock, ids: systemIds }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** A sentence for an error. A refusal's reason alone is not a sentence, so the text of the screens is used. */
const sentenceOf = (error: unknown): string => {
  if (error instanceof Refusal) return translate(errorWords, error.reason, 'en')
  // The database is a replica, or a server that is set to read-only. PostgreSQL's message doesn't help the operator.
  if (errorCodeOf(error) === '25006')
    return 'The database only reads: nothing can be recorded. Is it a replica, or was it set to read only (default_transaction_read_only) because its disk is full? Connect to the primary, or make room and set it back.'
  return error instanceof Error ? error.message : String(error)
}

/** Runs a command. A refusal or fault prints one sentence and sets the exit status. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    process.stderr.write(`${sentenceOf(error)}\n`)
    process.exitCode = 1
  }
}
