import type { OwnedCtx } from '../../base/call/context'
import { fullName } from '../../base/kit/full-name'
import { findContract } from '../contract/service-select'
import { tenantsOf, type WithTenants } from '../party/rules'
import { allTenants } from '../party/rules-tenant'
import { withTenants } from '../party/service'
import { accountIn, monthsBefore, rentFacts, signedContracts } from '../rent-account/service-select'
import type { RentYear } from './model'
import { toRentYear } from './rules-year'
import { rentStatements, type StatementDeps } from './service-statement'

/** Those who rent, by name; where they are erased or some can't be read one text that says so. */
function tenantNames(contract: WithTenants, language: OwnedCtx['language']): string[] {
  const tenants = tenantsOf(contract)
  const names = 'unreadable' in tenants ? [] : tenants.map(fullName).filter((name) => name !== '')
  return names.length > 0 ? names : [allTenants(contract, language)]
}

/** Rent accounts as they are shown and printed: by years, with their KIDs, and as statements (docs/rules.md#rent-ledger). */
export function rentLedgerService(deps: StatementDeps) {
  return {
    statements: rentStatements(deps),

    /** The KIDs that the landlord has named for a contract, the first named first. Refuses with 404. */
    async references(ctx: OwnedCtx, id: number): Promise<{ references: string[] }> {
      await findContract(ctx, id)
      const rows = await ctx.db
        .selectFrom('rent_reference')
        .select('reference')
        .where('account_id', '=', ctx.owner)
        .where('contract_id', '=', id)
        .where('is_named', '=', true)
        .orderBy('id')
        .execute()
      return { references: rows.map(({ reference }) => reference) }
    },

    /** What of the rent was owed and paid in a year, of one house or of all. Refuses with 404 another's house. */
    async year(ctx: OwnedCtx, year: number, houseId?: number): Promise<RentYear[]> {
      const rows = await signedContracts(ctx, houseId)
      const facts = await rentFacts(ctx)
      return rows
        .filter(({ id }) => (facts.followed.get(id) ?? null) !== null)
        .flatMap((row) => {
          const tenants = () => tenantNames(withTenants(row, deps.encryption), ctx.language)
          const account = accountIn(facts, row, ctx.today)
          const before = monthsBefore(facts, row, ctx.today, { from: facts.followed.get(row.id)!, ahead: [] })
          return toRentYear({ id: row.id, houseId: row.houseId, tenants }, { ...account, before }, year) ?? []
        })
        .toSorted((a, b) => a.contractId - b.contractId)
    },
  }
}

export type RentLedgerService = ReturnType<typeof rentLedgerService>
