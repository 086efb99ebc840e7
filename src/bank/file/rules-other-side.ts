import type { StatementRow } from './rules-statement'

/** The facts of a payment that may name its other side. */
export type NamingFacts = Pick<StatementRow, 'counterparty' | 'text' | 'sum'>

/**
 * SpareBank 1 and Bulder write `Fra: Ola Nordmann Betalt: 01.12.26 Husleie` and `Til: Rørlegger AS; faktura 12`. The
 * name ends at the day or at the semicolon.
 */
const wrapped = /^(?:nett(?:giro|bank) )?(fra|til): (.+?)(?: betalt: \d\d\.\d\d\.(?:\d\d){1,2}(?: (.+))?|; *(.+))?$/iu

/** The name and the message in a text. Null if the pattern is another one, or its word contradicts the sign. */
function unwrapped(text: string, sum: number): { readonly name: string; readonly message: string } | null {
  const [, word, name, paid, after] = wrapped.exec(text.trim()) ?? []
  if (word === undefined || name === undefined) return null
  // Money that came back has the landlord's own word, so it isn't certain whose name it is.
  if ((word.toLowerCase() === 'fra') !== sum > 0) return null
  return { name, message: paid ?? after ?? '' }
}

/** The name of the other side, only where the bank's pattern is certain. Otherwise null. */
export const otherSideName = ({ counterparty, text, sum }: NamingFacts): string | null =>
  counterparty ? (unwrapped(counterparty, sum)?.name ?? counterparty) : (unwrapped(text, sum)?.name ?? null)

/** The other side's name, or the bank's text if it names nobody for certain. */
export const shownOtherSide = (payment: NamingFacts): string => otherSideName(payment) ?? payment.text

/** The description of a new voucher: the other side, and the message that the bank glued to its name. */
export function describedPayment(payment: NamingFacts): string {
  const message = payment.counterparty ? '' : (unwrapped(payment.text, payment.sum)?.message ?? '')
  return message === '' ? shownOtherSide(payment) : `${shownOtherSide(payment)}: ${message}`
}
