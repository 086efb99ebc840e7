import { addDays, dayOf, type Day } from '../../base/kit/day'

/** Workbooks count days from this one. */
const firstSerial = dayOf(1899, 12, 30)
/** A workbook that counts from 1904 is this many days behind. */
const daysTo1904 = 1462

/** The day of a serial number. A fraction is a time. Null outside of 1950 to 2100. */
export function dayOfSerial(serial: number, is1904: boolean): Day | null {
  const whole = Math.floor(serial) + (is1904 ? daysTo1904 : 0)
  return whole >= 18_264 && whole <= 73_415 ? addDays(firstSerial, whole) : null
}

export interface CellFormat {
  readonly isDay: boolean
  readonly isPercent: boolean
  readonly currency: string | null
}

const signs: readonly (readonly [RegExp, string])[] = [
  [/€|EUR/, 'EUR'],
  [/£|GBP/, 'GBP'],
  [/US\$|USD|\$/, 'USD'],
  [/SEK/, 'SEK'],
  [/DKK/, 'DKK'],
]

/** The currency that a format or a text names, if it isn't kroner. */
export const foreignCurrencyIn = (text: string): string | null => signs.find(([sign]) => sign.test(text))?.[1] ?? null

/** Formats that every workbook knows by their number. */
const isBuiltInDay = (id: number): boolean =>
  (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)

export function formatOf(id: number, code: string | undefined): CellFormat {
  if (code === undefined) return { isDay: isBuiltInDay(id), isPercent: id === 9 || id === 10, currency: null }
  const symbols = [...code.matchAll(/\[\$([^\]-]*)(?:-[^\]]*)?\]/g)].map(([, sign]) => sign!).join(' ')
  const quoted = [...code.matchAll(/"([^"]*)"/g)].map(([, text]) => text!).join(' ')
  const plain = code.replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, '')
  return {
    isDay: /[dy]/i.test(plain) || /^m+$/i.test(plain.trim()),
    isPercent: plain.includes('%'),
    currency: foreignCurrencyIn(`${symbols} ${quoted} ${plain.replaceAll(/[^$€£]/g, '')}`),
  }
}
