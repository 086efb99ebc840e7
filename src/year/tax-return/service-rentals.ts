import type { OwnedCtx } from '../../base/call/context'
import type { Encryption } from '../../base/db/encryption'
import { endOfYear, startOfYear } from '../../base/kit/day'
import { Refusal } from '../../base/kit/refusal'
import { partyName, readable, tenantsOf as partiesOf } from '../../lease/contract/rules-parties'
import { selectIncomes } from '../../books/income/service-select'
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

/** All houses of the caller that are not deleted, with their figures, the oldest first. */
export async function taxedHouses(
  ctx: OwnedCtx,
  year: number,
  encryption: Pick<Encryption, 'decrypt'>,
): Promise<TaxedHouse[]> {
  const houses = await ctx.db
    .selectFrom('house')
    .select(columns)
    .where('account_id', '=', ctx.owner)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
  const all = await taxOf(ctx, { year })
  const tenants = await tenantsOf(ctx, year, encryption)
  return all.flatMap((figures) => {
    const house = houses.find(({ id }) => id === figures.houseId)
    if (!house) return []
    const { lines, share, state } = figures
    const rental = {
      house,
      lines,
      share,
      isEntered: state === 'entered',
      tenants: tenants.named.get(house.id) ?? [],
      knownTenants: tenants.known.get(house.id) ?? [],
      found: null,
    }
    return [{ figures, rental }]
  })
}

/** Some of the houses, in the order in which they were chosen. Refuses with 404. */
export const chosenOf = (all: readonly TaxedHouse[], houseIds: readonly number[]): TaxedHouse[] =>
  houseIds.map((id) => {
    const house = all.find(({ figures }) => figures.houseId === id)
    if (!house) throw new Refusal('notFound')
    return house
  })

/** Names by house, each once, in the order in which they are added. */
function nameList() {
  const found = new Map<number, readonly string[]>()
  return {
    found,
    add: (house: number, names: readonly string[]) =>
      void found.set(house, [...new Set([...(found.get(house) ?? []), ...names])]),
  }
}

/**
 * Who rented each house: `named` by a signed lease of the year whose rent is taxed, in the order of these; `known` by any
 * lease or separate income of the year or of the one before, which the authority's draft is filled in from.
 */
async function tenantsOf(ctx: OwnedCtx, year: number, encryption: Pick<Encryption, 'decrypt'>) {
  const [named, known] = [nameList(), nameList()]
  const rows = await selectContracts(ctx)
    .where('contract.houseId', 'in', houseIds)
    .where('contract.signed_at', 'is not', null)
    // Of whom nothing is known any more, nothing can be sent.
    .where('contract.tenant_erased_at', 'is', null)
    .where('contract.start_date', '<=', endOfYear(year))
    .orderBy('contract.start_date')
    .orderBy('contract.id')
    .execute()
  for (const row of rows) {
    const end = row.finished_on ?? row.end_date
    const ranIn = (first: number) => end === null || end >= startOfYear(first)
    if (!ranIn(year - 1)) continue
    const names = readable(partiesOf(toContract(row, ctx.today, encryption))).map(partyName)
    known.add(row.houseId, names)
    if (ranIn(year) && row.taxable) named.add(row.houseId, names)
  }
  const incomes = await selectIncomes(ctx)
    .where('incomebilag.contractId', 'is', null)
    .where('incomebilag.isTrashed', '=', false)
    .where('incomebilag.start_date', '>=', startOfYear(year - 1))
    .where('incomebilag.start_date', '<=', endOfYear(year))
    .orderBy('incomebilag.id')
    .execute()
  for (const { houseId, tenant_first_name, tenant_last_name } of incomes)
    known.add(houseId, [`${tenant_first_name} ${tenant_last_name}`.trim()])
  return { named: named.found, known: known.found }
}
