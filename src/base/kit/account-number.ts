import { composeIBAN, isValidBBAN, isValidIBAN } from 'ibantools'
import { accountSeparators } from './account-number-format'

/**
 * The IBAN of a typed account: eleven Norwegian digits (the last one checks them, mod 11), or an IBAN of any country
 * (length, structure, check digits; ISO 13616). Ignores spaces, dots, hyphens and case. Null for anything else.
 */
export function parseAccountNumber(typed: string): string | null {
  const text = typed.replace(accountSeparators, '').toUpperCase()
  if (/^\d{11}$/.test(text)) return isValidBBAN(text, 'NO') ? composeIBAN({ countryCode: 'NO', bban: text }) : null
  return isValidIBAN(text) ? text : null
}
