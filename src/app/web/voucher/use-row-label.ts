import { useCallback } from 'react'
import { monthAndYear } from '../../../base/ui/words/format'
import { useLanguage, useWords } from '../../../base/ui/words/use-words'
import { expenseWords } from '../../../books/expense/words'
import type { DashboardRow } from '../../../year/dashboard/model-row'
import { dashboardWords } from '../../../year/dashboard/words'

/**
 * Returns a function for the search. It gives the words that a row shows in addition to its name: kind, cost type, the
 * month of a rent.
 */
export function useRowLabel(): (row: DashboardRow) => string {
  const t = useWords(dashboardWords)
  const expense = useWords(expenseWords)
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
