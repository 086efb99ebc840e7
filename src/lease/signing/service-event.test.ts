import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { statementsOf } from '../../base/db/test-statements'
import { signedDocumentEncryption } from './service-select'
import { coTenant, signicatDocumentOf, signingOrderFixture, webhookSecret } from './test-signing'

const tests = signingOrderFixture({ eventFormat: 'legacy' })
const { at, as, create, read, sign, sent, sendEvent } = tests

/** A lease that all have signed at the provider; the product doesn't know it yet. */
async function signedThere() {
  const { id, document } = await sent()
  await at.signicat.sign(document, 'tenant')
  await at.signicat.sign(document, 'landlord', { fullName: 'Kari Nordmann' })
  return { id, document }
}
/** The result for a lease, without what differs between two leases. */
async function endOf(id: number) {
  const { status, signicatInfo } = await read(id)
  const rents = await at.app.db
    .selectFrom('incomebilag')
    .select(['start_date', 'sum'])
    .where('contractId', '=', id)
    .orderBy('start_date')
    .execute()
  const files = await at.app.db
    .selectFrom('signed_document')
    .innerJoin('signing', 'signing.id', 'signing_id')
    .select('signed_document.id')
    .where('contract_id', '=', id)
    .execute()
  return { status, state: signicatInfo!.state, rents, files: files.length }
}

describe('messages of Signicat', () => {
  const types = ['document_link_opened', 'document_partially_signed', 'document_signed', 'document_packaged']

  it('lead to the same end in any order, twice, late or never', async () => {
    const orders = [types, types.toReversed(), ['document_signed'], [...types, ...types], []]
    const ends: unknown[] = []
    for (const order of orders) {
      const { id, document } = await signedThere()
      const mails = (await at.app.mails()).length
      for (const [index, type] of order.entries()) {
        expect(await sendEvent(type, document.documentId, `evt-${id}-${type}`)).toBe(204)
        if (index % 2 === 0) await at.app.work()
      }
      await at.app.work()
      // The hourly check finds what a lost message would have said.
      if (order.length === 0) {
        const { kinds } = at.app.modules.work
        await kinds['signing.look']!.run({
          db: at.app.db,
          now: at.app.now(),
          payload: {},
          job: { id: 1, key: null, attempt: 1, before: null },
          signal: new AbortController().signal,
        })
        await at.app.work()
      }
      ends.push({ ...(await endOf(id)), mails: (await at.app.mails()).slice(mails).map(({ subject }) => subject) })
    }
    expect(ends[0]).toMatchObject({ status: 'active', state: 'signed', files: 1 })
    for (const end of ends) expect(end).toEqual(ends[0])
  })

  it('that tell nothing new cost a look and its entry in the send log: no lock, and no row that is written', async () => {
    const { id, document } = await sent()
    await at.app.work()
    const { id: signing } = await at.app.db
      .selectFrom('signing')
      .select('id')
      .where('contract_id', '=', id)
      .executeTakeFirstOrThrow()
    const look = () =>
      at.app.modules.work.kinds['signing.read']!.run({
        db: at.app.db,
        now: at.app.now(),
        payload: { account: at.owner, signing },
        job: { id: 1, key: null, attempt: 1, before: null },
        signal: new AbortController().signal,
      })
    expect(await statementsOf(look)).toEqual(['select "signing".*, (select', 'insert into "sendlog"'])
    await at.signicat.sign(document, 'tenant')
    expect((await statementsOf(look)).length).toBeGreaterThan(5)
  })

  it('claim nothing: a message of a signature that isn’t there changes nothing', async () => {
    const { id, document } = await sent()
    for (const type of types) await sendEvent(type, document.documentId)
    await at.app.work()
    expect((await read(id)).signicatInfo).toMatchObject({ state: 'tenants', isSignedTenant: false })
    expect(await sendEvent('document_signed', 'doc-of-somebody')).toBe(204)
    expect(await sendEvent('deposit_created', 'deposit-of-somebody')).toBe(204)
  })

  it('are refused when they aren’t proven, and leave nothing behind', async () => {
    const { document } = await signedThere()
    const before = await at.app.db.selectFrom('provider_event').selectAll().execute()
    const { url, headers, payload } = at.signicat.event('document_signed', document.documentId)
    const send = async (changed: Record<string, string>, text = payload, address = url) =>
      (await at.app.app.inject({ method: 'POST', url: address, headers: { ...headers, ...changed }, payload: text }))
        .statusCode
    const signature = (headers as Record<string, string>)['x-idfy-signature']!
    expect(await send({ 'x-idfy-signature': '' })).toBe(400)
    expect(await send({ 'x-idfy-signature': signature.slice(1) })).toBe(400)
    expect(await send({ 'x-idfy-signature': '0'.repeat(64) })).toBe(400)
    expect(await send({}, `${payload} `)).toBe(400)
    expect(await send({ 'x-idfy-signature': '' }, payload, `${url}?token=${encodeURIComponent(webhookSecret)}`)).toBe(
      400,
    )
    expect(await at.app.db.selectFrom('provider_event').selectAll().execute()).toEqual(before)
    expect(await send({})).toBe(204)
  })
})

describe('the provider is asked by itself', () => {
  it('every half minute for ten minutes after somebody went to sign', async () => {
    const { id, document } = await sent()
    await tests.go((await read(id)).signicatInfo!.tenantLink, { signer: 'tenant' })
    const reads = () =>
      at.signicat.calls().filter(({ on }) => on === `GET /sign/documents/${document.documentId}`).length
    const before = reads()
    for (let n = 0; n < 24; n += 1) await tests.pass(30_000)
    expect(reads() - before).toBeGreaterThanOrEqual(18)
    expect(reads() - before).toBeLessThanOrEqual(21)
  })

  it('who signs last is known without any message', async () => {
    const id = await create({ co_tenants: [coTenant] })
    await sign(id)
    const document = signicatDocumentOf(at.signicat, id)
    const { tenants, landlordLink } = (await read(id)).signicatInfo!
    await tests.go(tenants[0]!.link, { signer: 'tenant' })
    await at.signicat.sign(document, 'tenant')
    await tests.pass(31_000)
    expect((await read(id)).signicatInfo).toMatchObject({
      state: 'tenants',
      tenants: [{ isSigned: true }, { isSigned: false }],
    })
    await tests.go(tenants[1]!.link, { signer: 'tenant', tenant: 1 })
    await at.signicat.sign(document, 'tenant2', { fullName: 'Ola Nordmann', dateOfBirth: '' })
    await tests.pass(31_000)
    expect((await read(id)).signicatInfo).toMatchObject({
      state: 'landlord',
      tenants: [{ isMismatch: false }, { isMismatch: true }],
    })
    await tests.go(landlordLink, { signer: 'landlord' })
    await at.signicat.sign(document, 'landlord', { fullName: 'Kari Nordmann' })
    await tests.pass(31_000)
    expect((await read(id)).signicatInfo!.state).toBe('signed')
  })
})

it('a stored file of which one byte was changed is never given out: 100 of 100', async () => {
  const { id, document } = await signedThere()
  await tests.refresh(id)
  const { id: row, paper } = await at.app.db
    .selectFrom('signed_document')
    .innerJoin('signing', 'signing.id', 'signing_id')
    .select(['signed_document.id', 'signed_document.paper'])
    .where('contract_id', '=', id)
    .executeTakeFirstOrThrow()
  const bytes = at.signicat.pdfOf(document)
  const get = async () => await at.app.raw('GET', `/api/contract/${id}/paper/contract`, undefined, as())
  const put = (value: string) =>
    at.app.db.updateTable('signed_document').set({ paper: value }).where('id', '=', row).execute()
  // Steps that reach every part of the file.
  const step = (n: number, size: number) => (n * 7919 + 13) % size
  const colon = paper.indexOf(':') + 1
  let found = 0
  for (let n = 0; n < 100; n += 1) {
    if (n % 2 === 0) {
      const place = colon + step(n, paper.length - colon - 1)
      await put(paper.slice(0, place) + (paper[place] === 'A' ? 'B' : 'A') + paper.slice(place + 1))
    } else {
      // Somebody with the keys could encrypt changed bytes. The hash shows the change.
      const changed = Buffer.from(bytes)
      const place = step(n, bytes.length)
      changed[place] = changed[place]! ^ (1 << (n % 8))
      await put(at.app.encryption.encrypt(changed.toString('base64'), signedDocumentEncryption.context('paper', row)))
    }
    const answer = await get()
    const refused = n % 2 === 0 ? 'unreadable' : 'paperDamaged'
    if ((JSON.parse(answer.body) as { message: string }).message === refused) found += 1
  }
  expect(found).toBe(100)
  await put(paper)
  expect(
    createHash('sha256')
      .update((await get()).bytes)
      .digest('hex'),
  ).toBe(createHash('sha256').update(bytes).digest('hex'))
  // The operator got a message about each damaged file. A missing key was not the cause.
  expect(at.app.bugs.splice(0)).toHaveLength(50)
  expect(at.app.logged.filter((line) => line.includes('is damaged and not given out'))).toHaveLength(50)
})
