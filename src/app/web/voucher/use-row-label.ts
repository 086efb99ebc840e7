import { useCallback } from 'react'
import { monthAndYear } from '../../../base/ui/words/format'
import { useLanguage, useWords } from '../../../base/ui/words/use-words'
import { costTypeWords } from '../../../books/expense/words-cost-type'
import type { DashboardRow } from '../../../year/dashboard/model-row'
import { voucherWords } from '../../../year/dashboard/words-vouchers'

/**
 * Returns a function for the search. It gives the words that a row shows in addition to its name: kind, cost type, the
 * month of a rent.
 */
export function useRowLabel(): (row: DashboardRow) => string {
  const t = useWords(voucherWords)
  const expense = useWords(costTypeWords)
  const [language] = useLanguage()
  return useCallback(
    ({ type, costWords, rentOf }) =>
      [
        t(type),
        ...costWords.map((word) => expense(word)),
        rentOf && t('rentOf', { month: monthAndYear(rentOf, language) }),
      ]
        .filter(Boolean)
        .join(' '),
    [t, expense, language],
  )
}
