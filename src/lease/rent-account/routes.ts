import { routes, type Route } from '../../base/call/context'
import { rentAccountCalls } from './calls'
import { rentAccountChangeCalls } from './calls-change'
import type { RentAccountService } from './service'
import { rentYearCalls } from './calls-year'
import type { RentStatementService } from './service-statement'

export const rentAccountRoutes = (rent: RentAccountService): Route[] => [
  ...routes(rentAccountCalls, {
    read: (ctx, { params }) => rent.read(ctx, params.id),
    arrears: (ctx, { query }) => rent.arrears(ctx, query.houseId),
    inBank: (ctx) => rent.inBank(ctx),
  }),
  ...routes(rentAccountChangeCalls, {
    update: (ctx, { params, body }) => rent.update(ctx, params.id, body),
    pay: (ctx, { params, body }) => rent.pay(ctx, params.id, body),
    removePayment: (ctx, { params }) => rent.removePayment(ctx, params.id, params.paymentId),
  }),
]

export const rentStatementRoutes = (statements: RentStatementService): Route[] =>
  routes(rentYearCalls, {
    year: (ctx, { query }) => statements.year(ctx, query.year, query.houseId),
    references: (ctx, { params }) => statements.references(ctx, params.id),
    statement: (ctx, { params, query }) => statements.link(ctx, params.id, query),
    openStatement: (ctx, { params: { id, from, to }, query: { lang, ...link } }) =>
      statements.open(ctx, id, { from, to, lang }, link),
  })
