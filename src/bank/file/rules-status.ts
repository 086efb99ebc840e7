import { tidy } from './rules-text'

/** What a bank says of a movement: it has moved the money, it will or may, or a word that nobody here knows. */
export type MovementStatus = 'booked' | 'pending' | 'unknown'

const booked = new Set([
  'book',
  'booked',
  'posted',
  'executed',
  'complete',
  'completed',
  'cleared',
  'settled',
  'bokført',
  'bokførte',
  'bokførd',
  'posteret',
  'postert',
  'bogført',
  'utført',
  'utførd',
  'udført',
  'gjennomført',
  'gjennomførd',
  'gennemført',
  'fullført',
])

const pending = /^(?:reserv|pending|pdng|ikke bokført|ikkje bokført|ventar|venter|under behandling|under arbeid)/i

/** What a cell of the state says; nothing said is booked, and a word that isn't known is never taken for one. */
export function statusOf(cell: string): MovementStatus {
  const word = tidy(cell).toLowerCase().replace(/\.$/, '')
  if (word === '' || booked.has(word)) return 'booked'
  return pending.test(word) ? 'pending' : 'unknown'
}

/** Whether a cell says in words that its row still waits, as some banks write in place of the day. */
export const saysPending = (cell: string): boolean => pending.test(tidy(cell))

const kroner = new Set(['nok', 'kr', 'kr.', 'norske kroner', 'norsk krone', 'norwegian krone', 'norwegian kroner'])

/** Whether a cell of the currency says kroner; one that is empty says the account's own, which is kroner. */
export const isKroner = (cell: string): boolean => tidy(cell) === '' || kroner.has(tidy(cell).toLowerCase())

/** The currencies that a header's words are looked through for. */
const foreign = /(?:^|[^A-Za-z])(?:EUR|USD|SEK|DKK|GBP|CHF|PLN|ISK|JPY)(?:[^A-Za-z]|$)|[€$£¥]/

/** Whether the name of a column says that its amounts are in another currency than kroner. */
export const namesForeignCurrency = (column: string): boolean => foreign.test(column)
