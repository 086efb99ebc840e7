import { routes, type Route } from '../../base/call/context'
import { tenancyCalls } from './calls'
import type { LeaseEndService } from './service-end'
import type { EraseTenantService } from './service-erase-tenant'
import type { SignByHandService } from './service-sign'

export const tenancyRoutes = (
  signing: SignByHandService,
  ending: LeaseEndService,
  erasing: EraseTenantService,
): Route[] =>
  routes(
    tenancyCalls,
    {
      signManual: (ctx, { params, body }) => signing.signManual(ctx, params.id, body),
      signedPaper: (ctx, { params, body }) => signing.signedPaper(ctx, params.id, body),
      finish: (ctx, { params, body }) => ending.finish(ctx, params.id, body),
      goOn: (ctx, { params, body }) => ending.goOn(ctx, params.id, body),
      eraseTenant: (ctx, { params, body }) => erasing.eraseTenant(ctx, params.id, body),
      trashIncome: (ctx, { params }) => ending.trashIncome(ctx, params.id),
    },
    { before: { signManual: (ctx, { params }) => signing.drawFirst(ctx, params.id) } },
  )
