import type { Day } from '../../base/kit/day'
import type { Ore } from '../../base/kit/money'
import type { Language } from '../../base/kit/words'
import type { CostLine, CostType } from '../../books/expense/model'
import type { Question } from './rules-ask'
import type { Place, Skipped, StatedTotal } from './rules-entries'
import type { ColumnField } from './rules-header-words'
import type { NamedColumns, TableKind } from './rules-tables'

/** A house by its place in the proposal, or by its id where the account has it. */
export interface HouseRef {
  readonly house: number | null
  readonly houseId: number | null
}

/** A record before the houses of the proposal are listed. `at` is its house in the list of all that the file names. */
export type WithoutRef<T extends HouseRef> = Omit<T, keyof HouseRef> & { readonly at: number }

export interface ProposedHouse {
  readonly name: string
  readonly address: string
  readonly postcode: string
  readonly city: string
  readonly place: Place
}

export interface ProposedSupplier {
  readonly name: string
  readonly place: Place
}

export interface ProposedExpense extends HouseRef {
  readonly place: Place
  readonly supplier: number | null
  readonly supplierId: number | null
  readonly cost_type: CostType
  readonly cost_line: CostLine | null
  readonly description: string
  readonly sum: Ore
  readonly date: Day
  readonly franchise: number
  /** Paths of receipts within the uploaded archive. */
  readonly documents: readonly string[]
}

/** A receipt that belongs to no row, and is to become a voucher to fill out. */
export interface ProposedReceipt extends HouseRef {
  readonly path: string
}

export interface ProposedIncome extends HouseRef {
  readonly place: Place
  readonly title: string
  readonly tenant_first_name: string
  readonly tenant_last_name: string
  readonly start_date: Day
  readonly end_date: Day
  readonly sum: Ore
  readonly short_term: boolean
}

export interface CarriedBalance {
  readonly balance: Ore
  readonly on: Day
}

export interface ProposedItem extends HouseRef {
  readonly place: Place
  readonly name: string
  readonly date: Day
  readonly sum: Ore
  readonly lifetime: number
  readonly at_once: boolean
  readonly carried: CarriedBalance | null
}

export interface ProposedContract extends HouseRef {
  readonly place: Place
  readonly tenant_first_name: string
  readonly tenant_last_name: string
  readonly month_sum: Ore
  /** Null while nobody knows when it began. */
  readonly start_date: Day | null
  readonly end_date: Day | null
  readonly deposit_sum: Ore | null
  readonly books_from: Day
}

export interface Proposal {
  readonly houses: readonly ProposedHouse[]
  readonly suppliers: readonly ProposedSupplier[]
  readonly expenses: readonly ProposedExpense[]
  readonly income: readonly ProposedIncome[]
  readonly items: readonly ProposedItem[]
  readonly contracts: readonly ProposedContract[]
  readonly receipts: readonly ProposedReceipt[]
}

export interface ReadTable {
  readonly sheet: string
  readonly header_line: number | null
  readonly rows: number
  readonly reads: 'expenses' | 'income' | 'months' | 'items' | 'contracts' | 'suppliers' | 'houses' | 'nothing'
  readonly columns: readonly { readonly name: string; readonly field: ColumnField | null }[]
  readonly kind: TableKind
}

export interface OldBooksReading {
  readonly tables: readonly ReadTable[]
  readonly proposal: Proposal
  readonly totals: readonly { readonly year: number; readonly kind: string; readonly sum: Ore }[]
  readonly stated: readonly StatedTotal[]
  readonly questions: readonly Question[]
  readonly skipped: readonly Skipped[]
}

/** The records of the account, by which rows are recognised. */
export interface AccountBooks {
  readonly houses: readonly { readonly id: number; readonly name: string; readonly address: string }[]
  readonly suppliers: readonly { readonly id: number; readonly name: string }[]
  readonly expenses: readonly { readonly houseId: number; readonly date: Day; readonly sum: Ore }[]
  readonly incomes: readonly { readonly houseId: number; readonly start_date: Day; readonly sum: Ore }[]
  readonly items: readonly { readonly houseId: number; readonly date: Day; readonly sum: Ore }[]
}

export interface ReadingOptions {
  readonly columns: readonly NamedColumns[]
  readonly answers: Readonly<Record<string, string>>
  readonly leave_out: readonly { readonly sheet: string; readonly line: number }[]
  readonly language: Language
  readonly account: AccountBooks
}
