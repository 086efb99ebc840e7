import { routes, type Route } from '../../base/call/context'
import { bankAccountCalls } from './calls'
import type { BankAccountService } from './service'

export const bankAccountRoutes = (accounts: BankAccountService): Route[] =>
  routes(bankAccountCalls, {
    list: (ctx) => accounts.list(ctx),
    create: (ctx, { body }) => accounts.create(ctx, body),
    update: (ctx, { params, body }) => accounts.update(ctx, params.id, body),
    remove: (ctx, { params }) => accounts.remove(ctx, params.id),
  })
