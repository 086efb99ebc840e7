import { useWords } from '../../../base/ui/words/use-words'
import type { Expense } from '../model'
import { expenseWords } from '../words'

/** How a voucher is called in a sentence: what the landlord wrote, or that it is not filled out. */
export function useExpenseName(): (expense: Pick<Expense, 'description'>) => string {
  const t = useWords(expenseWords)
  return ({ description }) => (description === '' ? t('untitled') : description)
}
