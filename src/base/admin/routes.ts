import { routes, type Route } from '../call/context'
import { adminCalls } from './calls'
import { listEntries, queueEntryAgain, readEntry, summarize } from './service'

export const adminRoutes = (): Route[] =>
  routes(adminCalls, {
    list: (ctx, { query }) => listEntries(ctx.db, query),
    summary: (ctx, { query }) => summarize(ctx.db, ctx.today, query),
    read: (ctx, { params }) => readEntry(ctx.db, params.entry),
    queueAgain: (ctx, { params }) => queueEntryAgain(ctx.db, ctx.now, params.entry),
  })
