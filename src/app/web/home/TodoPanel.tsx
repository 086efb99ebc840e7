import { useMediaQuery } from '@mantine/hooks'
import { useMemo, useState } from 'react'
import type { Day } from '../../../base/kit/day'
import { listNames } from '../../../base/kit/full-name'
import { formatKr } from '../../../base/kit/money'
import { RouteLink } from '../../../base/ui/page/link'
import { widths } from '../../../base/ui/page/tokens'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { useDialogParams } from '../../../base/ui/page/use-search-params'
import { dmy } from '../../../base/ui/words/format'
import { useLanguage, useWords } from '../../../base/ui/words/use-words'
import { canSendTaxReturn } from '../../../landlord/account/web/site-links'
import { contractListCalls } from '../../../lease/contract/calls-list'
import { rentAccountCalls } from '../../../lease/rent-account/calls'
import { briefDay, briefMonth } from '../../../lease/rent-account/web/brief'
import { useUnmatchedRent, useUnmatchedRentText } from '../../../lease/rent-account/web/UnmatchedRentNote'
import { PaymentOpener } from '../../../lease/rent-account/web/PaymentOpener'
import { rentPaymentWords } from '../../../lease/rent-account/words-payment'
import { todoCalls } from '../../../year/todo/calls'
import { todoLines, type TodoLine } from '../../../year/todo/rules'
import { todoWords } from '../../../year/todo/words'

/** The number of lines before "more", on a phone and on a wider screen. */
const [mostOnPhone, mostBeside] = [2, 4]

/** What there is to do. A null house means all houses. */
export default function TodoPanel({ houseId, today }: { readonly houseId: number | null; readonly today: Day }) {
  const t = useWords(todoWords)
  const [isLong, setLong] = useState(false)
  const wide = useMediaQuery(`(min-width: ${widths.tablet / 16}em)`, undefined, { getInitialValueInEffect: false })
  const most = wide ? mostBeside : mostOnPhone
  // Something may have been done on another page or by somebody else, so each visit asks again.
  const waiting = useEndpointQuery(todoCalls.waiting, {}, { staleTime: 0 })
  const contracts = useEndpointQuery(contractListCalls.list, {}, { staleTime: 0 })
  const arrears = useEndpointQuery(rentAccountCalls.arrears, { query: {} }, { staleTime: 0 })
  const lines = useMemo(
    () =>
      waiting.data &&
      contracts.data &&
      arrears.data &&
      todoLines(
        {
          contracts: contracts.data,
          arrears: arrears.data,
          waiting: waiting.data,
          houseId,
          canSend: canSendTaxReturn(),
        },
        today,
      ),
    [waiting.data, contracts.data, arrears.data, houseId, today],
  )
  return (
    <section className="ui-panel home-todo" aria-label={t('title')}>
      <h2>{t('title')}</h2>
      {lines?.length === 0 && <p className="home-todo-none">{t('nothing')}</p>}
      {lines === undefined && (waiting.error ?? contracts.error ?? arrears.error) !== null && (
        <p className="home-todo-none">{t('unknown')}</p>
      )}
      <ul>
        {lines?.slice(0, isLong ? lines.length : most).map((line) => (
          <TodoItem key={'contract' in line ? `${line.kind} ${line.contract}` : line.kind} line={line} />
        ))}
      </ul>
      {lines && lines.length > most && (
        <button type="button" className="home-more" aria-expanded={isLong} onClick={() => setLong(!isLong)}>
          {isLong ? t('fewer') : t('more', { count: lines.length - most })}
        </button>
      )}
      <PaymentOpener />
    </section>
  )
}

const hrefOf = (line: TodoLine): string => {
  if (line.kind === 'receipts') return `/home/dashboard?edit=${line.id}`
  if (line.kind === 'return') return `/altinn?year=${line.year}`
  return `/home/contract/${line.contract}`
}

function TodoItem({ line }: { readonly line: TodoLine }) {
  const t = useWords(todoWords)
  const text = useLineText()(line)
  const toDo = t(`${line.kind}_do`)
  return (
    <li>
      <span>
        {text}
        {line.kind === 'late' && <InBank contract={line.contract} />}
      </span>
      {line.kind === 'late' && <PaidButton line={line} />}
      <RouteLink href={hrefOf(line)} aria-label={`${toDo}: ${text}`}>
        {toDo}
      </RouteLink>
    </li>
  )
}

/** Says that rent is in the bank's file, and names the last day that the file covers. */
function InBank({ contract }: { readonly contract: number }) {
  const t = useWords(rentPaymentWords)
  const says = useUnmatchedRentText()
  const { data, rents } = useUnmatchedRent(contract)
  if (data === undefined) return null
  return (
    <span className="ui-fine home-todo-bank">
      {rents.length > 0 && t('inBank', { payments: says(rents) })}{' '}
      {data.read_until !== null && t('readUntil', { day: dmy(data.read_until) })}{' '}
      {rents.length > 0 && <RouteLink href="/home/bank">{t('toBank')}</RouteLink>}
    </span>
  )
}

/** Opens the dialog that records rent as paid. The dialog asks for one more click. */
function PaidButton({ line }: { readonly line: Extract<TodoLine, { kind: 'late' }> }) {
  const t = useWords(todoWords)
  const [language] = useLanguage()
  const dialogs = useDialogParams()
  return (
    <button
      type="button"
      className="home-todo-press"
      aria-label={t('late_paidOf', {
        month: briefMonth(line.month, language),
        who: listNames(line.names, language),
      })}
      onClick={() => dialogs.open({ pay: line.contract })}
    >
      {t('late_paid')}
    </button>
  )
}

function useLineText(): (line: TodoLine) => string {
  const t = useWords(todoWords)
  const [language] = useLanguage()
  return (line) => {
    if (line.kind === 'receipts') return t('receipts', { count: line.count })
    if (line.kind === 'return') return t('return', { year: line.year })
    const who = line.names.length === 0 ? t('theTenant') : listNames(line.names, language)
    return t(line.kind, {
      who,
      sum: line.sum === null ? '' : formatKr(line.sum, 'needed'),
      day: line.day === null ? '' : line.kind === 'late' ? briefDay(line.day) : dmy(line.day),
    })
  }
}
