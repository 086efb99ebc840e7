import { routes, type OwnedCtx, type Route } from '../../base/call/context'
import { contractCalls } from './calls'
import type { ContractService } from './service'
import type { ContractPartService } from './service-parts'

/**
 * Opens the PDFs whose pages a lease includes, to learn whether they can be read. PDFs that were opened before are
 * skipped (docs/rules/base.md#files).
 */
type LookAt = (ctx: OwnedCtx, documents: readonly string[]) => Promise<void>

export const contractRoutes = (contracts: ContractService, parts: ContractPartService, lookAt: LookAt): Route[] =>
  routes(
    contractCalls,
    {
      list: (ctx) => contracts.list(ctx),
      create: (ctx, { body }) => contracts.create(ctx, body),
      read: (ctx, { params }) => contracts.read(ctx, params.id),
      update: (ctx, { params, body }) => contracts.update(ctx, params.id, body),
      remove: (ctx, { params }) => contracts.remove(ctx, params.id),
      costSplit: (ctx, { params, body }) => parts.costSplit(ctx, params.id, body),
      extras: (ctx, { params, body }) => parts.extras(ctx, params.id, body),
      createChecklist: (ctx, { params, body }) => parts.createChecklist(ctx, params.id, body),
    },
    {
      before: {
        create: (ctx, { body }) => lookAt(ctx, body.documents),
        update: (ctx, { body }) => lookAt(ctx, body.documents),
      },
    },
  )
