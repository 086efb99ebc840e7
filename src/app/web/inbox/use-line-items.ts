import { useMemo } from 'react'
import { ore, type Ore } from '../../../base/kit/money'
import { kr } from '../../../base/ui/words/format'
import { useWords } from '../../../base/ui/words/use-words'
import { shownOtherSide, type NamingFacts } from '../../../bank/file/rules-other-side'
import { lineKinds, type LineVerb } from '../../../year/todo/rules-kinds'
import type { QueueLine } from '../../../year/todo/rules-line'
import { todoWords } from '../../../year/todo/words'
import { bankWords } from '../bank/words'
import type { LineAct, LineChoice, LineItem } from './line-item'
import { useLineText } from './use-line-text'

/** The words of a payment in the spoken names of buttons: `Ola Nordmann, kr 15 900,00`. */
export const paymentText = (payment: NamingFacts) => `${shownOtherSide(payment)}, ${kr(payment.sum)}`

const acts = {
  match: 'take',
  chooseRent: 'rent',
  makeVoucher: 'expense',
  register: 'register',
  setAside: 'ignore',
} as const satisfies Partial<Record<LineVerb, LineAct>>

function pressOf(verb: LineVerb, { fact, evidence: { contract, voucher } }: QueueLine): LineItem['press'] {
  switch (verb) {
    case 'remind':
      return { href: `/home/contract/${contract}?do=letter&letter=payment_reminder` }
    case 'writeLetter':
      return { href: `/home/contract/${contract}?do=letter` }
    case 'readFile':
      return { href: '/home/bank?choose=file' }
    case 'fillIn':
      return { href: `/home/dashboard?edit=${voucher}` }
    case 'toContract':
      return { href: `/home/contract/${contract}` }
    case 'toReturn':
      return { href: `/altinn?year=${fact.year}` }
    default:
      return acts[verb]
  }
}

/**
 * The sum at the end of a line: the payment's sum, or else the sum that the line is about. Negative
 * for money that was paid out.
 */
const shownSum = ({ fact: { sum }, evidence: { row } }: QueueLine): Ore | null => (row === null ? sum : ore(row.sum))

/** The lines as the screen draws them. */
export function useLineItems(lines: readonly QueueLine[] | undefined): readonly LineItem[] | undefined {
  const t = useWords(todoWords)
  const b = useWords(bankWords)
  const textOf = useLineText()
  return useMemo(() => {
    const more = ({ kind, evidence: { row } }: QueueLine): readonly LineChoice[] => {
      if (kind === 'owed' || kind === 'reminded') return [{ act: 'register', label: t('registerPayment') }]
      if (row === null) return []
      // A line that is set aside by its main button doesn't offer it twice.
      const ignore: readonly LineChoice[] = kind === 'twice' ? [] : [{ act: 'ignore', label: b('ignore') }]
      return row.sum > 0
        ? [{ act: 'rent', label: b('otherRent') }, { act: 'vouchers', label: b('existingIncome') }, ...ignore]
        : [{ act: 'vouchers', label: b('existingVoucher') }, { act: 'expense', label: b('makeVoucher') }, ...ignore]
    }
    return lines?.map((line): LineItem => {
      const { says, why, verb } = textOf(line)
      const { kind, evidence } = line
      const { row, contract } = evidence
      return {
        key: line.key,
        icon: kind === 'twice' && row !== null && row.sum < 0 ? 'out' : lineKinds[kind].icon,
        says,
        why,
        sum: shownSum(line),
        verb,
        spoken: row === null ? `${verb}: ${says}` : `${verb}: ${says}, ${paymentText(row)}`,
        press: pressOf(lineKinds[kind].verb, line),
        isQuiet: kind === 'reminded',
        second: kind === 'registered' ? { act: 'rent', label: t('registered_not') } : null,
        moreLabel: row === null ? t('moreOf', { line: says }) : b('moreFor', { payment: paymentText(row) }),
        more: more(line),
        href: contract !== null && row === null ? `/home/contract/${contract}` : null,
        row,
        line,
      }
    })
  }, [lines, t, b, textOf])
}
