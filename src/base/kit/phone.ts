import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

const parsed = (code: string, number: string) => parsePhoneNumberFromString(`${code}${number.replace(/[^\d]/g, '')}`)

/** True if a country's code (`+47`) and a number are a valid phone number. A code that begins with +0 never is. */
export const isPhone = (code: string, number: string): boolean =>
  !code.startsWith('+0') && /^[\d\s()./-]+$/.test(number) && (parsed(code, number)?.isValid() ?? false)

/** 90012345 -> 900 12 345. Unchanged when it is not a number. */
export const formatPhone = (code: string, number: string): string => parsed(code, number)?.formatNational() ?? number

/** 90012345 -> +47 90 01 23 45. Unchanged when it is not a number. */
export const internationalPhone = (code: string, number: string): string =>
  parsed(code, number)?.formatInternational() ?? `${code} ${number}`

/**
 * `900 12 345` and `0047 900 12 345` -> `+4790012345`. A number without a country's code is Norwegian. Null when the
 * text is not a phone number.
 */
export function e164(written: string): string | null {
  const number = parsePhoneNumberFromString(written.replace(/^\s*00/, '+'), { defaultCountry: 'NO', extract: false })
  return number?.isValid() ? number.number : null
}
