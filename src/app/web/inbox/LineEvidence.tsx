import { ore, sumOre } from '../../../base/kit/money'
import { QueryGate } from '../../../base/ui/page/query-gate'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { dmy, kr, monthAndYear } from '../../../base/ui/words/format'
import { useLanguage, useWords } from '../../../base/ui/words/use-words'
import type { BankTransaction } from '../../../bank/transaction/model'
import { rentAccountCalls } from '../../../lease/rent-account/calls'
import type { RentAccountAnswer } from '../../../lease/rent-account/model'
import { firstDayOfMonth } from '../../../lease/rent-account/rules-payment'
import type { QueueLine } from '../../../year/todo/rules-line'
import { AtBank, Evidence, Marks, Part, VoucherPart } from './evidence-parts'
import type { LineItem } from './line-item'
import { inboxWords } from './words'

interface LineEvidenceProps {
  readonly item: LineItem
  readonly line: QueueLine
  /** True if the evidence is below the line itself, which already has the sentence. */
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
    const isOwed = kind === 'owed' || kind === 'unpaid' || kind === 'dueToday' || kind === 'reminded'
    return (
      <>
        {contract !== null && isOwed && <Months contract={contract} row={null} />}
        {(isOwed || kind === 'unread') && (
          <p>{readUntil === null ? t('neverRead') : t('readTo', { day: dmy(readUntil) })}</p>
        )}
      </>
    )
  }
  if (voucher !== null) return <VoucherPart id={voucher} row={row} />
  if (contract !== null && payment !== null) return <Payment contract={contract} id={payment.id} row={row} />
  if (contract !== null) return <Months contract={contract} row={row} />
  if (row.same_as) return <p>{t('sameAs', { day: dmy(row.same_as.read_on) })}</p>
  return <p className="ui-fine">{t('nothingFits')}</p>
}

const useAccount = (contract: number) =>
  useEndpointQuery(rentAccountCalls.read, { params: { id: String(contract) } }, { keepPreviousData: false })

const openOf = ({ sum, paid }: RentAccountAnswer['months'][number]) => ore(Math.max(0, sum - paid))

/** The months that a payment is for. Without a payment, the months that are due and not fully paid. */
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
