import { readSizes } from './size-flags'

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
  const { sizes, port, isFull } = readSizes(argv, { full, smallest, port: 5500 }, {})
  return { sizes, port, isWritten: isFull }
}
