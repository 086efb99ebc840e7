import { Check } from 'lucide-react'
import { isDay, type Day } from '../../../base/kit/day'
import { ore, sumOre, type Ore } from '../../../base/kit/money'
import { QueryGate } from '../../../base/ui/page/query-gate'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { dmy, kr, monthAndYear } from '../../../base/ui/words/format'
import { useLanguage, useWords } from '../../../base/ui/words/use-words'
import type { BankTransaction } from '../../../bank/transaction/model'
import { expenseCalls } from '../../../books/expense/calls'
import { rentAccountCalls } from '../../../lease/rent-account/calls'
import type { RentAccountAnswer } from '../../../lease/rent-account/model'
import { firstDayOfMonth } from '../../../lease/rent-account/rules-payment'
import { equalParts } from '../../../year/todo/rules-bank'
import type { QueueLine } from '../../../year/todo/rules-line'
import { AtBank, Evidence, Part } from './evidence-parts'
import type { LineItem } from './line-item'
import { inboxWords } from './words'

interface LineEvidenceProps {
  readonly item: LineItem
  readonly line: QueueLine
  /** True below the line itself, which has its sentence already. */
  readonly isInLine?: boolean
}

/** The evidence of a line: the payment at the bank, then the month, payment or voucher, and the values that both share. */
export default function LineEvidence({ item, line, isInLine = false }: LineEvidenceProps) {
  const { row, contract } = line.evidence
  return (
    <Evidence title={isInLine ? null : item.says} contract={contract}>
      {row !== null && <AtBank row={row} />}
      <Beside line={line} />
    </Evidence>
  )
}

function Beside({ line: { kind, evidence } }: Pick<LineEvidenceProps, 'line'>) {
  const t = useWords(inboxWords)
  const { row, contract, payment, voucher, readUntil } = evidence
  if (row === null) {
    const isOwed = kind === 'owed' || kind === 'unpaid' || kind === 'dueToday'
    return (
      <>
        {contract !== null && isOwed && <Months contract={contract} row={null} />}
        {(isOwed || kind === 'unread') && (
          <p>{readUntil === null ? t('neverRead') : t('readTo', { day: dmy(readUntil) })}</p>
        )}
      </>
    )
  }
  if (voucher !== null) return <Voucher id={voucher} row={row} />
  if (contract !== null && payment !== null) return <Payment contract={contract} id={payment.id} row={row} />
  if (contract !== null) return <Months contract={contract} row={row} />
  return <p className="ui-fine">{t('nothingFits')}</p>
}

interface MarksProps {
  readonly row: BankTransaction
  readonly sum: Ore | null
  readonly day: Day | null
}

/** The values that the payment shares with the month or voucher below it. */
function Marks({ row, sum, day }: MarksProps) {
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

const useAccount = (contract: number) =>
  useEndpointQuery(rentAccountCalls.read, { params: { id: String(contract) } }, { keepPreviousData: false })

const openOf = ({ sum, paid }: RentAccountAnswer['months'][number]) => ore(Math.max(0, sum - paid))

/** The months that a payment is for. Without a payment, the months that are owed. */
function Months({ contract, row }: { readonly contract: number; readonly row: BankTransaction | null }) {
  const t = useWords(inboxWords)
  const [language] = useLanguage()
  const query = useAccount(contract)
  const named = row?.suggestion?.kind === 'rent' ? row.suggestion.months.map(({ month }) => month) : null
  return (
    <QueryGate query={query}>
      {({ months }) => {
        const shown = months.filter(({ month, state }) =>
          named === null ? state !== 'paid' && state !== 'future' : named.includes(month),
        )
        const [first] = shown
        return (
          <>
            {row !== null && (
              <Marks row={row} sum={first ? sumOre(shown.map(openOf)) : null} day={first?.due_on ?? null} />
            )}
            {shown.map((month) => (
              <Part
                key={month.month}
                title={t('monthOf', { month: monthAndYear(firstDayOfMonth(month.month), language) })}
                items={[
                  { term: t('open'), value: <strong className="ui-figures">{kr(openOf(month))}</strong> },
                  { term: t('dueOn'), value: <span className="ui-figures">{dmy(month.due_on)}</span> },
                  { term: t('rent'), value: <span className="ui-figures">{kr(month.sum)}</span> },
                ]}
              />
            ))}
          </>
        )
      }}
    </QueryGate>
  )
}

interface PaymentProps {
  readonly contract: number
  readonly id: number
  readonly row: BankTransaction
}

function Payment({ contract, id, row }: PaymentProps) {
  const t = useWords(inboxWords)
  const query = useAccount(contract)
  return (
    <QueryGate query={query}>
      {({ payments }) => {
        const found = payments.find((payment) => payment.id === id)
        if (found === undefined) return null
        return (
          <Part
            title={t('paymentOf')}
            marks={<Marks row={row} sum={found.sum} day={found.date} />}
            items={[
              { term: t('amount'), value: <strong className="ui-figures">{kr(found.sum)}</strong> },
              { term: t('day'), value: <span className="ui-figures">{dmy(found.date)}</span> },
              ...(found.note === '' ? [] : [{ term: t('note'), value: found.note }]),
            ]}
          />
        )
      }}
    </QueryGate>
  )
}

function Voucher({ id, row }: { readonly id: number; readonly row: BankTransaction }) {
  const t = useWords(inboxWords)
  const query = useEndpointQuery(expenseCalls.read, { params: { id: String(id) } }, { keepPreviousData: false })
  return (
    <QueryGate query={query}>
      {({ sum, date, name, description }) => (
        <Part
          title={t('voucher')}
          marks={<Marks row={row} sum={sum} day={date !== null && isDay(date) ? date : null} />}
          items={[
            { term: t('amount'), value: sum === null ? '' : <strong className="ui-figures">{kr(sum)}</strong> },
            { term: t('day'), value: date === null ? '' : <span className="ui-figures">{dmy(date)}</span> },
            { term: t('supplier'), value: name },
            { term: t('description'), value: description },
          ]}
        />
      )}
    </QueryGate>
  )
}
