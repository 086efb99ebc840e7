import { randomBytes } from 'node:crypto'
import type { Clock, Ids } from '../../base/call/context'
import { createEncryption, parseKeys } from '../../base/db/encryption'
import type { Instant } from '../../base/kit/day'
import { readConfig } from './config'
import { openDatabase } from './database'
import { keysBeside } from './keys'

export const systemClock: Clock = { now: () => new Date().toISOString() as Instant }
export const systemIds: Ids = { code: (bits) => randomBytes(bits / 8).toString('base64url') }

/** What the app and the commands beside it stand on: configuration, database and keys. */
export async function openHouse(as: 'app' | 'command', log: (message: string) => void) {
  const config = readConfig(process.env)
  const encryption = createEncryption(parseKeys(config.encryptionKeys ?? (await keysBeside(config.dataDir))))
  return { config, encryption, database: await openDatabase(config, log, as), clock: systemClock, ids: systemIds }
}

/** Runs a command of the command line; a refusal or fault ends it with one sentence and a status. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}
