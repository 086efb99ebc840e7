import type { OwnedCtx } from '../../base/call/context'
import type { Assigned, StoredPlace } from './model-document'
import { memoryOf, type Sent } from './rules-memory'
import { hasEntry } from '../tax/rules-state'
import { statesInForce } from './rules-sending'
import { figuresIn, selectSubmissions } from './service-select'

/** Which parts of the authority's drafts belong to which house, by the submissions in force. */
export async function memoryIn(ctx: OwnedCtx, year: number): Promise<ReturnType<typeof memoryOf>> {
  const rows = await selectSubmissions(ctx).where('state', 'in', statesInForce).orderBy('id', 'desc').execute()
  const sent = rows.map((row): Sent => ({
    year: row.year,
    houses: figuresIn(row),
    places: row.places as unknown as readonly StoredPlace[],
    assigned: row.assigned as unknown as readonly Assigned[],
  }))
  return memoryOf(sent, year)
}

/**
 * True if one of these houses was sent for any year, or is under way. The year doesn't matter, because the authority
 * fills in a draft from the year before.
 */
export async function mayBeWritten(ctx: OwnedCtx, houses: readonly number[]): Promise<boolean> {
  const rows = await selectSubmissions(ctx)
    .where('state', 'in', ['open', 'confirming', ...statesInForce])
    .execute()
  return rows.some((row) => {
    const places = row.places as unknown as readonly StoredPlace[]
    // A submission made before places were stored has none.
    const written = places.length > 0 ? places : figuresIn(row).filter(hasEntry)
    return written.some(({ houseId }) => houses.includes(houseId))
  })
}
