import { routes, type Route } from '../../base/call/context'
import { rentAccountCalls } from './calls'
import { rentAccountChangeCalls } from './calls-change'
import type { RentAccountService } from './service'

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
