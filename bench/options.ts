import { parseArgs } from 'node:util'

/** The size of the run. Times in seconds. */
export interface Sizes {
  readonly vouchers: number
  readonly houses: number
  /** The vouchers of the small database, with which costs are compared. */
  readonly smallVouchers: number
  readonly smallHouses: number
  /** Houses with `perHouse` vouchers each in both databases. The reading calls use them in turn. */
  readonly fullHouses: number
  readonly perHouse: number
  /** Accounts that write at the same time. */
  readonly writers: number
  readonly due: number
  readonly exported: number
  /** Rows of the bank's file. */
  readonly movements: number
  readonly connections: number
  readonly rounds: number
  readonly seconds: number
  readonly leases: number
  /** Runs of each side, for work that is not measured per second. */
  readonly repeats: number
  /** Calls of each side before it is measured. */
  readonly warmUp: number
  /** The maximum number of seconds that a round waits until the machine is otherwise idle. */
  readonly wait: number
}

const full: Sizes = {
  vouchers: 1_000_000,
  houses: 50_000,
  smallVouchers: 10_000,
  smallHouses: 500,
  fullHouses: 20,
  perHouse: 400,
  writers: 200,
  due: 100_000,
  exported: 10_000,
  movements: 20_000,
  connections: 20,
  rounds: 7,
  seconds: 4,
  leases: 200,
  repeats: 3,
  warmUp: 2000,
  wait: 20,
}
const quick: Sizes = {
  ...full,
  vouchers: 60_000,
  houses: 3000,
  due: 5000,
  exported: 1000,
  movements: 5000,
  rounds: 5,
  seconds: 2,
}
/**
 * A run of every part at the smallest size. It shows that the benchmark starts and ends, and that
 * both sides give the same answers. Its figures are meaningless.
 */
const smallest: Sizes = {
  vouchers: 3000,
  houses: 500,
  smallVouchers: 2000,
  smallHouses: 100,
  fullHouses: 4,
  perHouse: 100,
  writers: 20,
  due: 200,
  exported: 200,
  movements: 300,
  connections: 4,
  rounds: 1,
  seconds: 1,
  leases: 3,
  repeats: 1,
  warmUp: 1,
  wait: 1,
}

export const parts = ['reading', 'writing', 'totals', 'repeats', 'export', 'bank', 'pdf'] as const
export type Part = (typeof parts)[number]

export interface Options {
  readonly sizes: Sizes
  readonly only: readonly Part[]
  /** A directory whose databases are kept and used again. Left out: a new one that is removed afterwards. */
  readonly directory: string | undefined
  /** The first of the ports, four in a row. */
  readonly port: number
  /** True if the results are compared with the limits. Not in a run that is too small. */
  readonly isJudged: boolean
  /** True if the page of the docs is written. Only a complete run writes it. */
  readonly isWritten: boolean
  /** The folder for the product's CPU profiles. Left out: no profiles. */
  readonly profile: string | undefined
}

const camel = (flag: string) => flag.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase()) as keyof Sizes

/**
 * `--quick`, `--smallest`, `--only reading,writing`, `--rounds 9`, `--keep <directory>`, …. Each of the sizes is a flag of
 * that name.
 */
export function readOptions(argv: readonly string[]): Options {
  const flags = Object.keys(full).map((key) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    args: [...argv],
    options: {
      quick: { type: 'boolean' },
      smallest: { type: 'boolean' },
      only: text,
      keep: text,
      port: text,
      profile: text,
      ...Object.fromEntries(flags.map((flag) => [flag, text])),
    },
  })
  const given = values as Record<string, string | boolean | undefined>
  const [isQuick, isSmallest] = [given['quick'] === true, given['smallest'] === true]
  const changed = flags.flatMap((flag) =>
    given[flag] === undefined ? [] : [[camel(flag), numberOf(flag, given[flag])]],
  )
  const only = String(given['only'] ?? parts.join(',')).split(',')
  const unknown = only.filter((part) => !(parts as readonly string[]).includes(part))
  if (unknown.length > 0) throw new Error(`--only knows ${parts.join(', ')}; not ${unknown.join(', ')}`)
  return {
    sizes: { ...(isSmallest ? smallest : isQuick ? quick : full), ...(Object.fromEntries(changed) as Partial<Sizes>) },
    only: only as Part[],
    directory: given['keep'] as string | undefined,
    port: given['port'] === undefined ? 5420 : numberOf('port', given['port']),
    isJudged: !isSmallest,
    isWritten: !isQuick && !isSmallest && only.length === parts.length,
    profile: given['profile'] as string | undefined,
  }
}

function numberOf(flag: string, value: unknown): number {
  const number = Number(value)
  if (!Number.isInteger(number) || number <= 0) throw new Error(`--${flag} must be a whole number above 0`)
  return number
}
