import { parseArgs } from 'node:util'

/** How much there is of everything, and how long it is loaded. */
export interface ManySizes {
  /** A multiple of ten: each ten have eighteen houses and thirty leases, of which twelve have rent to pay. */
  readonly landlords: number
  readonly vouchers: number
  /** Visits a second at which the steps begin; each next one has half as many again. */
  readonly firstRate: number
  /** Steps at most. */
  readonly steps: number
  /** Seconds for which visits arrive in a step. */
  readonly seconds: number
  /** The same before anything is counted. */
  readonly warmUp: number
}

const full: ManySizes = {
  landlords: 10_000,
  vouchers: 1_200_000,
  firstRate: 4,
  steps: 9,
  seconds: 15,
  warmUp: 15,
}

/** Everything once, to see that it starts, answers and ends: its figures say nothing. */
const smallest: ManySizes = { landlords: 100, vouchers: 12_000, firstRate: 2, steps: 1, seconds: 4, warmUp: 2 }

export const housesOf = ({ landlords }: Pick<ManySizes, 'landlords'>): number => (landlords / 10) * 18
export const leasesOf = ({ landlords }: Pick<ManySizes, 'landlords'>): number => (landlords / 10) * 30
export const rentsOf = ({ landlords }: Pick<ManySizes, 'landlords'>): number => (landlords / 10) * 12

export interface ManyOptions {
  readonly sizes: ManySizes
  /** First of the ports that are used, ten in a row. */
  readonly port: number
  /** Whether the page of docs is written: not by a run that is too small to say anything. */
  readonly isWritten: boolean
}

/** `--many`, `--many --smallest`, and each of the sizes by its name: `--landlords 1000 --vouchers 120000 --steps 3 --first-rate 8`. */
export function readManyOptions(argv: readonly string[]): ManyOptions {
  const names = Object.keys(full) as (keyof ManySizes)[]
  const flagOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const { values } = parseArgs({
    args: [...argv],
    options: {
      many: { type: 'boolean' },
      smallest: { type: 'boolean' },
      port: { type: 'string' },
      ...Object.fromEntries(names.map((name) => [flagOf(name), { type: 'string' as const }])),
    },
  })
  const given = values as Record<string, string | boolean | undefined>
  const number = (flag: string): number => {
    const value = Number(given[flag])
    if (!Number.isInteger(value) || value <= 0) throw new Error(`--${flag} must be a whole number above 0`)
    return value
  }
  const changed = Object.fromEntries(
    names.filter((name) => given[flagOf(name)] !== undefined).map((name) => [name, number(flagOf(name))]),
  ) as Partial<ManySizes>
  const sizes = { ...(given['smallest'] ? smallest : full), ...changed }
  if (sizes.landlords % 10 !== 0) throw new Error('--landlords must be a multiple of 10')
  return {
    sizes,
    port: given['port'] === undefined ? 5500 : number('port'),
    isWritten: !given['smallest'] && Object.keys(changed).length === 0,
  }
}
