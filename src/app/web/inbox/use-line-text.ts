import { useMemo } from 'react'
import { monthOf, yearOf, type Day } from '../../../base/kit/day'
import { listNames } from '../../../base/kit/full-name'
import { formatOre } from '../../../base/kit/money'
import type { Language } from '../../../base/kit/words'
import { briefDate, dmy, krShort, monthAndYear, monthName } from '../../../base/ui/words/format'
import { today } from '../../../base/ui/words/today'
import { useLanguage, useWords } from '../../../base/ui/words/use-words'
import type { BankTransaction } from '../../../bank/transaction/model'
import { isOneOfEqualVouchers } from '../../../bank/transaction/rules-certainty'
import type { QueueLine } from '../../../year/todo/rules-line'
import { todoWords } from '../../../year/todo/words'
import { bankWords, type BankKey } from '../bank/words'

const isThisYear = (day: Day): boolean => yearOf(day) === yearOf(today())

/** A day in a sentence: `02.11`, `2 Nov`. The year is added if it isn't this year. */
export function sentenceDay(day: Day, language: Language): string {
  if (language === 'nb') return isThisYear(day) ? dmy(day).slice(0, 5) : dmy(day)
  return briefDate(day, !isThisYear(day))
}

const becauseWords = {
  reference: 'byReference',
  account: 'byAccount',
  name: 'byName',
  sum: 'bySum',
  date: 'byDate',
} as const satisfies Record<string, BankKey>

export interface LineText {
  /** The sentence of the line. */
  readonly says: string
  /**
   * The certainty of a payment's suggestion and its reasons, or the due day of the oldest owed rent. Empty for other
   * lines.
   */
  readonly why: string
  /** The text of the main button. */
  readonly verb: string
}

type Words = (typeof todoWords)['texts']
type Say = ReturnType<typeof useWords<keyof Words>>

/** In Norwegian a month and its rent are one word: novemberleien. */
function rentSays(months: readonly Day[], t: Say, language: Language): string {
  const [only] = months
  if (only === undefined) return t('rentPlain')
  if (months.length === 1 && isThisYear(only)) return t('rentOfMonth', { month: monthName(monthOf(only), language) })
  const names = months.map((month) =>
    isThisYear(month) ? monthName(monthOf(month), language) : monthAndYear(month, language),
  )
  return t('rentOfMonths', { months: listNames(names, language) })
}

function sentence({ kind, fact, evidence }: QueueLine, t: Say, language: Language): string {
  const dayOf = (at: Day | null) => (at === null ? '' : sentenceDay(at, language))
  if (fact.day === null && (kind === 'unread' || kind === 'registered')) return t(`${kind}Plain`)
  if (kind === 'receipt')
    return fact.missing === null
      ? t('receiptPlain', { day: dayOf(fact.day) })
      : t('receipt', { day: dayOf(fact.day), missing: t(`missing_${fact.missing}`) })
  const isBare = kind === 'voucher' || kind === 'unknownOut' || kind === 'unknownIn'
  return t(kind, {
    who: fact.names.length === 0 ? t('theTenant') : listNames(fact.names, language),
    day: dayOf(fact.day),
    sum: fact.sum === null ? '' : isBare ? formatOre(fact.sum, 'needed') : krShort(fact.sum),
    reminded: dayOf(fact.reminded),
    read: dayOf(evidence.readUntil),
    year: fact.year ?? '',
    rent: rentSays(fact.months, t, language),
  })
}

/** The certainty of a payment's suggestion, and the values that support it. */
function certaintySays({ lump_sum, suggestion, same_as }: BankTransaction, b: BankSay, language: Language): string {
  if (same_as !== undefined) return b('sameAs')
  if (lump_sum) return b('lump')
  if (suggestion === null) return b('noSuggestion')
  if (suggestion.kind === 'new-bilag') return b('asLast')
  const because = suggestion.because.map((each) => b(becauseWords[each]))
  return b(isOneOfEqualVouchers(suggestion) ? 'becauseEqual' : 'because', {
    certainty: b(suggestion.certainty),
    what: listNames(because, language),
  })
}

type BankSay = ReturnType<typeof useWords<BankKey>>

function whySays({ kind, fact, evidence: { row } }: QueueLine, t: Say, b: BankSay, language: Language): string {
  if ((kind === 'owed' || kind === 'reminded') && fact.day !== null)
    return t('oldestDue', { day: sentenceDay(fact.day, language) })
  if (row === null) return ''
  const text = [row.counterparty, row.text].filter((part) => part !== null && part !== '')
  return [certaintySays(row, b, language), dmy(row.date), ...text].join(' · ')
}

/** Returns a function that gives the texts of a line: its sentence, its reasons, and its main button. */
export function useLineText(): (line: QueueLine) => LineText {
  const t = useWords(todoWords)
  const b = useWords(bankWords)
  const [language] = useLanguage()
  return useMemo(
    () => (line) => ({
      says: sentence(line, t, language),
      why: whySays(line, t, b, language),
      verb: t(`${line.kind}_do`),
    }),
    [t, b, language],
  )
}

/**
 * Returns a function that names rent by its months: `novemberleien`, `leien for oktober og
 * november`.
 */
export function useRentSays(): (months: readonly Day[]) => string {
  const t = useWords(todoWords)
  const [language] = useLanguage()
  return (months) => rentSays(months, t, language)
}
