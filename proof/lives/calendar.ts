import { stripeSignature } from './provider-payment'
import type { Delivery } from './post'
import type { Life } from './life'
import type { OpenAt } from './work'
import { day, hour, minute, time } from './time'

/** At so many moments while time passes jobs run: a process that is busy comes late. What a job queues is a moment of its own. */
const mostMoments = 32

/** Delivers what the providers have sent by now. */
async function deliver(life: Life, { provider, body }: Delivery): Promise<void> {
  const isStripe = provider === 'stripe'
  await life.product.call('POST', `webhooks/${provider}${isStripe ? '' : '?token=signicat-lives'}`, {
    body,
    headers: { 'content-type': 'application/json', ...(isStripe && { 'stripe-signature': stripeSignature(body) }) },
  })
}

/** What the providers bring about by themselves, and their messages that have come by now; whether there were any. */
async function arrive(life: Life): Promise<boolean> {
  life.payment.settle()
  life.bank.settle()
  const deliveries = life.post.arrived()
  for (const delivery of deliveries) await deliver(life, delivery)
  return deliveries.length > 0
}

/** What happens from now until `end` by itself: the providers' messages, and the jobs when they are due. */
async function happen(life: Life, end: number): Promise<void> {
  for (let moment = 0; moment < mostMoments; moment += 1) {
    await arrive(life)
    const { at, due } = await life.work.next()
    const next = Math.min(at, Math.max(time.ms, life.post.next()))
    if (at > time.ms && next > end) return
    if (at > time.ms) time.ms = next
    // What arrives at the same moment may be worked at by the same jobs.
    if (at > time.ms || (await arrive(life))) continue
    await life.work.due(due)
  }
}

/** When the periodic jobs are looked for on the way: before providers forget what has ended. */
const looks = [5 * day]

/** How long the product goes on looking at what has ended. */
const lingers = 10 * day

/** What somebody waits for at the providers, or the product still follows. */
function openAt({ signing, bank, payment, altinn, landlords }: Life): OpenAt {
  const isYoung = (at: number) => at === Infinity || at > time.ms - lingers
  const isPending = landlords.some(({ contracts }) =>
    contracts.some(({ papers, seen }) => papers.contract.mayOrder || papers.checklist.mayOrder || seen?.payUrl != null),
  )
  return {
    signing:
      isPending ||
      signing.documents.some((each) => isYoung(Math.min(each.endedAt, each.canceledAt, each.deadline))) ||
      bank.accounts.some(({ terminatedAt }) => isYoung(terminatedAt)) ||
      payment.checkouts.some(({ mode, createdAt }) => mode === 'payment' && isYoung(createdAt)),
    authority: altinn.instances.some(
      (each) => !each.isGone && isYoung(Math.min(each.answersAt, each.startedAt + 30 * day)),
    ),
  }
}

/** Lets time pass: jobs run when they are due, messages arrive when they do. */
export async function pass(life: Life, ms: number): Promise<void> {
  const begin = time.ms
  for (const after of [...looks.filter((each) => each < ms), ms]) {
    const end = begin + after
    await happen(life, end)
    time.ms = Math.max(time.ms, end)
    if (ms >= hour) await life.work.queueSlots(after < ms, openAt(life))
    await happen(life, time.ms)
  }
}

/**
 * Lets all providers be well until whatever was begun has come to its end: for hours as the periodic jobs run, then for two
 * days.
 */
export async function calmDown(life: Life): Promise<void> {
  life.network.recover()
  life.network.unplan()
  for (const ms of [minute, 10 * minute, 40 * minute, hour, 3 * hour, 20 * hour, day]) await pass(life, ms)
}
