import type { Asker } from './rules-ask'
import { leftOut, type BookEntry, type Skipped } from './rules-entries'
import { foldText, nameKey } from './rules-words'

/** An entry with the house that it belongs to. Null while that is not known. */
export interface HousedEntry {
  readonly entry: BookEntry
  readonly house: number | null
}

/** The key that two equal rows have in common. */
const rowKey = ({ entry, house }: HousedEntry): string =>
  [entry.day, Math.abs(entry.signed), foldText(entry.text || entry.category), nameKey(entry.who), house].join('|')

const bySheet = (entries: readonly HousedEntry[]): Map<string, HousedEntry[]> => {
  const found = new Map<string, HousedEntry[]>()
  for (const one of entries) found.set(one.entry.place.sheet, [...(found.get(one.entry.place.sheet) ?? []), one])
  return found
}

export interface Kept {
  readonly entries: readonly HousedEntry[]
  readonly skipped: readonly Skipped[]
}

/** Returns the rows that another sheet repeats. Each row of that sheet matches one row here. */
function rowsOfBoth(rows: readonly HousedEntry[], others: readonly HousedEntry[]): HousedEntry[] {
  const left = new Map<string, number>()
  for (const key of others.map(rowKey)) left.set(key, (left.get(key) ?? 0) + 1)
  return rows.filter((row) => {
    const count = left.get(rowKey(row)) ?? 0
    left.set(rowKey(row), count - 1)
    return count > 0
  })
}

/** Leaves out the rows that a sheet repeats of another one, as an older copy does. Its other rows stay. */
export function leaveOutCopies(all: readonly HousedEntry[], asker: Asker): Kept {
  const sheets = [...bySheet(all)].toSorted(([, a], [, b]) => b.length - a.length)
  const [copies, repeated] = [new Set<string>(), new Set<HousedEntry>()]
  for (const [name, rows] of sheets.toReversed()) {
    if (rows.length < 4) continue
    for (const [other, others] of sheets) {
      if (other === name || copies.has(other) || others.length < rows.length) continue
      const same = rowsOfBoth(rows, others)
      if (same.length < rows.length * 0.8) continue
      copies.add(name)
      for (const row of same) repeated.add(row)
      const place = { sheet: name, line: 0, column: 0 }
      asker.ask({
        kind: 'copy',
        place,
        what: name,
        word: 'askCopy',
        choices: [['leave_out', 'leaveOut']],
        blocks: false,
      })
      break
    }
  }
  return {
    entries: all.filter((one) => !repeated.has(one)),
    skipped: [...repeated].map((one) => leftOut(one.entry, 'known')),
  }
}

const monthKey = ({ entry }: HousedEntry): string | null => entry.day?.slice(0, 7) ?? null

const sumsBy = (
  entries: readonly HousedEntry[],
  keyOf: (one: HousedEntry) => string | null,
): Map<string, Set<number>> => {
  const sums = new Map<string, Map<string, number>>()
  for (const one of entries) {
    const key = keyOf(one)
    if (key === null) continue
    const kinds = sums.get(key) ?? new Map<string, number>()
    for (const kind of [foldText(one.entry.category), foldText(one.entry.text), '*'])
      kinds.set(kind, (kinds.get(kind) ?? 0) + Math.abs(one.entry.signed))
    sums.set(key, kinds)
  }
  return new Map(Array.from(sums, ([key, kinds]) => [key, new Set(kinds.values())]))
}

/**
 * Leaves out a table whose amounts are the sums of dated rows elsewhere in the file: by month, or by year. A table of
 * years beside dated rows of those years is always a summary.
 */
export function leaveOutSummaries(all: readonly HousedEntry[]): Kept {
  const dated = all.filter(({ entry }) => entry.precision === 'day')
  const monthly = all.filter(({ entry }) => entry.precision !== 'year')
  const years = new Set(monthly.map(({ entry }) => entry.day?.slice(0, 4)))
  const sums = sumsBy(dated, monthKey)
  const summaries = new Set<string>()
  for (const [sheet, rows] of bySheet(all.filter(({ entry }) => entry.precision === 'month'))) {
    const others = dated.filter(({ entry }) => entry.place.sheet !== sheet || entry.from === 'list')
    if (others.length === 0) continue
    const inMonths = rows.filter((row) => sums.has(monthKey(row) ?? ''))
    const same = inMonths.filter((row) => sums.get(monthKey(row)!)!.has(Math.abs(row.entry.signed))).length
    if (inMonths.length >= 3 && same >= inMonths.length * 0.6) summaries.add(`${sheet}\u0000month`)
  }
  const isSummary = ({ entry }: HousedEntry): boolean =>
    entry.precision === 'year'
      ? years.has(entry.day?.slice(0, 4)) &&
        monthly.some((one) => one.entry.place.sheet !== entry.place.sheet || one.entry.from !== entry.from)
      : entry.precision === 'month' && summaries.has(`${entry.place.sheet}\u0000month`)
  return {
    entries: all.filter((one) => !isSummary(one)),
    skipped: all.flatMap((one) => (isSummary(one) ? [leftOut(one.entry, 'total')] : [])),
  }
}

/** Holds back the second of two equal rows until the landlord says that it is another payment. */
export function askAboutTwins(all: readonly HousedEntry[], asker: Asker): Kept {
  const seen = new Set<string>()
  const [entries, skipped]: [HousedEntry[], Skipped[]] = [[], []]
  for (const one of all) {
    const key = rowKey(one)
    const isTwin = one.entry.from === 'list' && one.entry.precision === 'day' && seen.has(key)
    seen.add(key)
    if (!isTwin) {
      entries.push(one)
      continue
    }
    const answer = asker.askAbout(one.entry, {
      kind: 'twice',
      word: 'askTwice',
      choices: [
        ['two', 'twoPayments'],
        ['leave_out', 'leaveOut'],
      ],
    })
    if (answer === 'two') entries.push(one)
    else if (answer === 'leave_out') skipped.push(leftOut(one.entry, 'known'))
  }
  return { entries, skipped }
}
