import type { OwnedCtx } from '../../base/call/context'
import type { Encryption } from '../../base/db/encryption'
import { endOfYear, startOfYear } from '../../base/kit/day'
import { fullName } from '../../base/kit/full-name'
import { Refusal } from '../../base/kit/refusal'
import { tenantName } from '../../books/income/rules-tenant'
import { selectIncomes } from '../../books/income/service-select'
import { houseNumberNames } from '../../landlord/house/model'
import { selectContracts } from '../../lease/contract/service-select'
import { runsUntil } from '../../lease/law/rules-term'
import { tenantsOf } from '../../lease/party/rules'
import { withTenants } from '../../lease/party/service'
import type { Rental } from './model-document'
import type { HouseTax } from '../tax/model'
import { hasEntryInReturn } from '../tax/rules-state'
import { taxOfYear } from '../tax/service'

/** A house's figures. `rental` has those that go into the return. */
export interface HouseRental {
  readonly figures: HouseTax
  readonly rental: Rental
}

const columns = ['id', 'name', 'address', 'postcode', 'city', ...houseNumberNames] as const

/** Lists houses that are not deleted, the oldest first. */
export async function houseRentals(
  ctx: OwnedCtx,
  year: number,
  encryption: Pick<Encryption, 'decrypt'>,
  named?: readonly number[],
): Promise<HouseRental[]> {
  const houses = await ctx.db
    .selectFrom('house')
    .select(columns)
    .where('account_id', '=', ctx.owner)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
  const all = await taxOfYear(ctx, { year })
  const tenants = await tenantNames(ctx, year, encryption, named)
  return all.flatMap((figures) => {
    const house = houses.find(({ id }) => id === figures.houseId)
    if (!house) return []
    const { lines, share, state } = figures
    const rental = {
      house,
      lines,
      share,
      isEntered: hasEntryInReturn(figures),
      isShortAlone: state === 'shortLets',
      isCabin: figures.home_use === 'own_cabin',
      tenants: tenants.named.get(house.id) ?? [],
      knownTenants: tenants.known.get(house.id) ?? [],
      found: null,
    }
    return [{ figures, rental }]
  })
}

/** The chosen houses, in the order of the request. Refuses with 404, so that no house is left out without notice. */
export const chosenRentals = (all: readonly HouseRental[], houseIds: readonly number[]): HouseRental[] =>
  houseIds.map((id) => {
    const house = all.find(({ figures }) => figures.houseId === id)
    if (!house) throw new Refusal('notFound')
    return house
  })

/** Collects names by house. Each name is listed once, in the order of adding. */
function nameList() {
  const found = new Map<number, readonly string[]>()
  return {
    found,
    add: (house: number, names: readonly string[]) =>
      void found.set(house, [...new Set([...(found.get(house) ?? []), ...names])]),
  }
}

/**
 * The tenants' names by house. `named`: from signed leases of the year whose rent is taxed, in the order of the leases.
 * `known`: from any lease or separate income of the year or the year before, because the authority fills in its draft
 * from that year. Refuses with 409 unreadable.
 */
async function tenantNames(
  ctx: OwnedCtx,
  year: number,
  encryption: Pick<Encryption, 'decrypt'>,
  houses?: readonly number[],
) {
  const [named, known] = [nameList(), nameList()]
  const rows = await selectContracts(ctx)
    .where('contract.signed_at', 'is not', null)
    // The data of an erased tenant no longer exists, so it can't be sent.
    .where('contract.tenant_erased_at', 'is', null)
    .where('contract.start_date', '<=', endOfYear(year))
    .orderBy('contract.start_date')
    .orderBy('contract.id')
    .execute()
  for (const row of rows) {
    if (houses && !houses.includes(row.houseId)) continue
    const end = runsUntil(row)
    const ranIn = (first: number) => end === null || end >= startOfYear(first)
    if (!ranIn(year - 1)) continue
    const isNamed = ranIn(year) && row.taxable
    const names = tenantsOf(withTenants(row, encryption)).map(fullName)
    known.add(row.houseId, names)
    if (isNamed) named.add(row.houseId, names)
  }
  const incomes = await selectIncomes(ctx)
    .where('incomebilag.contractId', 'is', null)
    .where('incomebilag.isTrashed', '=', false)
    .where('incomebilag.start_date', '>=', startOfYear(year - 1))
    .where('incomebilag.start_date', '<=', endOfYear(year))
    .orderBy('incomebilag.id')
    .execute()
  for (const income of incomes) known.add(income.houseId, [tenantName(income)])
  return { named: named.found, known: known.found }
}
