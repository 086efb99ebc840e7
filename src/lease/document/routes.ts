import { routes, type Route } from '../../base/call/context'
import { paperCalls } from './calls'
import type { PaperService } from './service'

export const paperRoutes = (papers: PaperService): Route[] =>
  routes(paperCalls, {
    paper: (ctx, { params, query }) =>
      papers.link(ctx, params.id, query.copy === 'signing' ? 'signing' : 'contract', query.lang),
    checklistPaper: (ctx, { params, query }) => papers.link(ctx, params.id, 'checklist', query.lang),
    openPaper: (ctx, { params, query }) => papers.open(ctx, params.id, params.kind, query),
  })
