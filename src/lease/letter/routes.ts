import { routes, type OwnedCtx, type Route } from '../../base/call/context'
import { letterCalls } from './calls'
import type { LetterService } from './service'

export type SignAddendum = (ctx: OwnedCtx, contract: number, letter: number) => Promise<unknown>

/** `sign` sends an addendum to be signed. */
export const letterRoutes = (letters: LetterService, sign: SignAddendum): Route[] =>
  routes(letterCalls, {
    list: (ctx, { params }) => letters.list(ctx, params.id),
    offers: (ctx, { params }) => letters.offers(ctx, params.id),
    preview: (ctx, { params, body }) => letters.preview(ctx, params.id, body),
    send: (ctx, { params, body }) => letters.send(ctx, params.id, body),
    receive: (ctx, { params, body }) => letters.receive(ctx, params.id, params.letterId, body.received_on),
    protest: (ctx, { params, body }) => letters.protest(ctx, params.id, params.letterId, body),
    removeProtest: (ctx, { params }) => letters.removeProtest(ctx, params.id, params.letterId),
    signManual: (ctx, { params, body }) => letters.signManual(ctx, params.id, params.letterId, body),
    signBankid: async (ctx, { params }) => {
      await sign(ctx, params.id, params.letterId)
      return await letters.read(ctx, params.id, params.letterId)
    },
    openLetter: (ctx, { params, query }) => letters.open(ctx, params.id, params.letterId, query),
  })
