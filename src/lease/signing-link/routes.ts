import { routes, type Route } from '../../base/call/context'
import { signingLinkCalls } from './calls'
import type { LinkService } from './service-link'

export const signingLinkRoutes = (links: LinkService): Route[] =>
  routes(signingLinkCalls, {
    redirect: (ctx, { params, body }) => links.redirect(ctx, { ...params, ...body }),
    page: (ctx, { params, query }) => links.page(ctx, { ...params, ...query }),
    standing: (ctx, { params, query }) => links.standing(ctx, { ...params, ...query }),
  })
