import { fromKroner, maxOre, type Ore } from '../../base/kit/money'
import { doRowsOverlap, type ReceiptCell, type ReceiptRow } from './rules-paper'

/** Labels of the sum with their strength, the surest first. */
const labels: readonly (readonly [strength: number, label: RegExp])[] = [
  [4, /(?:å|til) betale(?!\s*(?:innen|før|senest))|amount due|total due|balance due|to pay\b|til utbetaling|utbetalt/],
  [
    3,
    /totalbeløp|fakturabeløp|fakturatotal|invoice total|grand total|(?:total|totalt|sum|beløp)[^\d]*(?:inkl|incl|m\/ ?mva)/,
  ],
  [2, /(?:^|[^\p{L}])(?:totalt?|sum|totalsum)(?![\p{L}])/u],
]
/**
 * The label of an amount on a payment slip. There the label is a heading, next to the headings of
 * KID and account.
 */
const slipAmount = /^(?:beløp|kroner|amount)\b/
const slipNeighbour = /\bkid\b|konto|betalingsfrist|forfall/

/** Words in a label that show that its amount is not the amount to be paid. */
const others =
  /eks(?:kl)?\b|\bexcl?\b|uten mva|netto|\bnet\b|herav|derav|hvorav|grunnlag|del ?sum|sub-?\s?total|mellomsum|rabatt|discount|forrige|tidligere|etter forfall|ved for sen|minste|minimum|purre|avrunding|poeng|bonus|spart|\bsaved\b|\bkid\b|timer|rate|innbetalt/
const taxes = /mva|moms|vat\b|\btax\b|avgift/
const taxed = /ink[l.]|incl|m\/ ?mva|med mva/

const strengthOf = (text: string): number => {
  const found = labels.find(([, label]) => label.test(text))?.[0] ?? 0
  if (found === 0 || others.test(text)) return 0
  return taxes.test(text) && !taxed.test(text) && found < 4 ? 0 : found
}

const foreign = /€|\$|£|\b(?:eur|usd|gbp|sek|dkk|chf|pln|isk)\b/i
const norwegian = /\b(?:nok|kr|kroner)\b/i

interface Amount {
  readonly ore: Ore
  /**
   * True if the number has no decimals and no word for kroner. Such a number may be something other
   * than an amount.
   */
  readonly bare: boolean
  readonly at: number
}

/** A number in any usual spelling. Dates, times, percentages and parts of longer numbers don't match. */
const number =
  /(?<![\d.,/:]|[\p{L}\d]-)(\d{1,3}(?:([ .,'])\d{3})(?:\2\d{3})*|\d{1,9})(?:([.,])(\d{2})|([.,][-–—]+))?(?![\d]|[.,/:-]\d| ?%)/gu

/**
 * The amounts in a text: `1 234,50`, `1.234,50`, `1,234.50`, `500,-`, `kr 500`. `1234.5` and a credit (below zero)
 * don't count.
 */
export function amountsInText(text: string): Amount[] {
  const found: Amount[] = []
  for (const match of text.matchAll(number)) {
    const [all, whole = '', group, point, cents, dash] = match
    const before = text.slice(0, match.index)
    if (/-\s?(?:kr\.? ?|nok ?)?$/i.test(before) || /^\s?-(?!\d)/.test(text.slice(match.index + all.length))) continue
    // `1.234.50`, `1,234,50` and texts that begin with a zero are not numbers.
    if ((point !== undefined && point === group) || /^0\d/.test(whole)) continue
    const kroner = Number(`${whole.replace(/\D/g, '')}.${cents ?? '00'}`)
    if (kroner <= 0 || kroner * 100 > maxOre) continue
    const marked =
      cents !== undefined ||
      dash !== undefined ||
      /(?:kr\.?|nok) ?$/i.test(before) ||
      /^ ?(?:kr|nok)\b/i.test(text.slice(match.index + all.length))
    found.push({ ore: fromKroner(kroner), bare: !marked, at: match.index })
  }
  return found
}

const words = /\p{L}{2,}/u
/** True if a text is only an amount and its currency. */
const isFigure = (text: string): boolean => !words.test(text.replace(/\b(?:nok|kr|kroner|eur|usd|gbp|sek|dkk)\b/gi, ''))
/** The amounts of a cell that has no other text. In such a cell, a plain number is an amount too. */
const figures = (text: string): Amount[] => {
  if (!isFigure(text)) return []
  const all = amountsInText(text)
  return all.length === 1 ? all : all.filter(({ bare }) => !bare)
}

/** True if a text names another currency and doesn't name kroner. */
export const namesForeignCurrency = (text: string): boolean => foreign.test(text) && !norwegian.test(text)

/**
 * Finds the amount that belongs to a label: after the label in its cell, in the cells to its right,
 * or below it.
 */
function valueOf(
  rows: readonly ReceiptRow[],
  at: number,
  cell: ReceiptCell,
  strength: number,
): { ore: Ore; text: string } | null {
  const row = rows[at]!
  const label = cell.text.toLowerCase()
  const end = labels.reduce((last, [, pattern]) => Math.max(last, pattern.exec(label)?.index ?? -1), 0)
  const own = amountsInText(cell.text).filter(({ bare, at: place }) => !bare && place >= end)
  const pick = strength >= 4 ? own[0] : own.at(-1)
  if (pick) return { ore: pick.ore, text: cell.text }
  const right = row.slice(row.indexOf(cell) + 1)
  const stop = right.findIndex(({ text }) => !isFigure(text))
  const beside = stop < 0 ? right : right.slice(0, stop)
  const last = beside.flatMap(({ text }) => figures(text)).at(-1)
  if (last) return { ore: last.ore, text: [cell, ...beside].map(({ text }) => text).join(' ') }
  // A weak label may be the heading of a column. Then the amount below belongs to the first line,
  // and is not the amount to be paid.
  if (strength < 3) return null
  for (const below of rows.slice(at + 1, at + 3)) {
    const under = below.filter((one) => doRowsOverlap(cell, one))
    const found = under.flatMap(({ text }) => figures(text)).at(-1)
    if (found) return { ore: found.ore, text: [cell, ...under].map(({ text }) => text).join(' ') }
  }
  return null
}

/** The sum of a paper in øre. Null if the paper doesn't state it for certain, or states it in another currency. */
export function suggestSum(rows: readonly ReceiptRow[]): Ore | null {
  const all = rows
    .flat()
    .map(({ text }) => text)
    .join(' ')
  const isForeign = namesForeignCurrency(all)
  let best: { strength: number; ore: Ore } | null = null
  rows.forEach((row, at) => {
    const isSlip = row.some(({ text }) => slipNeighbour.test(text.toLowerCase()))
    for (const cell of row) {
      const label = cell.text.toLowerCase()
      const strength = isSlip && slipAmount.test(label) ? 3 : strengthOf(label)
      if (strength === 0) continue
      const value = valueOf(rows, at, cell, strength)
      if (!value || isForeign || namesForeignCurrency(value.text)) continue
      // If amounts are equally sure, the largest one counts, because subtotals are smaller than the total.
      if (!best || strength > best.strength || (strength === best.strength && value.ore > best.ore))
        best = { strength, ore: value.ore }
    }
  })
  return (best as { ore: Ore } | null)?.ore ?? null
}
