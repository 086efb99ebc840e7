import type { OwnedCtx } from '../../base/call/context'
import type { Encryption } from '../../base/db/encryption'
import { endOfYear, startOfYear } from '../../base/kit/day'
import { Refusal } from '../../base/kit/refusal'
import { partyName, readable, tenantsOf } from '../../lease/contract/rules-parties'
import { selectContracts, toContract } from '../../lease/contract/service-select'
import { houseNumberNames } from '../../landlord/house/model'
import type { HouseTax } from '../tax/model'
import { taxOf } from '../tax/service'
import type { Rental } from '../tax-document/model'

/** What a house comes to, and what of it goes into the return. */
export interface TaxedHouse {
  readonly figures: HouseTax
  readonly rental: Rental
}

const columns = ['id', 'name', 'address', 'postcode', 'city', ...houseNumberNames] as const

/** The chosen houses of the caller with their figures, in the order in which they were chosen. Refuses with 404 and 409 unreadable. */
export async function taxedHouses(
  ctx: OwnedCtx,
  { houseIds, year }: { readonly houseIds: readonly number[]; readonly year: number },
  encryption: Pick<Encryption, 'decrypt'>,
): Promise<TaxedHouse[]> {
  const houses = await ctx.db
    .selectFrom('house')
    .select(columns)
    .where('account_id', '=', ctx.owner)
    .where('deleted_at', 'is', null)
    .where('id', 'in', houseIds)
    .execute()
  const all = await taxOf(ctx, { year })
  const tenants = await tenantNames(ctx, { houseIds, year }, encryption)
  return houseIds.map((id) => {
    const house = houses.find((each) => each.id === id)
    const figures = all.find(({ houseId }) => houseId === id)
    if (!house || !figures) throw new Refusal('notFound')
    const { lines, share } = figures
    return { figures, rental: { house, lines, share, tenants: tenants.get(id) ?? [], found: null } }
  })
}

/**
 * By house who rented it in that year by a signed lease, each once, in the order of their leases. Refuses with 409
 * unreadable where one of them can't be read: nobody falls out of a return.
 */
async function tenantNames(
  ctx: OwnedCtx,
  { houseIds, year }: { readonly houseIds: readonly number[]; readonly year: number },
  encryption: Pick<Encryption, 'decrypt'>,
): Promise<ReadonlyMap<number, readonly string[]>> {
  const rows = await selectContracts(ctx)
    .where('contract.houseId', 'in', houseIds)
    .where('contract.signed_at', 'is not', null)
    // Of whom nothing is known any more, nothing can be sent.
    .where('contract.tenant_erased_at', 'is', null)
    .where('contract.start_date', '<=', endOfYear(year))
    .orderBy('contract.start_date')
    .orderBy('contract.id')
    .execute()
  const found = new Map<number, string[]>()
  for (const row of rows) {
    const end = row.finished_on ?? row.end_date
    if (end !== null && end < startOfYear(year)) continue
    const names = readable(tenantsOf(toContract(row, ctx.today, encryption))).map(partyName)
    found.set(row.houseId, [...new Set([...(found.get(row.houseId) ?? []), ...names])])
  }
  return found
}
