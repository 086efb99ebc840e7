import { routes, type Route } from '../../base/call/context'
import { expenseCalls } from './calls'
import { createExpense, readExpense, removeExpense, updateExpense } from './service'

export const expenseRoutes = (beforeFinal: Parameters<typeof removeExpense>[2]): Route[] =>
  routes(expenseCalls, {
    create: (ctx, { body }) => createExpense(ctx, body),
    read: (ctx, { params }) => readExpense(ctx, params.id),
    update: (ctx, { params, body }) => updateExpense(ctx, params.id, body),
    remove: (ctx, { params }) => removeExpense(ctx, params.id, beforeFinal),
  })
