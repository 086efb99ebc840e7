import { parseAccountNumber } from '../../base/kit/account-number'

/** True if the cell is an account number: eleven digits as banks group them, or an IBAN. */
export const isAccountNumber = (cell: string): boolean =>
  /^\d{4}[. ]?\d{2}[. ]?\d{5}$/.test(cell) || /^[A-Z]{2}\d{2}[A-Z0-9 ]{10,36}$/.test(cell)

/**
 * Returns the eleven digits of a Norwegian account or IBAN. Otherwise returns the foreign IBAN, or the cell's text.
 * Null for an empty cell.
 */
export function statementAccount(cell: string): string | null {
  const text = cell.trim()
  if (text === '') return null
  const digits = text.replace(/[. ]/g, '')
  if (/^\d{11}$/.test(digits)) return digits
  // A Norwegian IBAN is four characters and the account number (ISO 13616). The check digits may be wrong.
  if (/^NO\d{13}$/.test(digits)) return digits.slice(4)
  return parseAccountNumber(text) ?? text
}
