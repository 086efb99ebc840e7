import { routes, type Route } from '../../base/call/context'
import { signingCalls } from './calls'
import { signingLinkCalls } from './calls-link'
import type { SigningService } from './service'
import type { LinkService } from './service-link'

export const signingRoutes = (signing: SigningService): Route[] =>
  routes(signingCalls, {
    sign: (ctx, { params }) => signing.sign(ctx, params.id),
    signChecklist: (ctx, { params, body }) => signing.signChecklist(ctx, params.id, body.handoverId),
    regenerate: (ctx, { params, body }) => signing.regenerate(ctx, params.id, body),
    withdraw: (ctx, { params, body }) => signing.withdraw(ctx, params.id, body),
    refresh: (ctx, { params }) => signing.refresh(ctx, params.id),
    remind: (ctx, { params, body }) => signing.remind(ctx, params.id, body),
  })

export const signingLinkRoutes = (links: LinkService): Route[] =>
  routes(signingLinkCalls, {
    redirect: (ctx, { params, body }) => links.redirect(ctx, { ...params, ...body }),
    page: (ctx, { params, query }) => links.page(ctx, { ...params, ...query }),
    standing: (ctx, { params, query }) => links.standing(ctx, { ...params, ...query }),
  })
