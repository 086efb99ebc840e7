import { addMonths, monthAt } from '../../../base/kit/day'
import { otherSideName } from '../../../bank/file/rules-other-side'
import { normalizedWords } from '../../../bank/suggestion/rules-fold'
import { nameIndex, ownersNamed } from '../../../bank/suggestion/rules-names'
import type { BankTransaction } from '../../../bank/transaction/model'
import { tenantsOf, type TenantsOfRecord } from '../../../lease/party/rules'
import { monthRent, type RentTerms } from '../../../lease/rent/rules'

export type PayableContract = TenantsOfRecord & Pick<RentTerms, 'month_sum' | 'rents'> & { readonly id: number }

/**
 * The contract whose tenant the payment names in full, and whose rent it is to the øre, in the payment's month or the
 * next. Null if there is none, or several.
 */
export function fittingContract(
  row: Pick<BankTransaction, 'counterparty' | 'text' | 'sum' | 'date'>,
  contracts: readonly PayableContract[],
): number | null {
  const months = [monthAt(row.date), addMonths(monthAt(row.date), 1)]
  const named = ownersNamed(
    { counterparty: normalizedWords(otherSideName(row) ?? ''), text: normalizedWords(row.text) },
    nameIndex(contracts.map(tenantsOf), []),
  )
  const fitting = contracts.filter(
    (contract, at) => named.has(at) && months.some((month) => monthRent(contract, month) === row.sum),
  )
  return fitting.length === 1 ? fitting[0]!.id : null
}
