import { rentAccountCalls } from './calls'
import { rentYearCalls } from './calls-year'

/** The calls whose answers are outdated after a payment of rent was registered, matched, removed or opened again. */
export const callsReadingPayments = [
  rentAccountCalls.read,
  rentAccountCalls.arrears,
  rentAccountCalls.inBank,
  rentYearCalls.year,
] as const
