import type { Ore } from '../../base/kit/money'
import { suggestKind } from './rules-kind'
import type { ReceiptRow } from './rules-paper'
import { suggestFromRows, type SuggestContext, type Suggestion } from './rules'
import { amountsInText, namesForeignCurrency, suggestSum } from './rules-sum'
import { suggestSupplier, type SuggestedSupplier } from './rules-supplier'
import { rowsOfWords, type RecognizedWord } from './rules-words'

/**
 * Leaves out numbers without øre. Text recognition may miss a comma, and the number is then a
 * hundred times too high.
 */
const withoutBare = (rows: readonly ReceiptRow[]): ReceiptRow[] =>
  rows.map((row) =>
    row.map((cell) => ({
      ...cell,
      text:
        amountsInText(cell.text).some(({ bare }) => bare) && !amountsInText(cell.text).some(({ bare }) => !bare)
          ? blank(cell.text)
          : cell.text,
    })),
  )
const blank = (text: string): string => text.replace(/\d/g, '')

/** Words for the way of payment. The amount next to such a word is the sum again. */
const payment = /^(?:bank|kort|bank ?kort|bank ?axept|visa|mastercard|vipps|betalt(?: med)? (?:bank)?kort|card)\b/i

const paid = (rows: readonly ReceiptRow[]): Ore[] =>
  rows
    .filter(([first]) => first && payment.test(first.text))
    .flatMap((row) => {
      const last = row.flatMap(({ text }) => amountsInText(text).filter(({ bare }) => !bare)).at(-1)
      return last ? [last.ore] : []
    })

/**
 * Finds the sum of a photograph: the amount next to its label or next to the way of payment.
 * Otherwise the largest amount, if it occurs twice. Null if two amounts disagree, because digits
 * are misread more easily than in a PDF.
 */
function seenSum(rows: readonly ReceiptRow[]): Ore | null {
  const all = rows.flat().map(({ text }) => text)
  if (namesForeignCurrency(all.join(' '))) return null
  const named = suggestSum(withoutBare(rows))
  const beside = paid(rows)
  if (named !== null) return beside.length > 0 && !beside.includes(named) ? null : named
  if (beside.length > 0) return new Set(beside).size === 1 ? beside[0]! : null
  const amounts = all.flatMap((text) =>
    amountsInText(text)
      .filter(({ bare }) => !bare)
      .map(({ ore }) => ore),
  )
  const largest = Math.max(0, ...amounts)
  return amounts.filter((ore) => ore === largest).length >= 2 ? (largest as Ore) : null
}

/** The minimum certainty of a word in percent. A less certain word may be misread. */
const leastSure = 60

/**
 * The supplier of a photograph. A new name becomes part of the landlord's list. So each of its
 * words must be certain, and no two words may be joined.
 */
function seenSupplier(found: SuggestedSupplier | null, words: readonly RecognizedWord[]): SuggestedSupplier | null {
  if (!found || !('name' in found)) return found
  const clear = new Set(words.filter(({ sure }) => sure >= leastSure).map(({ text }) => text))
  const parts = found.name.split(' ')
  return parts.every((part) => clear.has(part)) && !/\p{Ll}\p{Lu}/u.test(found.name) ? found : null
}

/** Suggestions from a photograph, which must be more certain than those from the text of a PDF. */
export function suggestFromPhoto(words: readonly RecognizedWord[], reader: SuggestContext): Suggestion {
  const rows = rowsOfWords(words)
  return {
    sum: seenSum(rows),
    date: suggestFromRows(rows, reader).date,
    supplier: seenSupplier(suggestSupplier(rows, reader.suppliers, reader.own), words),
    kind: suggestKind(rows),
  }
}
