import { QueryGate } from '../../../base/ui/page/query-gate'
import { RouteLink } from '../../../base/ui/page/link'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { dmy, kr, monthAndYear } from '../../../base/ui/words/format'
import { useLanguage, useWords } from '../../../base/ui/words/use-words'
import type { BankTransaction } from '../../../bank/transaction/model'
import { incomeCalls } from '../../../books/income/calls'
import { incomeName } from '../../../books/income/rules'
import { firstDayOfMonth } from '../../../lease/rent-account/rules-payment'
import { AtBank, Evidence, Part, VoucherPart } from './evidence-parts'
import { inboxWords } from './words'

interface DoneEvidenceProps {
  readonly says: string
  readonly row: BankTransaction
  readonly isInLine?: boolean
}

/** The evidence of a payment that is matched or set aside: the payment at the bank, and what it is matched with. */
export default function DoneEvidence({ says, row, isInLine = false }: DoneEvidenceProps) {
  const { rent, bilagIds = [], incomeId } = row.match ?? {}
  return (
    <Evidence title={isInLine ? null : says} contract={rent?.contractId ?? null}>
      <AtBank row={row} />
      {rent && <Months months={rent.months ?? []} />}
      {bilagIds.map((id) => (
        <VoucherPart key={id} id={id} />
      ))}
      {incomeId !== undefined && <Income id={incomeId} />}
    </Evidence>
  )
}

type Rent = NonNullable<NonNullable<BankTransaction['match']>['rent']>

/** The months that the payment is for. A payment of the oldest months names none. */
function Months({ months }: { readonly months: NonNullable<Rent['months']> }) {
  const t = useWords(inboxWords)
  const [language] = useLanguage()
  return months.map(({ month, sum }) => (
    <Part
      key={month}
      title={t('monthOf', { month: monthAndYear(firstDayOfMonth(month), language) })}
      items={[{ term: t('amount'), value: <strong className="ui-figures">{kr(sum)}</strong> }]}
    />
  ))
}

function Income({ id }: { readonly id: number }) {
  const t = useWords(inboxWords)
  const query = useEndpointQuery(incomeCalls.read, { params: { id: String(id) } }, { keepPreviousData: false })
  return (
    <QueryGate query={query}>
      {(income) => (
        <Part
          title={t('incomeOf')}
          items={[
            {
              term: t('description'),
              value: <RouteLink href={`/home/dashboard?income=${id}`}>{incomeName(income)}</RouteLink>,
            },
            { term: t('amount'), value: <strong className="ui-figures">{kr(income.sum)}</strong> },
            { term: t('day'), value: <span className="ui-figures">{dmy(income.start_date)}</span> },
          ]}
        />
      )}
    </QueryGate>
  )
}
