import { postcodes } from './rules-postcodes'

/** The place of a Norwegian postcode of four digits (`rules-postcodes.ts`); null where there is none. */
export function placeOf(postcode: string): string | null {
  if (!/^\d{4}$/.test(postcode)) return null
  const [block, rest] = [postcode.slice(0, 2), postcode.slice(2)]
  for (const [, ends = '', place = ''] of (postcodes[block] ?? '').matchAll(/((?:\d\d)+)([^;]+)/g))
    if (ends.match(/\d\d/g)?.includes(rest)) return place
  return null
}
