import { formatAccountNumber } from '../../kit/account-number-format'
import type { TextFormat } from './use-typed-text'

const withoutSeparators = (text: string) => text.replace(/[\s\u00a0\u202f.-]/g, '')

/** A national id as it is typed. Text with other characters than digits stays, so that the schema refuses it. */
export const nationalIdFormat: TextFormat<string> = {
  parse: (text) => (/^\d*$/.test(withoutSeparators(text)) ? withoutSeparators(text) : text),
  format: (value) => {
    const digits = withoutSeparators(value)
    return /^\d{11}$/.test(digits) ? `${digits.slice(0, 6)} ${digits.slice(6)}` : value
  },
}

/** `010203 •••••` */
export const maskNationalId = (text: string | null): string => {
  const digits = withoutSeparators(text ?? '')
  return digits === '' ? '' : `${digits.slice(0, 6)} ${'•'.repeat(Math.max(digits.length - 6, 0))}`
}

/** An account as it is typed: `8601 11 17947`, or a foreign IBAN in groups. The form's schema makes an IBAN of it. */
export const ibanFormat: TextFormat<string> = {
  parse: (text) => withoutSeparators(text).toUpperCase(),
  format: (value) => formatAccountNumber(ibanFormat.parse(value)),
}
