import type { HouseTax } from '../tax/model'
import type { Rental, SubmissionType } from './model-document'

/**
 * Returns what is sent for a house as a text that can be compared: figures by voucher, share,
 * tenants, and the identity at the authority. The same content always gives the same text. The
 * landlord's name for the house is not part of it, because it isn't sent. Figures of the flat rule
 * are part of it only if there are any. Otherwise older submissions would not compare as equal.
 */
export function comparableText(figures: HouseTax, rental: Rental, submission: SubmissionType): string {
  const { name: _name, ...house } = rental.house
  const { short: _short, home_use, lines, ...sent } = figures
  const { short_let, short_taxable, ...ordinary } = lines
  const flat = short_let === 0 ? {} : { short_let, short_taxable, home_use }
  return JSON.stringify(
    sorted({
      figures: { ...sent, lines: { ...ordinary, ...flat } },
      house,
      share: rental.share,
      tenants: rental.tenants,
      submission,
    }),
  )
}

/** The value with sorted keys. Equal values may have their keys in different orders. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, each]) => [name, sorted(each)]),
  )
}
