import { readSizes } from './size-flags'
import type { ManySizes } from './sizes'

/** How much there is of everything, and how long each fault lasts. Times in seconds. */
export interface FaultSizes extends Pick<ManySizes, 'landlords' | 'vouchers'> {
  /** Visits a second, about four requests each. */
  readonly rate: number
  /** Nothing is at fault for so long, before the first fault and before and after each. */
  readonly calm: number
  /** Between the end of the first database server and the promotion of the second. */
  readonly noticing: number
  /** What is left of the fail-over after the promotion. */
  readonly after: number
  /** For which the store refuses connections, and again for which it takes them and does not answer. */
  readonly storeAway: number
  /** Processes that are killed, and how far apart. */
  readonly kills: number
  readonly between: number
  /** For which a process runs with another time. */
  readonly clock: number
  readonly mails: number
  /** For which the mails are sent before a process is killed, and again before the mail server goes away. */
  readonly sending: number
  /** For which the mail server is away. */
  readonly mailAway: number
}

const full: FaultSizes = {
  landlords: 200,
  vouchers: 24_000,
  rate: 7,
  calm: 5,
  noticing: 5,
  after: 20,
  storeAway: 30,
  kills: 6,
  between: 10,
  clock: 45,
  mails: 100_000,
  sending: 40,
  mailAway: 15,
}

/** Every fault once and for a short time: whether nothing is lost shows in it, its figures say nothing. */
const smallest: FaultSizes = {
  landlords: 100,
  vouchers: 6000,
  rate: 3,
  calm: 1,
  noticing: 1,
  after: 4,
  storeAway: 3,
  kills: 2,
  between: 5,
  clock: 6,
  mails: 1500,
  sending: 3,
  mailAway: 2,
}

export const faultNames = ['failover', 'store', 'kills', 'clock', 'outbox'] as const
export type FaultName = (typeof faultNames)[number]

export interface FaultOptions {
  readonly sizes: FaultSizes
  /** First of the ports that are used, twelve in a row. */
  readonly port: number
  readonly only: readonly FaultName[]
  readonly isWritten: boolean
}

/** `--many --faults`, with `--smallest`, `--only store,clock`, `--port 5600` and each of the sizes by its name. */
export function readFaultOptions(argv: readonly string[]): FaultOptions {
  const flags = { faults: { type: 'boolean' }, only: { type: 'string' } } as const
  const { sizes, words, port, isFull } = readSizes(argv, { full, smallest, port: 5600 }, flags)
  const only = String(words['only'] ?? faultNames.join(',')).split(',')
  const unknown = only.filter((name) => !(faultNames as readonly string[]).includes(name))
  if (unknown.length > 0) throw new Error(`--only knows ${faultNames.join(', ')}; not ${unknown.join(', ')}`)
  return { sizes, port, only: only as FaultName[], isWritten: isFull && only.length === faultNames.length }
}
