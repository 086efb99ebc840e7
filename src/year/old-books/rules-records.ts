import { dayOf, daysInMonth, monthOf, yearOf, type Day } from '../../base/kit/day'
import { ore, type Ore } from '../../base/kit/money'
import type { Language } from '../../base/kit/words'
import type { Asker } from './rules-ask'
import { tenantInLabel, type Decision } from './rules-decide'
import { addedAmounts, periodInText } from './rules-doubts'
import { amountOf, entryLabel, placeKey, type BookEntry } from './rules-entries'
import { meaningOf } from './rules-category-words'
import { isPersonName } from './rules-sides'
import { cutText, foldText, isDitto } from './rules-words'

const monthName = (day: Day, language: Language): string =>
  new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(new Date(day))

/** The description of a cost. The category is put before a text that says nothing without it. */
export function descriptionOf(entry: BookEntry, isEnglish: boolean): string {
  const { category, section, text, note } = entry
  const kind = category || section
  if (entry.from !== 'list') {
    const month = entry.precision === 'month' && entry.day ? ` ${monthName(entry.day, isEnglish ? 'en' : 'nb')}` : ''
    return cutText(`${kind}${month}${note === '' ? '' : ` – ${note}`}`, 1000)
  }
  if (text === '') return cutText(`${kind}${note === '' ? '' : ` – ${note}`}` || entry.who, 1000)
  const isFragment = /^\p{Ll}/u.test(text) || text.length < 4
  return cutText(
    isFragment && kind !== '' && !foldText(text).startsWith(foldText(kind)) ? `${kind} ${text}` : text,
    1000,
  )
}

/** The title of an income. A text that doesn't mention rent is put behind its category. */
export function titleOf({ text, category, section }: BookEntry): string {
  const kind = category || section
  if (text === '' || /^[\d\s./-]+$/.test(text)) return cutText(kind || text, 50)
  const isClear = kind === '' || meaningOf(text) !== null || foldText(text).startsWith(foldText(kind))
  return cutText(isClear ? text : `${kind} ${text}`, 50)
}

const nobody =
  /^(?:various|diverse|div|gjester?|guests?|ukjent|leietaker|tenant|kontant|vipps|airbnb|booking(?:\.com)?|-+)\b/i

/** First and last name. A word such as "familien" stays with the name. */
export function personOf(name: string): { readonly tenant_first_name: string; readonly tenant_last_name: string } {
  const clean = name.replaceAll(/\s+/g, ' ').trim()
  if (clean === '' || nobody.test(clean) || isDitto(clean)) return { tenant_first_name: '', tenant_last_name: '' }
  const blank = clean.lastIndexOf(' ')
  if (blank < 0) return { tenant_first_name: '', tenant_last_name: cutText(clean, 50) }
  return {
    tenant_first_name: cutText(clean.slice(0, blank), 50),
    tenant_last_name: cutText(clean.slice(blank + 1), 50),
  }
}

/** The tenant that a row of income names. */
export function tenantOf(entry: BookEntry): string {
  const name = entry.tenant || entry.who || tenantInLabel(entry)
  if (name === '' || nobody.test(name.trim()) || isDitto(name)) return ''
  return entry.tenant !== '' || entry.who !== '' || isPersonName(name) ? name : ''
}

/** The days for which an income was paid. */
export function periodOfIncome(entry: BookEntry): { readonly start: Day; readonly end: Day } | null {
  if (entry.period) return entry.period
  if (entry.day === null) return null
  const named = entry.precision === 'day' ? periodInText(`${entry.text} ${entry.category}`, entry.day) : null
  if (named) return named
  const [year, month] = [yearOf(entry.day), monthOf(entry.day)]
  if (entry.precision === 'year') return { start: dayOf(year, 1, 1), end: dayOf(year, 12, 31) }
  return { start: dayOf(year, month, 1), end: dayOf(year, month, daysInMonth(year, month)) }
}

/** The deductible share. Null while the landlord is asked for it. */
export function franchiseOf(entry: BookEntry, asker: Asker): number | null {
  if (entry.share === null) return 100
  if (entry.percent !== null && Number.isInteger(entry.percent))
    return entry.isPrivateShare ? 100 - entry.percent : entry.percent
  const part = /^(\d{1,3})\s*\/\s*(\d{1,3})$/.exec(entry.share.trim())
  const typed = entry.percent ?? (part && Number(part[2]) > 0 ? (Number(part[1]) / Number(part[2])) * 100 : null)
  const shares = [...new Set([...(typed !== null && typed <= 100 ? [Math.floor(typed), Math.ceil(typed)] : [50]), 100])]
  const answer = asker.askAbout(entry, {
    kind: 'share',
    key: foldText(entry.share).slice(0, 30),
    word: 'askShare',
    values: { typed: entry.share },
    choices: shares.map((n) => ({ id: String(n), text: asker.word('percent', { n }) })),
  })
  if (answer === null) return null
  return entry.isPrivateShare ? 100 - Number(answer) : Number(answer)
}

/** The amounts of a cost: one, or those that its cell adds, if the landlord wants each as a voucher. */
export function amountsOfCost(entry: BookEntry, lowered: Ore, isCredit: boolean, asker: Asker): Ore[] {
  if (isCredit) return [ore(0 - amountOf(entry))]
  const whole = ore(amountOf(entry) - lowered)
  const parts = lowered === 0 ? addedAmounts(entry.formula) : null
  if (!parts || parts.reduce((total, part) => total + part, 0) !== whole) return [whole]
  const answer = asker.askAbout(entry, {
    kind: 'two_in_one',
    key: `${entry.place.line}-${entry.place.column}`,
    word: 'askTwoInOne',
    choices: [
      ['one', 'oneVoucher'],
      ['each', 'eachVoucher'],
    ],
    blocks: false,
  })
  return answer === 'each' ? parts.map((part) => ore(part)) : [whole]
}

/** The day of a cost of which only the month is known. */
export function dateOfCost(entry: BookEntry, asker: Asker): Day | null {
  const { day, precision, place } = entry
  if (day === null || precision === 'day') return day
  if (precision === 'year') {
    asker.ask({
      kind: 'only_years',
      place,
      what: entryLabel(entry),
      word: 'askYears',
      choices: [['keep', 'keep']],
      blocks: false,
    })
    return day
  }
  const answer = asker.ask({
    kind: 'only_months',
    place,
    what: entryLabel(entry),
    word: 'askMonths',
    choices: [
      ['first', 'firstOfMonth'],
      ['last', 'lastOfMonth'],
    ],
    blocks: false,
  })
  return answer === 'last' ? dayOf(yearOf(day), monthOf(day), daysInMonth(yearOf(day), monthOf(day))) : day
}

/** An entry with what was decided about it. */
interface Decided {
  readonly entry: BookEntry
  readonly decision: Decision
}

/** The refunds of each cost, by the place of the cost. */
export function loweredBy(decided: readonly Decided[]): Map<string, Ore> {
  const found = new Map<string, Ore>()
  for (const { entry, decision } of decided)
    if (decision.is === 'lowers') found.set(decision.place, ore((found.get(decision.place) ?? 0) + amountOf(entry)))
  return found
}

/** Makes credit notes of refunds that leave nothing of their cost, because a cost of zero doesn't exist. */
export function withCreditNotes<T extends Decided>(decided: readonly T[]): T[] {
  const lowered = loweredBy(decided)
  const costs = new Map(decided.map((one) => [placeKey(one.entry.place), one]))
  return decided.map((one) => {
    const { decision } = one
    const cost = decision.is === 'lowers' ? costs.get(decision.place) : undefined
    if (decision.is !== 'lowers' || cost?.decision.is !== 'expense') return one
    return amountOf(cost.entry) > lowered.get(decision.place)!
      ? one
      : { ...one, decision: { ...cost.decision, isCredit: true } }
  })
}
