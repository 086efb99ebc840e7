// Apart from ./account-number.ts, which brings the account numbers of all countries along: a list needs the format alone.

/** What a person puts between the groups of a number: spaces of any kind, dots, hyphens. */
export const accountSeparators = /[\s.\u00ad\u2010-\u2015-]/g

/** NO9386011117947 -> NO93 8601 1117 947 */
export const formatIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ')

/** A Norwegian account as Norwegians write it, `8601 11 17947`; any other in the groups of its IBAN. */
export function formatAccountNumber(iban: string): string {
  const norwegian = /^NO\d{2}(\d{4})(\d{2})(\d{5})$/.exec(iban) ?? /^(\d{4})(\d{2})(\d{5})$/.exec(iban)
  return norwegian ? norwegian.slice(1).join(' ') : formatIban(iban)
}
