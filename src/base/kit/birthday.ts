import { dayOf, isDay, type Day } from './day'

/**
 * The birth date in a Norwegian national id of eleven digits. A D-number has 40 more in the day. A test person's number
 * has 40 or 80 more in the month. The century follows from the individual number (Skatteetaten, the parts of a
 * fødselsnummer), but numbers issued from 2032 on don't show it. Null when the number shows no date, or a date that may
 * be wrong: the person then types the date.
 */
export function birthdayOf(nationalId: string): Day | null {
  const digits = nationalId.replace(/\s/g, '')
  if (!/^\d{11}$/.test(digits)) return null
  const two = (at: number) => Number(digits.slice(at, at + 2))
  const [date, month, year] = [two(0) % 40, two(2) % 40, two(4)]
  const individual = Number(digits.slice(6, 9))
  const century =
    individual < 500 ? 1900 : year < 40 ? 2000 : individual >= 900 ? 1900 : individual < 750 && year >= 54 ? 1800 : null
  if (century === null || month < 1 || month > 12 || date < 1) return null
  const text = `${century + year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`
  return isDay(text) ? dayOf(century + year, month, date) : null
}

export const knownBirthday = ({
  birthday,
  ssn,
}: {
  readonly birthday: Day | null
  readonly ssn: string | null
}): Day | null => birthday ?? (ssn === null ? null : birthdayOf(ssn))
