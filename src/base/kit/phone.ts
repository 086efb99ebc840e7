import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

const parsed = (code: string, number: string) => parsePhoneNumberFromString(`${code}${number.replace(/[^\d]/g, '')}`)

/** The code is like `+47`. One that begins with +0 is never valid. */
export const isPhone = (code: string, number: string): boolean =>
  !code.startsWith('+0') && /^[\d\s()./-]+$/.test(number) && (parsed(code, number)?.isValid() ?? false)

/** 90012345 -> 900 12 345. Unchanged when it is no number. */
export const formatPhone = (code: string, number: string): string => parsed(code, number)?.formatNational() ?? number

/** 90012345 -> +47 90 01 23 45. Unchanged when it is no number. */
export const internationalPhone = (code: string, number: string): string =>
  parsed(code, number)?.formatInternational() ?? `${code} ${number}`

/** `900 12 345` and `0047 900 12 345` -> `+4790012345`. Norwegian without a country's code. Null when it is none. */
export function e164(written: string): string | null {
  const number = parsePhoneNumberFromString(written.replace(/^\s*00/, '+'), { defaultCountry: 'NO', extract: false })
  return number?.isValid() ? number.number : null
}
