import { routes, type Route } from '../../base/call/context'
import { repeatCalls } from './calls'
import { startRepeat, stopRepeat } from './service'
import { changeRepeatFrom } from './service-change'
import { planRepeats, resumeRepeats } from './service-plan'
import { trashSeries } from './service-series'

export const repeatRoutes = (): Route[] =>
  routes(repeatCalls, {
    changeFrom: (ctx, { params, body }) => changeRepeatFrom(ctx, params.id, body),
    startRepeat: (ctx, { params }) => startRepeat(ctx, params.id),
    stopRepeat: (ctx, { params }) => stopRepeat(ctx, params.id),
    planRepeats: (ctx) => planRepeats(ctx),
    resumeRepeats: (ctx, { body }) => resumeRepeats(ctx, body),
    trashSeries: (ctx, { params }) => trashSeries(ctx, params.id),
  })
