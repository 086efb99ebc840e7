/** The clauses in their order. Texts refer to each other by number. */
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

/** The number of a clause, the same in every lease. */
export const clauseNumber = (key: ClauseKey): string => String(order.indexOf(key) + 1)
