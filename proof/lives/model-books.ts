/** A repeating voucher as the simulation knows it (proof/repeats-oracle.ts). */
export interface RepeatModel {
  readonly ids: number[]
  readonly date: string
  readonly repeat: 'weekly' | 'monthly'
  readonly links: { from: string; switches: { what: 'stop' | 'start'; on: string }[] }[]
  /** Whether an action has made its dates unpredictable. Then only duplicated vouchers are looked for. */
  isTouched: boolean
}

export interface BooksModel {
  readonly repeats: RepeatModel[]
  /** The day from which the trial is counted. */
  firstVoucherOn: string | null
  /** Whether the plan has refused or stopped something at some time, so that vouchers that are due may be missing. */
  wasBlocked: boolean
  /** Whether household items or personal use of them were recorded, or may have been. */
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
