/** The order of the clauses. Texts refer to the clauses by number. */
const order = [
  'parties',
  'dwelling',
  'term',
  'rent',
  'included',
  'change',
  'deposit',
  'keys',
  'use',
  'subletting',
  'upkeep',
  'notice',
  'breach',
  'leaving',
  'other',
  'copies',
  'eviction',
  'signatures',
] as const

export type ClauseKey = (typeof order)[number]

/** The number of a clause, which is the same in every lease. */
export const clauseNumber = (key: ClauseKey): string => String(order.indexOf(key) + 1)
