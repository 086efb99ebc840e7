import { readSizes } from './size-flags'

/** The size of everything, and the duration of the load. */
export interface ManySizes {
  /** A multiple of ten. Ten landlords have eighteen houses and thirty leases, and twelve of the leases have rent to pay. */
  readonly landlords: number
  readonly vouchers: number
  /** Visits a second in the first step. Each next step has half as many again. */
  readonly firstRate: number
  /** The maximum number of steps. */
  readonly steps: number
  /** Seconds for which visits arrive in a step. */
  readonly seconds: number
  /** Seconds for which visits arrive before anything is counted. */
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

/**
 * A run of every part at the smallest size. It shows that the benchmark starts, answers and ends.
 * Its figures are meaningless.
 */
const smallest: ManySizes = { landlords: 100, vouchers: 12_000, firstRate: 2, steps: 1, seconds: 4, warmUp: 2 }

export const housesOf = ({ landlords }: Pick<ManySizes, 'landlords'>): number => (landlords / 10) * 18
export const leasesOf = ({ landlords }: Pick<ManySizes, 'landlords'>): number => (landlords / 10) * 30
export const rentsOf = ({ landlords }: Pick<ManySizes, 'landlords'>): number => (landlords / 10) * 12

export interface ManyOptions {
  readonly sizes: ManySizes
  /** The first of the ports, ten in a row. */
  readonly port: number
  /** True if the page of the docs is written. A run that is too small doesn't write it. */
  readonly isWritten: boolean
}

/**
 * `--many`, `--many --smallest`, and each of the sizes by its name: `--landlords 1000 --vouchers 120000 --steps 3
 * --first-rate 8`.
 */
export function readManyOptions(argv: readonly string[]): ManyOptions {
  const { sizes, port, isFull } = readSizes(argv, { full, smallest, port: 5500 }, {})
  return { sizes, port, isWritten: isFull }
}
