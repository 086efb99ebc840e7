import { describe, expect, it } from 'vitest'
import { testPassword } from '../../app/server/test-app'
import { lockAccount } from '../../base/call/account'
import { addTime } from '../../base/kit/day'
import { accountCalls } from '../../landlord/account/calls'
import { actAsOwner } from '../../landlord/credentials/service-session'
import { contractCalls } from '../contract/calls'
import { testContract } from '../contract/test-contract'
import { openSignings, noteSigningReading } from './service-select'
import { signingCalls } from './calls'
import { paperTestHelpers } from './test-paper'
import { clientSecret, signicatDocumentOf, signingOrderFixture } from './test-signing'

const tests = signingOrderFixture()
const { at, landlord, of, as, create, read, sign, sent, withdraw, regenerate, refresh, refusal } = tests

const made = (id: number) =>
  at.signicat.documents.filter(({ externalId }) => externalId.startsWith(`contract:${id}:`)).length
/** E-mails that ask to sign that lease; each has a link of its own. */
const asked = async (id: number) => {
  const link = (await read(id)).signicatInfo?.tenantLink
  return (await at.app.mails()).filter(({ text }) => link && text.includes(link)).length
}
const creating = /^POST \/sign\/documents$/

describe('an order whose making goes wrong', () => {
  it.each([
    ['an error of theirs', { status: 500 }, 0],
    ['too many requests', { status: 429 }, 0],
    ['a connection that breaks before it', 'reset', 0],
    ['an answer that is lost', 'lost', 1],
  ] as const)(
    '%s: that it is being sent is answered, and it is made once all the same',
    async (_what, fault, before) => {
      const id = await create()
      at.signicat.fail(creating, fault)
      expect((await sign(id)).signicatInfo).toMatchObject({ state: 'starting', pending: 'sending', error: null })
      expect(made(id)).toBe(before)
      expect((await read(id)).signicatInfo).toMatchObject({ state: 'starting', pending: 'sending', tenantLink: null })
      // A second request at once gets the same answer, and makes no second order.
      expect((await sign(id)).signicatInfo).toMatchObject({ state: 'starting', pending: 'sending' })
      expect((await regenerate(id)).signicatInfo).toMatchObject({ state: 'starting', pending: 'sending' })
      await tests.pass(60_000)
      expect(made(id)).toBe(1)
      expect((await read(id)).signicatInfo).toMatchObject({ state: 'tenants', pending: null })
      expect(await asked(id)).toBe(1)
      await tests.pass(3_600_000)
      expect(made(id)).toBe(1)
      expect(await asked(id)).toBe(1)
    },
  )

  it('a process that ends after the provider has made it', async () => {
    const id = await create()
    at.signicat.fail(creating, 'lost')
    await refusal(sign(id))
    // Only what is in the database is left of the request.
    await at.app.db.deleteFrom('idempotency').execute()
    await tests.pass(60_000)
    expect([made(id), await asked(id), (await read(id)).signicatInfo!.state]).toEqual([1, 1, 'tenants'])
  })

  it('is not taken for an older one of another database that has the same name', async () => {
    const id = await create()
    await sign(id)
    const document = signicatDocumentOf(at.signicat, id)
    const other = await create()
    at.signicat.relabel(document, `contract:${other}:rev1`, '2026-01-01T10:00:00.000Z')
    at.signicat.fail(creating, { status: 500 })
    await refusal(sign(other))
    await tests.pass(60_000)
    const own = await at.app.db.selectFrom('signing').select('provider_id').where('contract_id', '=', other).execute()
    expect(own).not.toEqual([{ provider_id: document.documentId }])
    expect(made(other)).toBe(2)
  })

  it('a token that has ended is asked for once more', async () => {
    at.signicat.endTokens()
    const id = await create()
    expect((await sign(id)).signicatInfo!.state).toBe('tenants')
    expect(made(id)).toBe(1)
  })

  it('is withdrawn while it is being made: nothing is left there', async () => {
    const id = await create()
    at.signicat.fail(creating, 'lost')
    await refusal(sign(id))
    expect((await withdraw(id)).signicatInfo!.state).toBe('withdrawn')
    expect(signicatDocumentOf(at.signicat, id).documentStatus).toBe('canceled')

    const other = await create()
    at.signicat.fail(creating, { status: 500 })
    await refusal(sign(other))
    // The provider may still make the order. Some time must pass before it is certain that it doesn't.
    expect((await withdraw(other)).signicatInfo!.state).toBe('withdrawing')
    await tests.pass(30_000)
    expect(await read(other)).toMatchObject({ status: 'draft', signicatInfo: { state: 'withdrawn' } })
    expect(made(other)).toBe(0)
  })
})

describe('a withdrawal that goes wrong', () => {
  it.each([
    ['an error of theirs', { status: 500 }],
    ['a connection that breaks', 'reset'],
    ['an answer that is lost', 'lost'],
  ] as const)('%s: it is ended all the same', async (_what, fault) => {
    const { id, document } = await sent()
    at.signicat.fail(/\/cancel/, fault)
    const { signicatInfo } = await withdraw(id)
    expect(signicatInfo).toMatchObject({ state: 'withdrawing', pending: 'withdrawing' })
    await tests.pass(30_000)
    expect(await read(id)).toMatchObject({ status: 'draft', signicatInfo: { state: 'withdrawn' } })
    expect(document.documentStatus).toBe('canceled')
  })

  it('and was to be followed by another order: that is made once, by the job', async () => {
    const { id } = await sent()
    at.signicat.fail(/\/cancel/, { status: 500 })
    expect((await regenerate(id)).signicatInfo).toMatchObject({ state: 'withdrawing', pending: 'sending' })
    await tests.pass(30_000)
    expect((await read(id)).signicatInfo!.state).toBe('tenants')
    expect(made(id)).toBe(2)
    await tests.pass(3_600_000)
    expect(made(id)).toBe(2)
  })

  it('because all have signed meanwhile: that stands', async () => {
    const { id, document } = await sent()
    at.signicat.fail(/\/cancel/, { status: 500 })
    await withdraw(id)
    await at.signicat.sign(document, 'tenant')
    await at.signicat.sign(document, 'landlord', { fullName: 'Kari Nordmann' })
    await tests.pass(30_000)
    expect(await read(id)).toMatchObject({ status: 'active', signicatInfo: { state: 'signed' } })
  })
})

describe('an order that ends by itself', () => {
  it.each([['expired'], ['canceled']] as const)(
    '%s: the lease is a draft again, and all are told once',
    async (how) => {
      const { id, document } = await sent()
      const before = (await at.app.mails()).length
      at.signicat.ended(document, how)
      await refresh(id)
      await refresh(id)
      expect(await read(id)).toMatchObject({ status: 'draft', signicatInfo: { state: how, tenantLink: null } })
      expect(
        (await at.app.mails())
          .slice(before)
          .map(({ to }) => to)
          .toSorted(),
      ).toEqual([expect.stringContaining('landlord'), 'per@example.no'])
      expect((await sign(id)).signicatInfo!.state).toBe('tenants')
    },
  )

  it('is forgotten there', async () => {
    const { id, document } = await sent()
    at.signicat.forget(document)
    await refresh(id)
    expect((await read(id)).signicatInfo!.state).toBe('canceled')
  })
})

describe('a reading that goes wrong', () => {
  it('leaves everything as it was, and the file is fetched later', async () => {
    const { id, document } = await sent()
    await at.signicat.sign(document, 'tenant')
    at.signicat.fail(/^GET \/sign\/documents\/(?!summary)/, { status: 500 })
    expect(await refusal(refresh(id))).toEqual([503, 'providerUnavailable', undefined])
    await at.signicat.sign(document, 'landlord', { fullName: 'Kari Nordmann' })
    at.signicat.fail(/files/, 'reset')
    expect(await refusal(refresh(id))).toEqual([503, 'providerUnavailable', undefined])
    const waiting = await read(id)
    expect(waiting.signicatInfo).toMatchObject({ state: 'packaging', signedDocumentUrl: null })
    expect(waiting.signed_at).toBeNull()
    expect((await refresh(id)).signicatInfo!.state).toBe('signed')
  })

  it('gives a page instead of the file: nothing is stored', async () => {
    const { id, document } = await sent()
    await at.signicat.sign(document, 'tenant')
    await at.signicat.sign(document, 'landlord', { fullName: 'Kari Nordmann' })
    at.signicat.fail(/files/, { status: 200, body: '<html>' })
    expect(await refusal(refresh(id))).toEqual([502, 'providerError', undefined])
    expect((await read(id)).signicatInfo!.state).toBe('packaging')
  })
})

describe('what is written down of it', () => {
  it('names neither the paper nor a person', async () => {
    const id = await create()
    at.signicat.fail(creating, {
      status: 400,
      body: {
        title: 'Bad',
        detail: 'per@example.no with 90012345 is wrong',
        invalidParams: [{ name: 'x', reason: 'no' }],
      },
    })
    await sign(id)
    const log = await at.app.db.selectFrom('sendlog').selectAll().where('type', '=', 'signicat').execute()
    const text = JSON.stringify(log)
    expect(log.length).toBeGreaterThan(5)
    for (const secret of ['per@example.no', '90012345', 'JVBERi', clientSecret, 'Hansen'])
      expect(text).not.toContain(secret)
    expect(text).toContain('create document: 400 no p…@example.no with …45 is wrong Bad')
  })

  it('goes with the account, though nobody knows yet that it was made: it is ended at the provider', async () => {
    const own = await landlord()
    const { id } = await at.app.call(
      contractCalls.create,
      { body: testContract(own.houseId, [own.file]) },
      { token: own.token },
    )
    at.signicat.fail(creating, 'lost')
    await at.app.call(signingCalls.sign, of(id), { token: own.token })
    const document = signicatDocumentOf(at.signicat, id)
    await at.app.db.updateTable('account').set({ subscriptionActive: false }).where('id', '=', own.owner).execute()
    await at.app.call(accountCalls.deleteAccount, { body: { password: testPassword } }, { token: own.token })
    await tests.pass(60_000)
    expect(document.documentStatus).toBe('canceled')
  })

  it('goes with the account, and what is open is ended at the provider', async () => {
    const own = await landlord()
    const { id } = await at.app.call(
      contractCalls.create,
      { body: testContract(own.houseId, [own.file]) },
      { token: own.token },
    )
    await at.app.call(signingCalls.sign, of(id), { token: own.token })
    const document = signicatDocumentOf(at.signicat, id)
    await at.app.db.updateTable('account').set({ subscriptionActive: false }).where('id', '=', own.owner).execute()
    await at.app.call(accountCalls.deleteAccount, { body: { password: testPassword } }, { token: own.token })
    await at.app.work()
    expect(document.documentStatus).toBe('canceled')
    for (const table of ['signing', 'signer', 'signed_document'] as const)
      expect(await at.app.db.selectFrom(table).select('id').where('account_id', '=', own.owner).execute()).toEqual([])
    expect(as().token).not.toBe(own.token)
  })
})

it('an order waits for the attempt that begins it, however long its paper took: no job orders beside it', async () => {
  Object.assign(at, await landlord())
  const id = await create()
  const calls = () => at.signicat.calls().filter(({ on }) => creating.test(on)).length
  const before = calls()
  at.signicat.fail(creating, 'held')
  await at.app.db.transaction().execute(async (db) => {
    await lockAccount({ db, owner: actAsOwner(at.owner) })
    void sign(id).catch(() => undefined)
    await new Promise((done) => setTimeout(done, 300))
    at.app.setNow(addTime(at.app.now(), 30_000))
  })
  await expect.poll(calls).toBe(before + 1)
  await at.app.work()
  expect(calls()).toBe(before + 1)
})

it('of more open orders than are looked at each time each has its turn', async () => {
  const { db } = at.app
  for (let n = 0; n < 2; n += 1) await sent()
  const all = (await openSignings(db, 1000)).map(({ id }) => id)
  const looked = new Set<number>()
  for (let time = 0; time < all.length; time += 1) {
    const turn = (await openSignings(db, 1)).map(({ id }) => id)
    await noteSigningReading(db, turn, at.app.now())
    for (const id of turn) looked.add(id)
    at.app.setNow(new Date(Date.parse(at.app.now()) + 600_000).toISOString())
  }
  expect(looked.size).toBe(all.length)
  await paperTestHelpers(tests).look()
  const stored = await db.selectFrom('signing').select('looked_at').where('id', 'in', all).execute()
  expect(stored.map(({ looked_at }) => new Date(looked_at!).toISOString())).toEqual(all.map(() => at.app.now()))
})
