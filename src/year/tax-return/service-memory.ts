import type { OwnedCtx } from '../../base/call/context'
import type { AssignedEntry, StoredPlace } from './model-document'
import { memoryOfReturns, type RememberedReturn } from './rules-memory'
import { hasEntryInReturn } from '../tax/rules-state'
import { statesInForce } from './rules-sending'
import { figuresOfSubmission, selectSubmissions } from './service-select'

/**
 * Returns which parts of the authority's drafts belong to which house, according to the submissions
 * in force.
 */
export async function readMemory(ctx: OwnedCtx, year: number): Promise<ReturnType<typeof memoryOfReturns>> {
  const rows = await selectSubmissions(ctx).where('state', 'in', statesInForce).orderBy('id', 'desc').execute()
  const sent = rows.map((row): RememberedReturn => ({
    year: row.year,
    houses: figuresOfSubmission(row),
    places: row.places as unknown as readonly StoredPlace[],
    assigned: row.assigned as unknown as readonly AssignedEntry[],
  }))
  return memoryOfReturns(sent, year)
}

/**
 * True if one of these houses was sent for any year, or is being sent. All years count, because the authority fills in
 * a draft from the year before.
 */
export async function mayHousesBeSent(ctx: OwnedCtx, houses: readonly number[]): Promise<boolean> {
  const rows = await selectSubmissions(ctx)
    .where('state', 'in', ['open', 'confirming', ...statesInForce])
    .execute()
  return rows.some((row) => {
    const places = row.places as unknown as readonly StoredPlace[]
    // Old submissions were stored without places.
    const written = places.length > 0 ? places : figuresOfSubmission(row).filter(hasEntryInReturn)
    return written.some(({ houseId }) => houses.includes(houseId))
  })
}
