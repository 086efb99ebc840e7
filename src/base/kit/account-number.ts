import { composeIBAN, isValidBBAN, isValidIBAN } from 'ibantools'
import { accountSeparators } from './account-number-format'

/**
 * The IBAN of a typed account number. Accepts the eleven digits of a Norwegian account, whose last one is a check digit
 * (mod 11). Also accepts an IBAN of any country by its length, structure and check digits (ISO 13616). Spaces, dots,
 * hyphens and case are ignored. Null for anything else.
 */
export function parseAccountNumber(typed: string): string | null {
  const text = typed.replace(accountSeparators, '').toUpperCase()
  if (/^\d{11}$/.test(text)) return isValidBBAN(text, 'NO') ? composeIBAN({ countryCode: 'NO', bban: text }) : null
  return isValidIBAN(text) ? text : null
}
