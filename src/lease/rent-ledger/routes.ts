import { routes, type Route } from '../../base/call/context'
import { rentLedgerCalls } from './calls'
import type { RentLedgerService } from './service'

export const rentLedgerRoutes = (ledger: RentLedgerService): Route[] =>
  routes(rentLedgerCalls, {
    year: (ctx, { query }) => ledger.year(ctx, query.year, query.houseId),
    references: (ctx, { params }) => ledger.references(ctx, params.id),
    statement: (ctx, { params, query }) => ledger.statements.link(ctx, params.id, query),
    openStatement: (ctx, { params: { id, from, to }, query: { lang, ...link } }) =>
      ledger.statements.open(ctx, id, { from, to, lang }, link),
  })
