import { routes, type Route } from '../../base/call/context'
import { tenancyCalls } from './calls'
import type { EraseTenantService } from './service-erase-tenant'
import type { SignService } from './service-sign'

export const tenancyRoutes = (signing: SignService, erasing: EraseTenantService): Route[] =>
  routes(
    tenancyCalls,
    {
      signManual: (ctx, { params, body }) => signing.signManual(ctx, params.id, body),
      signedPaper: (ctx, { params, body }) => signing.signedPaper(ctx, params.id, body),
      finish: (ctx, { params, body }) => signing.finish(ctx, params.id, body),
      goOn: (ctx, { params, body }) => signing.goOn(ctx, params.id, body),
      eraseTenant: (ctx, { params, body }) => erasing.eraseTenant(ctx, params.id, body),
      trashIncome: (ctx, { params }) => signing.trashIncome(ctx, params.id),
    },
    { before: { signManual: (ctx, { params }) => signing.drawFirst(ctx, params.id) } },
  )
