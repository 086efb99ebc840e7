import { useWords } from '../../../base/ui/words/use-words'
import type { Expense } from '../model'
import { expenseWords } from '../words'

/** Returns a function that gives a voucher's description, or a text that it is not filled in. */
export function useExpenseName(): (expense: Pick<Expense, 'description'>) => string {
  const t = useWords(expenseWords)
  return ({ description }) => (description === '' ? t('untitled') : description)
}
