import { formatAccountNumber } from '../../kit/account-number-format'
import type { TextFormat } from './use-typed-text'

const withoutSeparators = (text: string) => text.replace(/[\s\u00a0\u202f.-]/g, '')

/** Text with other characters than digits stays as typed, so that the schema refuses it. */
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

/** `8601 11 17947`, or the groups of a foreign IBAN. The body makes an IBAN of it. */
export const ibanFormat: TextFormat<string> = {
  parse: (text) => withoutSeparators(text).toUpperCase(),
  format: (value) => formatAccountNumber(ibanFormat.parse(value)),
}
