import { dmy, krShort, monthAndYear } from '../../../base/ui/words/format'
import type { Language } from '../../../base/kit/words'
import type { Translate } from '../../../base/ui/words/use-words'
import type { LetterKind } from '../../letter/model'
import type { MonthNote } from '../../rent/web/month-note'
import type { MonthVoucher } from '../../rent/rules-months'
import { briefDay } from '../../rent-account/web/brief'
import type { StripCounts, StripMonth } from '../rules-strip'
import type { stripWords } from '../words-strip'

type Say = Translate<keyof (typeof stripWords)['texts']>

const inSentence = (text: string): string => text.charAt(0).toLocaleLowerCase('nb') + text.slice(1)

/** `+3,9 %` */
const percent = (tenths: number, language: Language): string =>
  new Intl.NumberFormat(language, { signDisplay: 'always', maximumFractionDigits: 1 }).format(tenths / 10) + ' %'

interface SentenceTexts {
  readonly note: MonthNote | undefined
  readonly booked: string
  readonly t: Say
  readonly letterName: (kind: LetterKind) => string
  readonly language: Language
}

/** `august 2026 · kr 15 900 · betalt 03.08 fra banken · ny leie (+3,9 %)`. `booked` is the state of the voucher. */
export function monthSentence(
  { of, state, change, paidOn, isFromBank, events }: StripMonth<MonthVoucher>,
  { note, booked, t, letterName, language }: SentenceTexts,
): string {
  const isPlain = of.state === 'booked' || of.state === 'ahead'
  const paid =
    state === 'paid' && paidOn.length > 0
      ? t(isFromBank ? 'paidFromBank' : 'paid', { days: paidOn.map(briefDay).join(', ') })
      : note?.text
  const parts = [
    monthAndYear(of.month, language),
    ...(of.state === 'deleted' ? [] : [krShort(of.sum)]),
    ...(paid === undefined || !isPlain ? [booked] : []),
    ...(paid === undefined ? [] : [paid]),
    ...(of.isRaise ? [change === null ? t('newRent') : t('newRentBy', { change: percent(change, language) })] : []),
    ...events.map(({ key, day, letter }) =>
      t(key, { day: dmy(day), letter: letter === undefined ? '' : letterName(letter) }),
    ),
  ]
  return parts.map(inSentence).join(' · ')
}

/** `16 av 17 måneder betalt, 1 forfalt` */
export function countsText({ due, paid, part, late, unfollowed }: StripCounts, t: Say): string {
  if (due === 0) return unfollowed === 0 ? t('nothingDue') : t('allUnfollowed', { count: unfollowed })
  return [
    t('paidOf', { count: due, paid }),
    ...(part > 0 ? [t('countPart', { count: part })] : []),
    ...(late > 0 ? [t('countLate', { count: late })] : []),
    ...(unfollowed > 0 ? [t('countUnfollowed', { count: unfollowed })] : []),
  ].join(', ')
}
