import { routes, type Route } from '../../base/call/context'
import { expenseCalls } from './calls'
import { createExpense, readExpense, removeExpense, updateExpense } from './service'
import { splitExpense, type AfterSplit } from './service-split'

export const expenseRoutes = (beforeFinal: Parameters<typeof removeExpense>[2], afterSplit: AfterSplit): Route[] =>
  routes(expenseCalls, {
    create: (ctx, { body }) => createExpense(ctx, body),
    read: (ctx, { params }) => readExpense(ctx, params.id),
    update: (ctx, { params, body }) => updateExpense(ctx, params.id, body),
    split: (ctx, { params, body }) => splitExpense(ctx, params.id, body, afterSplit),
    remove: (ctx, { params }) => removeExpense(ctx, params.id, beforeFinal),
  })
