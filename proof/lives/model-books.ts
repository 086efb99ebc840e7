import type { Rhythm } from '../repeats-oracle'

/** A repeating voucher as the simulation knows it (proof/repeats-oracle.ts). */
export interface RepeatModel {
  readonly ids: number[]
  readonly date: string
  readonly repeat: Rhythm
  readonly links: { from: string; switches: { what: 'stop' | 'start'; on: string }[] }[]
  /** True if an action has made its dates unpredictable. Then only duplicated vouchers are looked for. */
  isTouched: boolean
}

export interface BooksModel {
  readonly repeats: RepeatModel[]
  /** The day from which the trial is counted. */
  firstVoucherOn: string | null
  /** True once the plan has refused or stopped something. Then vouchers that are due may be missing. */
  wasBlocked: boolean
  /** True once a household item or personal use was recorded, or a lost call may have recorded one. */
  hadItems: boolean
  /** Ids of vouchers by kind, as far as the simulation created or saw them. */
  readonly expenses: number[]
  readonly incomes: number[]
  readonly items: number[]
  readonly trashed: {
    readonly type: 'bilag' | 'income-bilag' | 'depreciation-bilag'
    readonly id: number
    readonly houseId: number
  }[]
  /** Houses and years with a deduction for personal use. */
  readonly personal: { readonly houseId: number; readonly year: number }[]
}

export const newBooks = (): BooksModel => ({
  repeats: [],
  firstVoucherOn: null,
  wasBlocked: false,
  hadItems: false,
  expenses: [],
  incomes: [],
  items: [],
  trashed: [],
  personal: [],
})
