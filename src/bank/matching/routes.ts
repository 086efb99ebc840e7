import { routes, type Route } from '../../base/call/context'
import { bankMatchingCalls } from './calls'
import { paidVoucherCalls } from './calls-paid'
import type { MatchingService } from './service'
import type { AcceptSuggestions } from './service-accept'
import { paidVouchers } from './service-matched'

export const bankMatchingRoutes = ({
  matching,
  accept,
}: {
  matching: MatchingService
  accept: AcceptSuggestions
}): Route[] => [
  ...routes(paidVoucherCalls, { list: (ctx) => paidVouchers(ctx) }),
  ...routes(bankMatchingCalls, {
    match: (ctx, { params, body }) => matching.match(ctx, params.id, body),
    voucher: (ctx, { params, body }) => matching.voucher(ctx, params.id, body),
    ignore: (ctx, { params }) => matching.ignore(ctx, params.id),
    open: (ctx, { params }) => matching.open(ctx, params.id),
    accept: (ctx, { body }) => accept(ctx, body),
  }),
]
