import { useWords } from '../../../base/ui/words/use-words'
import type { Expense } from '../model'
import { expenseWords } from '../words'

/** The name of a voucher in a sentence: the landlord's description, or that it is not filled in. */
export function useExpenseName(): (expense: Pick<Expense, 'description'>) => string {
  const t = useWords(expenseWords)
  return ({ description }) => (description === '' ? t('untitled') : description)
}
