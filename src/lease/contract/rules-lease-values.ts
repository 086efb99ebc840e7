import { formatKr, type Ore } from '../../base/kit/money'
import type { Said } from '../../base/kit/words'
import { filled, type Speaker } from '../../base/pdf/rules'
import type { Address } from './model-paper'
import { leaseWords } from './words-lease'

/** `kr 12 000`; øre only where there are any. */
export const kr = (amount: Ore): string => formatKr(amount, 'needed')

/** `1 måned`, `3 måneder`. */
export const months = (count: number): Said => filled(leaseWords.said[count === 1 ? 'month' : 'months'], { count })

/** `1 dag`, `45 dager`. */
export const days = (count: number): Said => filled(leaseWords.said[count === 1 ? 'day' : 'days'], { count })

/** Street, postcode with city, and the country where it is not Norway: one line each. */
export function addressLines({ street, postcode, city, country }: Address, { both }: Pick<Speaker, 'both'>): string {
  const abroad =
    country === null ? '' : `\n${both && country.en !== country.nb ? `${country.nb} / ${country.en}` : country.nb}`
  return `${street}\n${postcode} ${city}${abroad}`
}

/** `Storgata 12, 0155 Oslo` */
export const addressText = (address: Address, speak: Pick<Speaker, 'both'>): string =>
  addressLines(address, speak).replaceAll('\n', ', ')
