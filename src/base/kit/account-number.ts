import { composeIBAN, isValidBBAN, isValidIBAN } from 'ibantools'
import { accountSeparators } from './account-number-format'

/**
 * The IBAN of an account number as it was typed: the eleven digits of a Norwegian account, whose last one is a check digit
 * (mod 11), or an IBAN of any country by its length, structure and check digits (ISO 13616). Spaces, dots and hyphens are
 * ignored, and so is case. Null for anything else.
 */
export function parseAccountNumber(typed: string): string | null {
  const text = typed.replace(accountSeparators, '').toUpperCase()
  if (/^\d{11}$/.test(text)) return isValidBBAN(text, 'NO') ? composeIBAN({ countryCode: 'NO', bban: text }) : null
  return isValidIBAN(text) ? text : null
}
