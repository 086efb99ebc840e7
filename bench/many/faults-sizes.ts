import { readSizes } from './size-flags'
import type { ManySizes } from './sizes'

/** The size of everything, and the duration of each fault. Times in seconds. */
export interface FaultSizes extends Pick<ManySizes, 'landlords' | 'vouchers'> {
  /** Visits a second, with about four requests each. */
  readonly rate: number
  /** The time without a fault: before the first fault, and before and after each fault. */
  readonly calm: number
  /** The time between the end of the first database server and the promotion of the second. */
  readonly noticing: number
  /** The rest of the fail-over after the promotion. */
  readonly after: number
  /**
   * The time in which the store refuses connections. After that it accepts them for the same time without answering.
   */
  readonly storeAway: number
  /** The number of kills, and the time between them. */
  readonly kills: number
  readonly between: number
  /** The time for which a process runs with a wrong clock. */
  readonly clock: number
  readonly mails: number
  /** The time for which mails are sent before a process is killed, and again before the mail server goes away. */
  readonly sending: number
  /** The time for which the mail server is away. */
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

/** Every fault once and for a short time. This shows whether anything is lost, but its figures are meaningless. */
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
  /** The first of the ports, twelve in a row. */
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
