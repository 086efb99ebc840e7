import type { HouseTax } from '../tax/model'
import type { Rental, SubmissionType } from './model-document'

/**
 * A text of what is sent for a house, to compare: figures by voucher, share, tenants, and the identity at the
 * authority. The same content always gives the same text. The landlord's name for the house isn't sent. Without
 * flat-rule figures the text doesn't mention them, so older submissions still compare as equal.
 */
export function sameText(figures: HouseTax, rental: Rental, submission: SubmissionType): string {
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

/** The value with sorted keys, because equal values may have their keys in different orders. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, each]) => [name, sorted(each)]),
  )
}
