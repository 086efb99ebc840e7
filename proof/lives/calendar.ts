import type { Delivery } from './post'
import type { Life } from './life'
import type { OpenAtProviders } from './job-runs'
import { day, hour, minute, time } from './time'

/**
 * The maximum number of moments at which jobs run while time passes. If there are more, the remaining jobs run late, as
 * on a busy machine. A job that another job queues counts as its own moment.
 */
const mostMoments = 32

/** Delivers a message of a provider to the product. */
async function deliver(life: Life, { provider, body }: Delivery): Promise<void> {
  const { url, headers } = life.sandbox.addressed(provider, body)
  await life.product.call('POST', url.replace('/api/', ''), {
    body,
    headers: { 'content-type': 'application/json', ...headers },
  })
}

/**
 * Carries out the providers' delayed work, and delivers their messages that have arrived. Returns
 * true if it delivered a message.
 */
async function arrive(life: Life): Promise<boolean> {
  await life.sandbox.settle()
  const deliveries = life.post.arrived()
  for (const delivery of deliveries) await deliver(life, delivery)
  return deliveries.length > 0
}

/** Everything that happens automatically from now until `end`: messages of the providers, and jobs when they are due. */
async function happen(life: Life, end: number): Promise<void> {
  for (let moment = 0; moment < mostMoments; moment += 1) {
    await arrive(life)
    const { at, due } = await life.work.next()
    const next = Math.min(at, Math.max(time.ms, Math.min(life.post.next(), life.sandbox.next())))
    if (at > time.ms && next > end) return
    if (at > time.ms) time.ms = next
    // The same jobs may handle what arrives at the same moment.
    if (at > time.ms || (await arrive(life))) continue
    await life.work.runDueJobs(due)
  }
}

/** When the periodic jobs run during a long wait: after five days, before providers forget orders that have ended. */
const looks = [5 * day]

/** The product checks orders for this time after they have ended, in ms. */
const lingers = 10 * day

/** True if somebody waits for something at the providers, or the product still checks it. */
function openAt({ signing, bank, payment, tax, landlords }: Life): OpenAtProviders {
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
    authority: tax.instances.some(
      (each) => !each.isGone && isYoung(Math.min(each.answeredAt, each.startedAt + 30 * day)),
    ),
  }
}

/** Lets time pass. Jobs run when they are due, and messages arrive at their times. */
export async function passTime(life: Life, ms: number): Promise<void> {
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
 * Ends all faults of the providers and waits until everything that was started has ended. The waits are as long as the
 * pauses between periodic jobs, two days in total. At last all periodic jobs run, because a message of a provider may be
 * lost.
 */
export async function endFaultsAndWait(life: Life): Promise<void> {
  life.network.recover()
  life.network.unplan()
  for (const ms of [minute, 10 * minute, 40 * minute, hour, 3 * hour, 20 * hour, day]) await passTime(life, ms)
  await life.work.queueAll()
  await passTime(life, minute)
}
