import type { Day } from '../../base/kit/day'
import { ore, type Ore } from '../../base/kit/money'

/** The parts of a split. Null for a part without a value. */
export interface TypedSplit {
  readonly amount_tenant: Ore | null
  readonly amount_landlord: Ore | null
}
export type SplitPart = keyof TypedSplit

/** A settlement that a split can rest on, as the release dialog shows it. */
export interface OfferedSettlement {
  readonly id: number
  readonly day: Day
  readonly total: Ore
  /** The rent among its items. It pays arrears once the bank has paid. */
  readonly rent: Ore
  readonly items: readonly { readonly text: string; readonly sum: Ore; readonly photos: number }[]
}

/** The parts of a split by a settlement: the landlord gets what it claims, at most what is on the account. */
export function splitBySettlement({ total }: Pick<OfferedSettlement, 'total'>, onAccount: Ore): TypedSplit {
  const amount_landlord = ore(Math.min(total, onAccount))
  return { amount_tenant: ore(onAccount - amount_landlord), amount_landlord }
}

const other = { amount_tenant: 'amount_landlord', amount_landlord: 'amount_tenant' } as const

/**
 * Both parts in øre after one of them was typed. The other part is the rest of the money on the account. A typed amount
 * above all the money is reduced to it, and the other part is then zero. An emptied part empties both. A half-typed
 * part (NaN, `6000,`) changes nothing yet (docs/rules/lease.md#deposit-accounts).
 */
export function splitByTypedPart(part: SplitPart, typed: Ore | null, onAccount: Ore): TypedSplit {
  if (typed === null || Number.isNaN(typed)) return { [part]: typed, [other[part]]: null } as unknown as TypedSplit
  const amount = ore(Math.min(Math.max(typed, 0), onAccount))
  return { [part]: amount, [other[part]]: ore(onAccount - amount) } as unknown as TypedSplit
}

/** True if the parts add up to all that is on the account, to the øre. */
export const isWholeAccountSplit = ({ amount_tenant, amount_landlord }: TypedSplit, onAccount: Ore): boolean =>
  amount_tenant !== null &&
  amount_landlord !== null &&
  amount_tenant >= 0 &&
  amount_landlord >= 0 &&
  amount_tenant + amount_landlord === onAccount
