import { formatDay, type Day } from '../../base/kit/day'
import { ore, sumOre, type Ore } from '../../base/kit/money'
import { documentTranslator, sameInBothLanguages } from '../../base/pdf/rules'
import { paperWords } from '../../base/pdf/words'
import { sumText } from '../clauses/rules-values'
import type { PaperLanguage } from '../document/model'
import type { RentAccount } from './rules'
import type { StatementData, StatementMonth, StatementSheet } from './model-statement'
import { statementWords } from './words-statement'

/** The sum that was paid of a month on each day, the earliest first. */
function paidByDay(payments: RentAccount['payments'], month: Day): StatementMonth['paidOn'] {
  const found = new Map<Day, Ore>()
  for (const { date, parts } of payments)
    for (const part of parts)
      if (part.month === month && part.sum > 0) found.set(date, sumOre([found.get(date) ?? ore(0), part.sum]))
  return [...found].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([day, sum]) => ({ day, sum }))
}

/** The months without those after the last one that had rent or was paid: the tenancy was over then. */
function whileLet<T extends Pick<StatementMonth, 'sum' | 'paid'>>(months: readonly T[]): readonly T[] {
  return months.slice(0, months.findLastIndex(({ sum, paid }) => sum > 0 || paid > 0) + 1)
}

export function statementMonths(
  { months, payments }: Pick<RentAccount, 'months' | 'payments'>,
  { from, to }: Pick<StatementData, 'from' | 'to'>,
): StatementMonth[] {
  return whileLet(months)
    .filter(({ month }) => from <= month && month <= to)
    .map(({ month, dueOn, sum, paid, owed, later = [] }) => ({
      month,
      dueOn,
      later,
      sum,
      paid,
      owed,
      paidOn: paidByDay(payments, month),
    }))
}

const monthName = (language: 'nb-NO' | 'en-GB', month: Day): string =>
  new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}T00:00:00Z`),
  )
/** `mai 2026`, `May 2026`. */
const inBoth = (month: Day) => ({ nb: monthName('nb-NO', month), en: monthName('en-GB', month) })

/** The days on which a month was paid. If there are several, each has its sum. */
const daysSay = (paidOn: StatementMonth['paidOn']): string =>
  paidOn
    .map(({ day, sum }) => (paidOn.length > 1 ? `${formatDay(day)}: ${sumText(sum)}` : formatDay(day)))
    .join('\n') || '–'

/** The due days of a month. A rise after the due day has its own day. */
const dueSays = ({ dueOn, later }: StatementMonth): string =>
  [formatDay(dueOn), ...later.map((part) => `${formatDay(part.dueOn)}: ${sumText(part.sum)}`)].join('\n')

/** The texts of a statement: in Norwegian alone (`nb`), or with English next to it (`en`). */
export function statementSheet(data: StatementData, lang: PaperLanguage): StatementSheet {
  const { translate, show, both } = documentTranslator(lang)
  const text = (key: keyof typeof statementWords.texts, more = {}) => translate(statementWords, key, more)
  const paper = (key: keyof typeof paperWords.texts, more = {}) => translate(paperWords, key, more)
  const { landlord, tenants, from, to, months } = data
  const sums = { sum: sumOre(months.map(({ sum }) => sum)), paid: sumOre(months.map(({ paid }) => paid)) }
  const [first] = months
  // Only rent that is due counts as missing.
  const open = sumOre(months.map(({ owed }) => owed))
  const unpaid = data.owed
    ? ([
        ['openBefore', data.owed.before],
        ['openToday', data.owed.today],
      ] as const)
    : ([['open', open]] as const)
  const sender = [landlord.name, landlord.address, landlord.phone, landlord.email].filter((line) => line !== '')
  return {
    heading: text('title'),
    subtitle: text('written', { day: formatDay(data.writtenOn) }),
    number: paper('number', { number: data.number }),
    prevails: both ? text('prevails') : null,
    foot: `${documentTranslator('nb').translate(paperWords, 'number', { number: data.number }).nb} · ${landlord.name} / ${tenants.join(', ')}`,
    page: paper('page'),
    factsTitle: text('facts'),
    facts: [
      { label: paper('landlord'), value: sameInBothLanguages(landlord.name) },
      { label: paper(tenants.length > 1 ? 'tenants' : 'tenant'), value: sameInBothLanguages(tenants.join('\n')) },
      { label: text('dwelling'), value: sameInBothLanguages([data.house, data.address].join('\n')) },
      { label: text('period'), value: text('periodIs', { from: inBoth(from), to: inBoth(to) }) },
      ...(months.length > 0 ? [{ label: text('paidInAll'), value: sameInBothLanguages(sumText(sums.paid)) }] : []),
      ...unpaid.flatMap(([key, sum]) =>
        sum > 0 ? [{ label: text(key), value: sameInBothLanguages(sumText(sum)) }] : [],
      ),
    ],
    monthsTitle: text('months'),
    columns: [text('month'), text('dueOn'), text('rent'), text('paid'), text('paidOn')],
    rows: months.map((each) => ({
      month: show(inBoth(each.month)),
      cells: [dueSays(each), sumText(each.sum), sumText(each.paid), daysSay(each.paidOn)],
    })),
    total: { label: text('total'), cells: ['', sumText(sums.sum), sumText(sums.paid), ''] },
    nothing: text('nothing'),
    paragraphs: [
      ...(data.followedFrom ? [text('notFollowed', { month: inBoth(data.followedFrom) })] : []),
      ...(first !== undefined && first.month > from ? [text('begins', { month: inBoth(first.month) })] : []),
      text('source'),
    ],
    regards: text('regards'),
    sender: sender.join('\n'),
  }
}

export const statementTitle = (data: StatementData): string =>
  `${statementWords.texts.title.nb} – ${data.house} – ${data.tenants.join(', ')}`
