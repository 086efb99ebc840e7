import { setTimeout as sleep } from 'node:timers/promises'
import type { OwnedCtx } from '../../base/call/context'
import { addTime } from '../../base/kit/day'
import { isPdf } from '../../base/kit/file-type'
import { ProviderFailure } from '../../base/provider/failure'
import type { Applied } from './service-ended'
import type { ApplyService } from './service-apply'
import type { ReadOrder, SigningOrders } from './port'
import type { SigningRow } from './service-select'
import { attemptMs } from './rules'
import { isNews } from './rules-reading'

/** How long a withdrawal waits for the provider to have ended the order, in ms: it does so by itself, a little later. */
const endings = [0, 150, 350, 1000]

/** What was read means what it means; a file that is there is fetched at once. */
export async function takeReading(
  apply: ApplyService,
  ctx: OwnedCtx,
  orders: SigningOrders,
  signing: SigningRow,
  order: ReadOrder | null,
): Promise<Applied | null> {
  const applied = isNews(signing, order)
    ? await apply.apply(ctx, signing.id, order)
    : { state: signing.state, renewed: null }
  if (applied?.state !== 'signed' || !order?.hasFile) return applied
  const bytes = await orders.file(order.id)
  if (!isPdf(bytes)) throw new ProviderFailure('unreadable', 'the signed file is no PDF')
  return { ...applied, state: (await apply.storeFile(ctx, signing.id, bytes)) ?? applied.state }
}

/** Asks the provider to end the order, until a reading says that it has; the last reading's meaning. */
export async function endThere(
  apply: ApplyService,
  ctx: OwnedCtx,
  orders: SigningOrders,
  signing: SigningRow,
  isWaitedFor: boolean,
): Promise<Applied | null> {
  const { provider_id, external_id, created_at } = signing
  const order = provider_id === null ? await orders.find(external_id, created_at) : await orders.read(provider_id)
  // An attempt to make it may still be under way there.
  const isYoung = addTime(signing.updated_at, attemptMs) > ctx.now
  if (!order && provider_id === null && isYoung) return { state: signing.state, renewed: null }
  const adopted = order && provider_id === null ? await apply.adopt(ctx, signing.id, order) : null
  if (adopted?.renewed) return adopted
  let applied = await takeReading(apply, ctx, orders, signing, order)
  if (applied?.state !== 'withdrawing' || !order) return applied
  await orders.cancel(order.id, 'withdrawn by the landlord').catch((error: unknown) => {
    // It may have ended by itself, or have been signed: the next reading tells.
    if (!(error instanceof ProviderFailure) || error.kind !== 'refused') throw error
  })
  // Only somebody who looks at it is kept waiting; a job comes again.
  for (const ms of isWaitedFor ? endings : [0]) {
    await sleep(ms)
    applied = await takeReading(apply, ctx, orders, signing, await orders.read(order.id))
    if (applied?.state !== 'withdrawing') return applied
  }
  return applied
}
