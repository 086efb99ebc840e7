// This file is separate from ./account-number.ts, which imports the account numbers of all countries: a list needs only
// the format.

export const accountSeparators = /[\s.\u00ad\u2010-\u2015-]/g

/** NO9386011117947 -> NO93 8601 1117 947 */
export const formatIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ')

/** True if the two check digits after `NO` fit the account (ISO 13616: letters as numbers, mod 97). */
const isChecked = (iban: string): boolean => BigInt(`${iban.slice(4)}2324${iban.slice(2, 4)}`) % 97n === 1n

/** Eleven Norwegian digits as `8601 11 17947`, a foreign account in groups of four. Other text stays as it is. */
export function formatAccountNumber(iban: string): string {
  const norwegian = /^(?:NO\d{2})?(\d{4})(\d{2})(\d{5})$/.exec(iban)
  if (!norwegian || (iban.startsWith('NO') && !isChecked(iban))) return formatIban(iban)
  return norwegian.slice(1).join(' ')
}
