import { withPlainMinus } from './rules-amount'
import { tidyCell } from './rules-text'

/** 'unknown': the cell is empty, or its word is unknown. */
export type Direction = 'in' | 'out' | 'unknown'

const wordsIn =
  'inn,inn på konto,inn på kontoen,in,in to account,into account,k,kredit,kreditt,c,credit,cr,crdt,godskriving,godskrift,money in,+'
const wordsOut =
  'ut,ut av konto,ut fra konto,ut frå konto,out,out of account,out from account,d,debet,debit,dr,dbit,belastning,money out,-'
const directions = new Map<string, Direction>([
  ...wordsIn.split(',').map((word) => [word, 'in'] as const),
  ...wordsOut.split(',').map((word) => [word, 'out'] as const),
])

const wordOf = (cell: string) =>
  withPlainMinus(tidyCell(cell))
    .toLowerCase()
    .replace(/[.:]+$/, '')

/** The direction that a cell says. */
export const directionOfCell = (cell: string): Direction => directions.get(wordOf(cell)) ?? 'unknown'

const headers = new Set(
  [
    'retning,transaksjonsretning,betalingsretning,direction,transaction direction,payment direction',
    'fortegn,sign,amount sign,+/-,-/+,±',
    'creditdebit,debitcredit,creditdebitindicator,debitcreditindicator,cdtdbtind,drcr',
  ].flatMap((line) => line.split(',')),
)

const credit = '(?:k|c|cr|kr|kreditt?|credit|godskriving)'
const debit = '(?:d|dr|dt|deb[ei]t|belastning)'
const bothWays = new RegExp(
  `^(?:inn?/(?:ut|out)|(?:ut|out)/inn?|${debit}/${credit}|${credit}/${debit})(?:/(?:indicator|indikator|code|kode|flag|mark))?$`,
)

/** True if a header can only mean a direction: `Inn/ut`, `Debet - kredit`, `Dr/Cr`, `Credit or debit indicator`. */
export const isDirectionHeader = (name: string): boolean =>
  headers.has(wordOf(name)) || bothWays.test(wordOf(name).replace(/ (?:eller|or) |[\s/|_-]+/g, '/'))

/**
 * True if any cell says a direction. `-` doesn't count, because lists also write it for an empty
 * value.
 */
export const haveDirections = (cells: readonly string[]): boolean =>
  cells.map(wordOf).some((word) => word !== '-' && directions.has(word))

/**
 * True if every cell that isn't empty says a direction. A column with a general header (`Type`)
 * then holds directions. A column with only `-` doesn't, because banks also write `-` for an empty
 * value.
 */
export function areDirections(cells: readonly string[]): boolean {
  const words = cells.map(wordOf).filter((word) => word !== '')
  return words.every((word) => directions.has(word)) && haveDirections(cells)
}
