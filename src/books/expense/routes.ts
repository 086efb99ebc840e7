import { routes, type Route } from '../../base/call/context'
import { expenseCalls } from './calls'
import { createExpense, readExpense, removeExpense, updateExpense } from './service'
import { changeFrom } from './service-change'
import { planRepeats, resumeRepeats } from './service-plan'
import { startRepeat, stopRepeat } from './service-repeat'
import { trashSeries } from './service-series'

export const expenseRoutes = (): Route[] =>
  routes(expenseCalls, {
    create: (ctx, { body }) => createExpense(ctx, body),
    read: (ctx, { params }) => readExpense(ctx, params.id),
    update: (ctx, { params, body }) => updateExpense(ctx, params.id, body),
    changeFrom: (ctx, { params, body }) => changeFrom(ctx, params.id, body),
    startRepeat: (ctx, { params }) => startRepeat(ctx, params.id),
    stopRepeat: (ctx, { params }) => stopRepeat(ctx, params.id),
    planRepeats: (ctx) => planRepeats(ctx),
    resumeRepeats: (ctx, { body }) => resumeRepeats(ctx, body),
    trashSeries: (ctx, { params }) => trashSeries(ctx, params.id),
    remove: (ctx, { params }) => removeExpense(ctx, params.id),
  })
