import type { OwnedCtx } from '../../base/call/context'
import { ore, type Ore } from '../../base/kit/money'
import type { Text } from '../../base/kit/words'
import type { NamedPdf } from '../../base/pdf/model'
import type { ReleaseSums } from './rules'
import type { ActingContext } from './service-change'
import type { DepositRow } from './service-select'

/** A claim that a split of the deposit pays. */
export interface SettledItem {
  readonly kind: Text
  readonly text: string
  readonly sum: Ore
}

/** A split of a deposit: the deposit's id, and what each gets. */
export interface AskedSplit {
  readonly deposit: number
  readonly contract: number
  readonly parts: ReleaseSums
}

/** The split that a deposit has. */
export const splitOf = ({
  id,
  contract_id,
  tenant_sum,
  landlord_sum,
}: Pick<DepositRow, 'id' | 'contract_id' | 'tenant_sum' | 'landlord_sum'>): AskedSplit => ({
  deposit: id,
  contract: contract_id,
  parts: { tenant: tenant_sum ?? ore(0), landlord: landlord_sum ?? ore(0) },
})

/** The settlement that a split was asked for with, as the tenant reads it. */
export interface SettledSplit {
  readonly items: readonly SettledItem[]
  /** The PDF with the photos. Null when it is too large for a mail. */
  readonly paper: NamedPdf | null
}

/** The calls by which the deposit uses settlements. The later module `settlement` provides them. */
export interface DepositSettlements {
  /** The sum of a settlement. Refuses with 422 settlementUnknown at `settlementId`. */
  readonly totalOf: (ctx: OwnedCtx, contract: number, settlement: number) => Promise<Ore>
  /** Stores which settlement a split is asked for with. The caller has locked the account. */
  readonly linkSplit: (ctx: Pick<OwnedCtx, 'db' | 'owner'>, settlement: number, split: AskedSplit) => Promise<void>
  /** Null: the split was asked for without a settlement, or that can't be read. */
  readonly settledBy: (ctx: Pick<ActingContext, 'db' | 'owner'>, split: AskedSplit) => Promise<SettledSplit | null>
  /** Books what the rent items pay of the rent that is owed, once the bank has paid the split. */
  readonly payRent: (ctx: ActingContext, split: AskedSplit) => Promise<void>
}
