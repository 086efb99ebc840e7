import { firstSerial } from '../../bank/file/rules-day'
import { isKronerName } from '../../bank/file/rules-records'
import { addDays, type Day } from '../../base/kit/day'

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

const codes = new Set(Intl.supportedValuesOf('currency'))

/** The sign or code of a currency that a text names, if it isn't kroner. */
export const foreignCurrencyIn = (text: string): string | null =>
  /\p{Sc}/u.exec(text)?.[0] ??
  text.match(/(?<!\p{L})[A-Z]{3}(?!\p{L})/gu)?.find((word) => codes.has(word) && !isKronerName(word)) ??
  null

/** The mark of a currency in a format, such as `[$€-407]`. Sweden, Denmark and Iceland write kr too. */
function markedCurrency(code: string): string | null {
  for (const [, mark, place = ''] of code.matchAll(/\[\$([^\]-]+)(?:-([^\]]*))?\]/g))
    if (!isKronerName(mark!) || /41d$|406$|40f$|^(?:sv|da|is)\b/i.test(place)) return mark!
  return null
}

/** Formats that every workbook knows by their number. */
const isBuiltInDay = (id: number): boolean =>
  (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)

export function formatOf(id: number, code: string | undefined): CellFormat {
  if (code === undefined) return { isDay: isBuiltInDay(id), isPercent: id === 9 || id === 10, currency: null }
  const plain = code.replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, '')
  return {
    // The name of a format, such as Standard, has letters that a day never has.
    isDay:
      (/[dy]/i.test(plain) || /^m+$/i.test(plain.trim())) && !/[a-z]/i.test(plain.replaceAll(/[abdeghmpsy]/gi, '')),
    isPercent: plain.includes('%'),
    currency: markedCurrency(code) ?? foreignCurrencyIn(code.replaceAll(/\[[^\]]*\]|[\\"]/g, ' ')),
  }
}
