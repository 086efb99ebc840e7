import { isMoneyBack, meaningOf, isTotalText, type Meaning, type Side } from './rules-category-words'
import type { BookEntry } from './rules-entries'

/** The meaning of the landlord's own words for a row: of the category first, then of the section, then of the text. */
export function meaningOfEntry(entry: BookEntry): {
  readonly own: Meaning | null
  readonly text: Meaning | null
  readonly who: Meaning | null
} {
  return {
    own: meaningOf(entry.category) ?? meaningOf(entry.section),
    text: meaningOf(entry.text) ?? meaningOf(entry.note),
    who: meaningOf(entry.who),
  }
}

const isCost = (meaning: Meaning | null): boolean =>
  meaning !== null && meaning.is !== 'income' && meaning.is !== 'deposit' && meaning.is !== 'transfer'

/** True if costs are written below zero in this table. */
function writesCostsBelowZero(entries: readonly BookEntry[]): boolean {
  let [below, above, incomeAbove] = [0, 0, 0]
  for (const entry of entries) {
    const { own, text } = meaningOfEntry(entry)
    const meaning = own ?? text
    if (meaning?.is === 'income' && entry.signed > 0) incomeAbove += 1
    if (!isCost(meaning) || isMoneyBack(`${entry.category} ${entry.text}`)) continue
    if (entry.signed < 0) below += 1
    else above += 1
  }
  if (below + above === 0) return entries.some(({ signed }) => signed < 0) && incomeAbove > 0
  return below > 0 && below >= above
}

export interface SidedEntry {
  readonly entry: BookEntry
  readonly side: Side
  /** True if the sign goes against the side, as in a credit note. */
  readonly isReversed: boolean
}

/** Gives the rows of a table their side: by the column or section, else by the sign, else by the words. */
export function withSides(entries: readonly BookEntry[]): SidedEntry[] {
  const plain = entries.filter(({ side }) => side === null)
  const bySign = writesCostsBelowZero(plain)
  const outs = entries.filter(({ side }) => side === 'out')
  const isOutNegative = outs.filter(({ signed }) => signed < 0).length > outs.length / 2
  return entries.map((entry) => {
    const { signed } = entry
    if (entry.side === 'in') return { entry, side: 'in', isReversed: signed < 0 }
    if (entry.side === 'out') return { entry, side: 'out', isReversed: isOutNegative ? signed > 0 : signed < 0 }
    if (bySign) return { entry, side: signed < 0 ? 'out' : 'in', isReversed: false }
    const { own, text, who } = meaningOfEntry(entry)
    const meaning = own ?? text ?? who
    const side = meaning?.is === 'income' || (meaning?.is === 'deposit' && signed > 0) ? 'in' : 'out'
    return { entry, side, isReversed: signed < 0 }
  })
}

/** True if a text could be a person's name. */
export const isPersonName = (text: string): boolean =>
  /^\p{Lu}[\p{L}'’-]+(?: (?:\p{Lu}[\p{L}'’.-]*|av|von|van|de|og|&|and))*$/u.test(text.trim()) &&
  !isTotalText(text) &&
  meaningOf(text) === null
