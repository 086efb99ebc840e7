import { routes, type Route } from '../../base/call/context'
import { bankFileCalls } from './calls'
import type { BankFileService } from './service'

export const bankFileRoutes = (files: BankFileService): Route[] =>
  routes(bankFileCalls, {
    upload: (ctx, { body }) => files.upload(ctx, body),
    map: (ctx, { params, body }) => files.map(ctx, params.id, body),
  })
