import { formatKr, type Ore } from '../../base/kit/money'
import type { Text } from '../../base/kit/words'
import { fillText, listText, type DocumentTranslator } from '../../base/pdf/rules'
import type { Address } from './model'
import { clauseWords } from './words'

/** A sum as `kr 12 000`. Øre are written only when there are any. */
export const sumText = (amount: Ore): string => formatKr(amount, 'needed')

/** A number in both languages: `450,50`, and `450.50` in English. */
export const withEnglishPoint = (nb: string): Text => ({ nb, en: nb.replace(',', '.') })

/** A sum in a lease. Editions up to the eighth have a comma in English too. */
export const leaseSum = (amount: Ore, edition: number): Text =>
  edition >= 9 ? withEnglishPoint(sumText(amount)) : { nb: sumText(amount), en: sumText(amount) }

/** A day of the month as it is counted in English: `1st`, `22nd`, `30th`. */
export function ordinalText(date: number): string {
  const last = date % 10
  const ending = Math.floor(date / 10) === 1 ? 'th' : (['th', 'st', 'nd', 'rd'][last] ?? 'th')
  return `${date}${ending}`
}

/** A number of months as `1 måned`, `3 måneder`. */
export const monthCountText = (count: number): Text =>
  fillText(clauseWords.texts[count === 1 ? 'month' : 'months'], { count })

/** A number of days as `1 dag`, `45 dager`. */
export const dayCountText = (count: number): Text =>
  fillText(clauseWords.texts[count === 1 ? 'day' : 'days'], { count })

/** A list as `strøm, oppvarming og internett`, or with `eller`. */
export const listOfWords = (list: readonly (keyof typeof clauseWords.texts)[], last: 'and' | 'or'): Text =>
  listText(
    list.map((key) => clauseWords.texts[key]),
    clauseWords.texts[last],
  )

/** The parts of an address, each on a line. Norway is not written. */
export function addressLines(
  { street, postcode, city, country }: Address,
  { both }: Pick<DocumentTranslator, 'both'>,
): string {
  const abroad =
    country === null ? '' : `\n${both && country.en !== country.nb ? `${country.nb} / ${country.en}` : country.nb}`
  return `${street}\n${postcode} ${city}${abroad}`
}

/** An address as `Storgata 12, 0155 Oslo`. */
export const addressText = (address: Address, translator: Pick<DocumentTranslator, 'both'>): string =>
  addressLines(address, translator).replaceAll('\n', ', ')
