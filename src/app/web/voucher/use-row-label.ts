import { useCallback } from 'react'
import { monthAndYear } from '../../../base/ui/words/format'
import { useLanguage, useWords } from '../../../base/ui/words/use-words'
import { costTypeWords } from '../../../books/expense/words-cost-type'
import type { DashboardRow } from '../../../year/dashboard/model-row'
import { voucherWords } from '../../../year/dashboard/words-vouchers'
import { usePaidVouchers } from './paid-vouchers'

/**
 * Returns a function for the search. It gives the words that a row shows in addition to its name: kind, cost type, the
 * month of a rent. Once something is searched for, also what the bank says about the payment of the voucher.
 */
export function useRowLabel(isSearched: boolean): (row: DashboardRow) => string {
  const t = useWords(voucherWords)
  const expense = useWords(costTypeWords)
  const [language] = useLanguage()
  const paid = usePaidVouchers(isSearched)
  return useCallback(
    ({ key, type, costWords, rentOf }) =>
      [
        t(type),
        ...costWords.map((word) => expense(word)),
        rentOf && t('rentOf', { month: monthAndYear(rentOf, language) }),
        paid.get(key)?.text,
        paid.get(key)?.counterparty,
      ]
        .filter(Boolean)
        .join(' '),
    [t, expense, language, paid],
  )
}
