import type { OwnedCtx } from '../../base/call/context'
import type { StoredPlace, Assigned } from '../tax-document/model'
import { memoryOf, type Sent } from '../tax-document/rules-memory'
import { standingStates } from './rules-sending'
import { figuresIn, selectSubmissions } from './service-select'

/** What of the authority's drafts belongs to which house, by what was sent and stands. */
export async function memoryIn(ctx: OwnedCtx, year: number): Promise<ReturnType<typeof memoryOf>> {
  const rows = await selectSubmissions(ctx).where('state', 'in', standingStates).orderBy('id', 'desc').execute()
  const sent = rows.map((row): Sent => ({
    year: row.year,
    houses: figuresIn(row),
    places: row.places as unknown as readonly StoredPlace[],
    assigned: row.assigned as unknown as readonly Assigned[],
  }))
  return memoryOf(sent, year)
}
