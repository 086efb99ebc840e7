import { routes, type Route } from '../../base/call/context'
import { letterCalls } from './calls'
import type { LetterService } from './service'

export const letterRoutes = (letters: LetterService): Route[] =>
  routes(letterCalls, {
    list: (ctx, { params }) => letters.list(ctx, params.id),
    offers: (ctx, { params }) => letters.offers(ctx, params.id),
    preview: (ctx, { params, body }) => letters.preview(ctx, params.id, body),
    send: (ctx, { params, body }) => letters.send(ctx, params.id, body),
    receive: (ctx, { params, body }) => letters.receive(ctx, params.id, params.letterId, body.received_on),
    protest: (ctx, { params, body }) => letters.protest(ctx, params.id, params.letterId, body),
    signManual: (ctx, { params, body }) => letters.signManual(ctx, params.id, params.letterId, body),
    openLetter: (ctx, { params, query }) => letters.open(ctx, params.id, params.letterId, query),
  })
