import { formatOre } from '../../../base/kit/money'
import type { BankTransaction, TransactionState } from '../../../bank/transaction/model'
import { isSureSuggestion } from '../../../bank/transaction/rules-certainty'
import type { RowToAccept } from './work-queue'
import { dmy } from '../../../base/ui/words/format'

const plain = (text: string): string => text.toLocaleLowerCase('nb').replace(/[\s\u00a0\u202f]+/g, ' ')

/** True if every word of the search is in names, text, KID, amount or date. */
export function matchesSearch(row: BankTransaction, search: string): boolean {
  // The list writes amounts with `kr` and their sign. So `kr` in front of an amount is removed from the search.
  const words = plain(search)
    .trim()
    .replaceAll(/(?<=^| )([-−+]?)kr\.? ?(?=\d)/g, '$1')
    .split(' ')
  const amount = formatOre(row.sum)
  const all = plain(
    [row.counterparty, row.text, row.reference, dmy(row.date), amount, amount.replace(/[\s\u00a0]/g, '')].join(' '),
  )
  return words.every((word) => all.includes(word.replace(/^-/, '−').replace(/^\+/, '')))
}

/** The row in a state. It is the same object when nothing changes, so that it doesn't render again. */
const inState = (row: BankTransaction, state: TransactionState): BankTransaction =>
  state === row.state ? row : { ...row, state }

/** The rows of all lists, each once and in its new state, the newest first. */
export function rowsInState(
  lists: readonly (readonly BankTransaction[] | undefined)[],
  states: ReadonlyMap<number, TransactionState>,
): readonly BankTransaction[] {
  const byId = new Map<number, BankTransaction>()
  for (const row of lists.flatMap((list) => list ?? [])) byId.set(row.id, row)
  return [...byId.values()]
    .map((row) => inState(row, states.get(row.id) ?? row.state))
    .toSorted((one, other) => (one.date === other.date ? other.id - one.id : one.date < other.date ? 1 : -1))
}

/** True if a row is open and its suggestion is sure. */
export const hasSureSuggestion = ({ state, suggestion }: BankTransaction): boolean =>
  state === 'open' && suggestion !== null && isSureSuggestion(suggestion)

/** The rows with their suggestions. Rows without one are left out. */
export const rowsToAccept = (rows: readonly BankTransaction[]): readonly RowToAccept[] =>
  rows.flatMap(({ id, suggestion }) => (suggestion === null ? [] : [{ id, suggestion }]))
