import type { Ctx } from '../../base/call/context'
import type { RawBody } from '../../base/kit/endpoint'
import { Refusal } from '../../base/kit/refusal'
import { recordFirstMessage } from '../../base/webhook/service'
import type { ReadSignicatEvent, SignicatEvent } from './port'
import { queueOrderReading } from './service-reading'

/** Receives messages about a deposit account. A later module provides it. */
export type ReceiveDeposit = (ctx: Ctx, event: SignicatEvent) => Promise<void>

/**
 * Receives the provider's messages. They come late, twice and in any order, so nothing in them is stored: they only
 * cause a reading.
 */
export const receiveSignicat =
  (read: ReadSignicatEvent, receiveDeposit: ReceiveDeposit) =>
  async (ctx: Ctx, message: RawBody, token: string | undefined): Promise<void> => {
    const event = read(message, token)
    if (!event) throw new Refusal('malformed')
    if (event.about === '' || !(await recordFirstMessage(ctx.db, ctx.now, 'signicat', event.id))) return
    if (event.type.startsWith('deposit')) return await receiveDeposit(ctx, event)
    const known = await ctx.db
      .selectFrom('signing')
      .select(['account_id', 'id'])
      .where('provider_id', '=', event.about)
      .executeTakeFirst()
    if (!known) return
    ctx.concerns?.(known.account_id)
    await queueOrderReading(ctx.db, ctx.now, known, { after: 0, key: event.id })
  }
