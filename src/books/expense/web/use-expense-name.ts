import { useWords } from '../../../base/ui/words/use-words'
import type { Expense } from '../model'
import { expenseWords } from '../words'

/** Returns a function that names a voucher by its description, or as not filled in. */
export function useExpenseName(): (expense: Pick<Expense, 'description'>) => string {
  const t = useWords(expenseWords)
  return ({ description }) => (description === '' ? t('untitled') : description)
}
