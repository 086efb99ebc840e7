import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatAccountNumber } from '../../../base/kit/account-number-format'
import { isDay, type Day } from '../../../base/kit/day'
import { ore, type Ore } from '../../../base/kit/money'
import { DescriptionList, type Description } from '../../../base/ui/list/description-list'
import { RouteLink } from '../../../base/ui/page/link'
import { QueryGate } from '../../../base/ui/page/query-gate'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { dmy, kr } from '../../../base/ui/words/format'
import { useWords } from '../../../base/ui/words/use-words'
import type { BankTransaction } from '../../../bank/transaction/model'
import { otherSideName } from '../../../bank/file/rules-other-side'
import { expenseCalls } from '../../../books/expense/calls'
import { equalParts } from '../../../year/todo/rules-bank'
import { inboxWords } from './words'

interface EvidenceProps {
  /** The sentence of the line. Null if the line itself is right above. */
  readonly title: string | null
  readonly contract: number | null
  readonly children: ReactNode
}

/** The frame of the evidence. It ends with a link to the contract. */
export function Evidence({ title, contract, children }: EvidenceProps) {
  const t = useWords(inboxWords)
  return (
    <section
      className={title === null ? 'inbox-evidence' : 'ui-panel inbox-evidence'}
      data-in-line={title === null || undefined}
      aria-label={t('evidence')}
    >
      {title !== null && <h2>{title}</h2>}
      {children}
      {contract !== null && (
        <p>
          <RouteLink href={`/home/contract/${contract}`}>{t('toContract')}</RouteLink>
        </p>
      )}
    </section>
  )
}

export function Part({ title, items, marks }: { title: string; items: readonly Description[]; marks?: ReactNode }) {
  return (
    <>
      {marks}
      <div className="inbox-part">
        <h3>{title}</h3>
        <DescriptionList items={items} />
      </div>
    </>
  )
}

export function AtBank({ row }: { readonly row: BankTransaction }) {
  const t = useWords(inboxWords)
  const name = otherSideName(row)
  const items: (Description | false)[] = [
    // A voucher's amount has no sign, so the word says which way the money went.
    {
      term: t(row.sum < 0 ? 'paidOut' : 'amount'),
      value: <strong className="ui-figures">{kr(ore(Math.abs(row.sum)))}</strong>,
    },
    { term: t('day'), value: <span className="ui-figures">{dmy(row.date)}</span> },
    name !== null && { term: t('otherSide'), value: name },
    { term: t('text'), value: row.text },
    row.reference !== null && { term: t('kid'), value: row.reference },
    row.counter_account !== null && { term: t('account'), value: formatAccountNumber(row.counter_account) },
  ]
  return <Part title={t('atBank')} items={items.filter((item) => item !== false)} />
}

interface MarksProps {
  readonly row: BankTransaction
  readonly sum: Ore | null
  readonly day: Day | null
}

/** The values that the payment shares with the month or voucher below it. */
export function Marks({ row, sum, day }: MarksProps) {
  const t = useWords(inboxWords)
  const equal = equalParts(row, { sum, day })
  const marks = [
    equal.sum && t('sameSum'),
    equal.reference && t('sameReference'),
    equal.account && t('sameAccount'),
    equal.name && t('sameName'),
    equal.days !== null && t('days', { count: equal.days }),
  ].filter((mark) => mark !== false)
  return (
    <ul className="inbox-marks">
      {marks.map((mark) => (
        <li key={mark}>
          <Check size={16} aria-hidden /> {mark}
        </li>
      ))}
    </ul>
  )
}

interface VoucherPartProps {
  readonly id: number
  /** Also marks the values that this payment shares with the voucher. */
  readonly row?: BankTransaction
}

/** The voucher that a payment pays, with the way to it. */
export function VoucherPart({ id, row }: VoucherPartProps) {
  const t = useWords(inboxWords)
  const query = useEndpointQuery(expenseCalls.read, { params: { id: String(id) } }, { keepPreviousData: false })
  return (
    <QueryGate query={query}>
      {({ sum, date, name, description }) => (
        <Part
          title={t('voucher')}
          marks={row && <Marks row={row} sum={sum} day={date !== null && isDay(date) ? date : null} />}
          items={[
            {
              term: t('amount'),
              value: sum === null ? '' : <strong className="ui-figures">{kr(sum)}</strong>,
            },
            {
              term: t('day'),
              value: date === null ? '' : <span className="ui-figures">{dmy(date)}</span>,
            },
            { term: t('supplier'), value: name },
            {
              term: t('description'),
              value: <RouteLink href={`/home/dashboard?bilag=${id}`}>{description || t('voucher')}</RouteLink>,
            },
          ]}
        />
      )}
    </QueryGate>
  )
}
