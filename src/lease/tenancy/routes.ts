import { routes, type Route } from '../../base/call/context'
import type { FileService } from '../../base/file/service'
import { tenancyCalls } from './calls'
import type { LeaseEndService } from './service-end'
import type { EraseTenantService } from './service-erase-tenant'
import type { ExistingLeaseService } from './service-existing'
import type { NoticeService } from './service-notice-given'
import type { SignByHandService } from './service-sign'

export const tenancyRoutes = (
  signing: SignByHandService,
  ending: LeaseEndService,
  notices: NoticeService,
  erasing: EraseTenantService,
  existing: ExistingLeaseService,
  lookAt: FileService['lookAt'],
): Route[] =>
  routes(
    tenancyCalls,
    {
      existing: (ctx, { body }) => existing.add(ctx, body),
      signManual: (ctx, { params, body }) => signing.signManual(ctx, params.id, body),
      signedPaper: (ctx, { params, body }) => signing.signedPaper(ctx, params.id, body),
      finish: (ctx, { params, body }) => ending.finish(ctx, params.id, body),
      takeBackFinish: (ctx, { params }) => ending.takeBackFinish(ctx, params.id),
      giveNotice: (ctx, { params, body }) => notices.giveNotice(ctx, params.id, body),
      takeBackNotice: (ctx, { params, query }) => notices.takeBackNotice(ctx, params.id, query.send_mail === 'true'),
      goOn: (ctx, { params, body }) => ending.goOn(ctx, params.id, body),
      eraseTenant: (ctx, { params, body }) => erasing.eraseTenant(ctx, params.id, body),
      trashIncome: (ctx, { params }) => ending.trashIncome(ctx, params.id),
    },
    {
      before: {
        existing: (ctx, { body }) => lookAt(ctx, body.documents),
        signManual: (ctx, { params }) => signing.drawFirst(ctx, params.id),
      },
    },
  )
