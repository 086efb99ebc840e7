import type { HouseTax } from '../tax/model'
import type { Rental, SubmissionType } from './model-document'

/**
 * What of one house is sent, as a text that is the same for the same: figures voucher by voucher, who owns and rents it,
 * and how the authority knows it. What the landlord calls the house isn't sent. Where nothing follows the flat rule nothing
 * is said of it, as before it was sent: what was sent then is still the same.
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

/** With the names of every object in one order, however it was made or stored. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, each]) => [name, sorted(each)]),
  )
}
