import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testBilling, webhookSecret, type TestBilling } from '../src/landlord/subscription/test-billing'

type Landlord = Awaited<ReturnType<TestBilling['landlord']>>
type Held = Awaited<ReturnType<TestBilling['webhooks']>>[number]

/** A card that pays once, and never again. */
const failsLater = '4000000000000341'
/** One message of each kind from the life of a subscription. They contradict each other. */
const four = [
  'customer.subscription.created',
  'invoice.paid',
  'invoice.payment_failed',
  'customer.subscription.deleted',
]

function ordersOf(all: readonly string[], begun: readonly string[] = []): (readonly string[])[] {
  const left = all.filter((each) => !begun.includes(each))
  return left.length === 0 ? [begun] : left.flatMap((next) => ordersOf(all, [...begun, next]))
}

let billing: TestBilling
beforeAll(async () => void (billing = await testBilling()))
afterAll(async () => {
  expect(billing.app.bugs).toEqual([])
  await billing.close()
})

const now = () => Date.parse(billing.app.now()) / 1000
const signed = (payload: string, { secret = webhookSecret, timestamp = now() } = {}) =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
async function send(payload: string, signature: string | undefined = signed(payload)): Promise<number> {
  const { statusCode } = await billing.app.app.inject({
    method: 'POST',
    url: '/api/webhooks/stripe',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload,
  })
  return statusCode
}

/** The final state of a landlord's subscription, without the values that differ between two landlords with the same actions. */
async function endOf({ stored, isActive, email }: Landlord) {
  const { status, interval, cancelAtPeriodEnd, end_at } = (await stored())!
  const mails = (await billing.app.mails()).filter(({ to }) => to === email).map(({ subject }) => subject)
  return { status, interval, cancelAtPeriodEnd, end_at, isActive: await isActive(), mails }
}
/** Everything that a message may have left behind. */
async function everything() {
  const { db } = billing.app
  const rows = await db
    .selectFrom('account')
    .leftJoin('subscription', 'subscription.account_id', 'account.id')
    .selectAll()
    .orderBy('account.id')
    .execute()
  const jobs = await db.selectFrom('job').select('id').execute()
  const taken = await db.selectFrom('provider_event').select('id').execute()
  return { rows, jobs: jobs.length, taken: taken.length, mails: (await billing.app.mails()).length }
}

/** The messages of a landlord that Stripe holds back, by kind. The first one of each kind counts. */
async function heldOf({ stored }: Landlord): Promise<Record<string, Held>> {
  const { customer } = (await stored())!
  const own = (await billing.webhooks()).filter(({ body }) => {
    const { data } = JSON.parse(body) as { data: { object: { customer: string } } }
    return data.object.customer === customer
  })
  return Object.fromEntries(own.map((each) => [each.type, each]))
}

describe('messages of Stripe', () => {
  const orders = ordersOf(four)
  let landlords: Landlord[]
  let messages: Record<string, Held>[]

  beforeAll(async () => {
    await billing.hold()
    landlords = await Promise.all(orders.map(() => billing.landlord()))
    for (const { subscribe, info } of landlords) {
      await billing.complete(await subscribe(), 'paid', failsLater)
      // The product knows of the payment before any message has arrived.
      expect((await info()).status).toBe('active')
    }
    await billing.advance('P61D')
    messages = await Promise.all(landlords.map(heldOf))
  })

  it('lead to the same end in all 24 orders', async () => {
    expect(new Set(orders.map((order) => order.join())).size).toBe(24)
    for (const place of four.keys()) {
      for (const [index, order] of orders.entries())
        expect(await send(messages[index]![order[place]!]!.body), order[place]).toBe(204)
      await billing.app.work()
    }
    const ends = await Promise.all(landlords.map(endOf))
    expect(ends[0]).toMatchObject({ status: 'canceled', isActive: false })
    expect(ends[0]!.mails).toHaveLength(2)
    for (const [index, end] of ends.entries()) expect(end, orders[index]!.join()).toEqual(ends[0])

    // All other messages arrive last, including those from the beginning. They no longer change anything.
    await billing.release()
    await billing.settled()
    expect(await Promise.all(landlords.map(endOf))).toEqual(ends)
  })

  it('change nothing when they come again: 100 replays, each with a signature of its own', async () => {
    const before = await everything()
    const own = messages.flatMap((each) => four.map((type) => each[type]!.id))
    const again = Array.from({ length: 100 }, (_, index) => own[(index * 7) % own.length]!)
    for (const id of again)
      expect(await billing.ask('POST', `webhooks/${id}/resend`)).toMatchObject({ state: 'delivered', status: 204 })
    await billing.app.work()
    expect(await everything()).toEqual(before)
  })

  it('about others lead nowhere: another landlord, whoever they name, or nobody we know', async () => {
    const [kari, ola] = [await billing.landlord(), await billing.landlord()]
    await kari.pay()
    await ola.subscribe()
    const before = [await endOf(kari), await endOf(ola)]
    const [ofKari, ofOla] = [(await kari.stored())!.customer!, (await ola.stored())!.customer!]
    const claims = (customer: string, userId: number) => ({
      customer,
      status: 'active',
      client_reference_id: String(userId),
      metadata: { userId: String(userId) },
      subscription: 'sub_of_kari',
    })
    const foreign = [claims(ofOla, kari.id), claims(ofKari, ola.id), claims('cus_unknown', ola.id), claims('', ola.id)]
    for (const type of ['checkout.session.completed', 'customer.subscription.deleted', ...four])
      for (const [index, object] of foreign.entries()) {
        const body = JSON.stringify({ id: `evt_${type}_${index}`, object: 'event', type, data: { object } })
        expect(await send(body), `${type} ${index}`).toBe(204)
      }
    await billing.app.work()
    expect([await endOf(kari), await endOf(ola)]).toEqual(before)
    expect(before.map(({ isActive }) => isActive)).toEqual([true, false])
  })
})

describe('what Stripe has not signed', () => {
  const body = (customer: string, id: string) =>
    JSON.stringify({ id, object: 'event', type: 'customer.subscription.deleted', data: { object: { customer } } })
  let real: string
  beforeAll(async () => {
    const kari = await billing.landlord()
    await kari.pay()
    real = body((await kari.stored())!.customer!, 'evt_never_sent')
  })
  const header = (v1: string, timestamp = now()) => `t=${timestamp},v1=${v1}`
  const digestOf = (signature: string) => /v1=(\w+)/.exec(signature)![1]!

  it.each<[string, () => string]>([
    ['unsigned', () => ''],
    ['signed with another secret', () => signed(real, { secret: 'whsec_of_somebody' })],
    ['signed with no secret', () => signed(real, { secret: ' ' })],
    ['signed for another body', () => signed(body('cus_other', 'evt_other'))],
    ['signed a little more than five minutes ago', () => signed(real, { timestamp: now() - 301 })],
    ['signed a year ago', () => signed(real, { timestamp: now() - 31_536_000 })],
    ['signed long ago, and dated today', () => header(digestOf(signed(real, { timestamp: now() - 86_400 })))],
    ['signed today, and dated tomorrow', () => header(digestOf(signed(real)), now() + 86_400)],
    ['without a date', () => `v1=${digestOf(signed(real))}`],
    ['with a date that is none', () => `t=now,v1=${digestOf(signed(real))}`],
    ['in another scheme', () => signed(real).replace('v1=', 'v0=')],
    ['with half a signature', () => signed(real).slice(0, -32)],
    ['in capitals', () => signed(real).replace(/v1=.*/, (text) => `v1=${text.slice(3).toUpperCase()}`)],
    ['with many wrong signatures', () => `${header('0'.repeat(64))},v1=${'f'.repeat(64)}`],
  ])('%s, is refused and leaves nothing behind', async (_name, signature) => {
    const before = await everything()
    expect(await send(real, signature())).toBe(400)
    await billing.app.work()
    expect(await everything()).toEqual(before)
  })

  it('is refused whichever letter of the message or its signature was changed', async () => {
    const before = await everything()
    const signature = signed(real)
    const changed = (text: string, at: number) => {
      const letter = text[at] === 'x' ? 'y' : 'x'
      return text.slice(0, at) + letter + text.slice(at + 1)
    }
    // Changes each character once: first in the message, then in the signature.
    const accepted: string[] = []
    for (let at = 0; at < real.length; at += 1)
      if ((await send(changed(real, at), signature)) !== 400) accepted.push(`body ${at}`)
    for (let at = 0; at < signature.length; at += 1)
      if ((await send(real, changed(signature, at))) !== 400) accepted.push(`signature ${at}`)
    expect(accepted).toEqual([])
    expect(await everything()).toEqual(before)
    // The original message would have been accepted.
    expect(await send(real, signature)).toBe(204)
  })
})
