import { routes, type Route } from '../../base/call/context'
import { incomeCalls } from './calls'
import type { IncomeService } from './service'

export const incomeRoutes = (income: IncomeService): Route[] =>
  routes(incomeCalls, {
    create: (ctx, { body }) => income.create(ctx, body),
    read: (ctx, { params }) => income.read(ctx, params.id),
    update: (ctx, { params, body }) => income.update(ctx, params.id, body),
    updateSum: (ctx, { params, body }) => income.updateSum(ctx, params.id, body),
    remove: (ctx, { params }) => income.remove(ctx, params.id),
  })
