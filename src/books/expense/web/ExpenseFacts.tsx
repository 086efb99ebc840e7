import { osloDay } from '../../../base/kit/day'
import { percentOf } from '../../../base/kit/money'
import { useAnswer } from '../../../base/ui/answer'
import { Badge } from '../../../base/ui/badge'
import { DescriptionList } from '../../../base/ui/description-list'
import { dmy, kr } from '../../../base/ui/format'
import { useWords } from '../../../base/ui/use-words'
import { supplierCalls } from '../../supplier/calls'
import type { Expense } from '../model'
import { expenseWords } from '../words'
import { supplierText } from './supplier-text'

/** Everything that is known of an expense, to be read. */
export function ExpenseFacts({ expense, houseName }: { expense: Expense; houseName: string }) {
  const t = useWords(expenseWords)
  const suppliers = useAnswer(supplierCalls.list)
  const { archived, franchise, sum, supplierId } = expense
  const isDefault = suppliers.data?.some((one) => one.isDefault && one.id === supplierId) ?? false
  return (
    <>
      <p>
        <Badge kind={archived ? 'archived' : 'expense'}>{t(archived ? 'archivedBadge' : 'infoTitle')}</Badge>{' '}
        {expense.isAutoGenerate && <Badge kind="archived">{t('automatic')}</Badge>} {archived && t('archivedNote')}
      </p>
      <DescriptionList
        items={[
          { term: t('sum'), value: sum === null ? null : kr(sum) },
          { term: t('date'), value: expense.date === null ? null : dmy(expense.date) },
          { term: t('cost_type'), value: expense.cost_type === null ? null : t(expense.cost_type) },
          {
            term: t('franchise'),
            value:
              sum === null
                ? `${franchise} %`
                : t('shareOf', { share: franchise, amount: kr(percentOf(sum, franchise)) }),
          },
          { term: t('supplierId'), value: isDefault ? t('noSupplier') : supplierText(expense) },
          { term: t('houseId'), value: houseName },
          // One that a repeat has made says so above; “never” would contradict it.
          ...(expense.isAutoGenerate ? [] : [{ term: t('repeat'), value: t(expense.repeat) }]),
          { term: t('changed'), value: dmy(osloDay(expense.updated_at)) },
        ]}
      />
    </>
  )
}
