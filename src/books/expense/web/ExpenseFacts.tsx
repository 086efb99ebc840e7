import { osloDay } from '../../../base/kit/day'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { Badge } from '../../../base/ui/page/badge'
import { DescriptionList } from '../../../base/ui/list/description-list'
import { recordFacts } from '../../../base/ui/list/record-facts'
import { RouteLink } from '../../../base/ui/page/link'
import { dmy, kr } from '../../../base/ui/words/format'
import { useWords } from '../../../base/ui/words/use-words'
import { useHouseName } from '../../../landlord/house/web/use-house-name'
import { uiWords } from '../../../base/ui/words/words'
import { supplierCalls } from '../../supplier/calls'
import { useTaxLineFact } from '../../tax-line/web/TaxLineNote'
import { expenseRecord, type Expense } from '../model'
import { deductible, lineOfExpense } from '../rules'
import { expenseWords } from '../words'
import { supplierText } from './supplier-text'

export function ExpenseFacts({ expense }: { expense: Expense }) {
  const t = useWords(expenseWords)
  const ui = useWords(uiWords)
  const houseName = useHouseName(expense.houseId)
  const suppliers = useEndpointQuery(supplierCalls.list)
  const { archived, supplierId } = expense
  const taxLine = useTaxLineFact(lineOfExpense(expense))
  const isDefault = suppliers.data?.some((one) => one.isDefault && one.id === supplierId) ?? false
  return (
    <>
      <p>
        <Badge kind={archived ? 'archived' : 'expense'}>{t(archived ? 'archivedBadge' : 'infoTitle')}</Badge>{' '}
        {expense.isAutoGenerate && <Badge kind="archived">{t('automatic')}</Badge>} {archived && t('archivedNote')}
      </p>
      <DescriptionList
        items={[
          ...recordFacts(expenseRecord, expense, t, ui, {
            first: ['sum', 'date', 'cost_type', 'franchise'],
            special: {
              ...(expense.sum !== null && {
                franchise: {
                  term: t('franchise'),
                  value: t('shareOf', { share: expense.franchise, amount: kr(deductible(expense)) }),
                },
              }),
              supplierId: {
                term: t('supplierId'),
                value: isDefault ? (
                  t('noSupplier')
                ) : supplierId === null ? (
                  ''
                ) : (
                  <RouteLink href={`/home/suppliers/${supplierId}`}>{supplierText(expense)}</RouteLink>
                ),
              },
              // A generated voucher has a badge above. “Never” here would contradict the badge.
              ...(expense.isAutoGenerate && { repeat: null }),
              // The line of the return is shown below.
              cost_line: null,
              description: null,
              houseId: null,
              documents: null,
              archived: null,
            },
          }),
          taxLine,
          { term: t('houseId'), value: houseName },
          { term: t('changed'), value: dmy(osloDay(expense.updated_at)) },
        ]}
      />
    </>
  )
}
