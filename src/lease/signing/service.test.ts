import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { contractCalls } from '../contract/calls'
import { testContract } from '../contract/test-contract'
import { signingCalls } from './calls'
import { coTenant, signicatDocumentOf, signingOrderFixture } from './test-signing'

const tests = signingOrderFixture()
const refused = (reason: string) => [409, reason, undefined]
const { at, landlord, of, as, create, read, sign, sent, go, withdraw, regenerate, remind, refresh, refusal } = tests

describe('a lease that is signed with BankID', () => {
  it('is sent as it is frozen, signed by the tenants and then the landlord, stored, and only then said to be signed', async () => {
    const id = await create({ co_tenants: [coTenant] })
    const { status, signatureType, signicatInfo, signed_at } = await sign(id)
    expect({ status, signatureType, signed_at }).toEqual({
      status: 'active',
      signatureType: 'bankid',
      signed_at: null,
    })
    expect(signicatInfo).toMatchObject({ state: 'tenants', isSignedTenant: false, error: null })
    const document = signicatDocumentOf(at.signicat, id)
    // The bytes that are sent are the stored ones.
    const stored = await at.app.raw('GET', `/api/contract/${id}/paper/contract`, undefined, as())
    expect(Buffer.from(document.body.dataToSign.base64Content, 'base64').equals(stored.bytes)).toBe(true)
    expect(document.externalId).toBe(`contract:${id}:rev1`)

    expect(await refusal(go(signicatInfo!.landlordLink, { signer: 'landlord' }))).toEqual([
      409,
      'signedInOrder',
      undefined,
    ])
    expect((await go(signicatInfo!.tenantLink, { signer: 'tenant' })).url).toBe(document.signers[0]!.url)
    expect((await go(signicatInfo!.tenants[1]!.link, { signer: 'tenant', tenant: 1 })).url).toBe(
      document.signers[1]!.url,
    )

    await at.signicat.sign(document, 'tenant2', { fullName: 'Siri Berg', dateOfBirth: '040392' })
    await tests.sendEvent('document_partially_signed', document.documentId)
    await at.app.work()
    expect((await read(id)).signicatInfo!.tenants).toMatchObject([
      { isSigned: false },
      { isSigned: true, isMismatch: false },
    ])
    expect(await refusal(go(signicatInfo!.landlordLink, { signer: 'landlord' }))).toEqual([
      409,
      'signedInOrder',
      undefined,
    ])

    await at.signicat.sign(document, 'tenant', { fullName: 'Hansen, Per', dateOfBirth: '1990-05-17' })
    // No message has come: opening the link asks the provider.
    expect((await go(signicatInfo!.landlordLink, { signer: 'landlord' })).url).toBe(document.signers[2]!.url)
    expect((await read(id)).signicatInfo).toMatchObject({
      state: 'landlord',
      isSignedTenant: true,
      isSignedLandlord: false,
    })

    at.signicat.packWhenAsked()
    await at.signicat.sign(document, 'landlord', { fullName: 'Kari Nordmann', dateOfBirth: '' })
    const waiting = await refresh(id)
    expect(waiting.signicatInfo).toMatchObject({ state: 'packaging', signedDocumentUrl: null })
    expect(waiting.signed_at).toBeNull()
    expect(await at.app.db.selectFrom('incomebilag').select('id').where('contractId', '=', id).execute()).toEqual([])
    at.signicat.pack(document)
    const done = await refresh(id)
    expect(done.signicatInfo).toMatchObject({ state: 'signed', isSignedTenant: true, isSignedLandlord: true })
    expect(done.signed_at).not.toBeNull()
    const file = await at.app.raw('GET', done.signicatInfo!.signedDocumentUrl!, undefined, as())
    expect(Buffer.from(file.bytes).equals(at.signicat.pdfOf(document))).toBe(true)
    const files = await at.app.db
      .selectFrom('signed_document')
      .innerJoin('signing', 'signing.id', 'signing_id')
      .select('sha256')
      .where('contract_id', '=', id)
      .execute()
    expect(files).toEqual([{ sha256: createHash('sha256').update(at.signicat.pdfOf(document)).digest('hex') }])
    const rents = await at.app.db
      .selectFrom('incomebilag')
      .select('start_date')
      .where('contractId', '=', id)
      .orderBy('start_date')
      .execute()
    expect(rents).toHaveLength(11)
  })

  it('asks the provider where to sign when that wasn’t told at first', async () => {
    const { id, document } = await sent()
    const { tenantLink } = (await read(id)).signicatInfo!
    await at.app.db
      .updateTable('signer')
      .set({ encrypted_url: null })
      .where('account_id', '=', at.owner)
      .where('role', '=', 'tenant')
      .execute()
    expect((await go(tenantLink, { signer: 'tenant' })).url).toBe(document.signers[0]!.url)
  })

  it('is not sent twice, even if it is asked for again', async () => {
    const { id } = await sent()
    expect(await refusal(sign(id))).toEqual([409, 'contractFrozen', undefined])
    expect(at.signicat.documents.filter(({ externalId }) => externalId.startsWith(`contract:${id}:`))).toHaveLength(1)
  })

  it('is sent once and stored once, however many ask at the same time', async () => {
    const id = await create()
    const answers = await Promise.all([1, 2, 3, 4].map(() => refusal(sign(id))))
    // A request during the sending goes on with it. A later one is refused, because the paper is sent.
    expect(answers).toContain('none')
    for (const answer of answers.filter((each) => each !== 'none')) expect(answer).toEqual(refused('contractFrozen'))
    expect(at.signicat.documents.filter(({ externalId }) => externalId.startsWith(`contract:${id}:`))).toHaveLength(1)
    const document = signicatDocumentOf(at.signicat, id)
    await at.signicat.sign(document, 'tenant')
    await at.signicat.sign(document, 'landlord', { fullName: 'Kari Nordmann' })
    const mails = (await at.app.mails()).length
    expect(await Promise.all([1, 2, 3, 4].map(() => refusal(refresh(id))))).toEqual(['none', 'none', 'none', 'none'])
    const booked = at.app.db.selectFrom('incomebilag').select('start_date').where('contractId', '=', id)
    expect(new Set((await booked.execute()).map(({ start_date }) => start_date)).size).toBe(11)
    expect(await booked.execute()).toHaveLength(11)
    // The two who have signed get the message, once each.
    expect(
      (await at.app.mails()).slice(mails).filter(({ subject }) => subject.includes('signert av alle')),
    ).toHaveLength(2)
  })

  it('needs a subscription, and a phone number that rings', async () => {
    const other = await landlord(false)
    const { token, houseId, owner } = other
    const { id } = await at.app.call(contractCalls.create, { body: testContract(houseId, [other.file]) }, { token })
    const ask = () => at.app.call(signingCalls.sign, of(id), { token })
    expect(await refusal(ask())).toEqual([402, 'subscriptionRequired', undefined])
    await at.app.db
      .updateTable('account')
      .set({ subscriptionActive: true, phone: '' })
      .where('id', '=', owner)
      .execute()
    expect(await refusal(ask())).toEqual([422, 'phoneRequired', { phone: 'required' }])
    await at.app.db.updateTable('account').set({ phone: '123' }).where('id', '=', owner).execute()
    expect(await refusal(ask())).toEqual([422, 'phoneRequired', { phone: 'phone' }])
    expect((await at.app.call(contractCalls.read, of(id), { token })).status).toBe('draft')
  })

  it('of a lease needs the landlord’s date of birth, which the national id tells too', async () => {
    const other = await landlord()
    const { token, houseId, owner } = other
    const { id } = await at.app.call(contractCalls.create, { body: testContract(houseId, [other.file]) }, { token })
    const { ssn } = await at.app.db
      .selectFrom('account')
      .select('ssn')
      .where('id', '=', owner)
      .executeTakeFirstOrThrow()
    const set = (value: string | null) =>
      at.app.db.updateTable('account').set({ ssn: value, birthday: null }).where('id', '=', owner).execute()
    await set(null)
    const ask = () => at.app.call(signingCalls.sign, of(id), { token })
    expect(await refusal(ask())).toEqual([422, 'birthdayRequired', { birthday: 'required' }])
    expect((await at.app.call(contractCalls.read, of(id), { token })).status).toBe('draft')
    await set(ssn)
    expect(await refusal(ask())).toBe('none')
  })

  it('is open again when the provider declines it, which says why', async () => {
    const id = await create()
    at.signicat.fail(/^POST \/sign\/documents$/, {
      status: 400,
      body: {
        message: 'Invalid',
        code: 'x',
        errors: [{ field: 'Signers[0].SignerInfo.Mobile', message: 'The supplied mobile number is invalid' }],
      },
    })
    const { signicatInfo, status } = await sign(id)
    expect(status).toBe('draft')
    expect(signicatInfo).toMatchObject({
      state: 'failed',
      error: { message: 'The supplied mobile number is invalid Invalid' },
    })
    expect((await sign(id)).signicatInfo).toMatchObject({ state: 'tenants', error: null })
    expect(signicatDocumentOf(at.signicat, id).externalId).toBe(`contract:${id}:rev2`)
  })

  it('is a draft again when it is withdrawn, with links that lead nowhere', async () => {
    const { id, document } = await sent()
    const { tenantLink } = (await read(id)).signicatInfo!
    const after = await withdraw(id)
    expect(after).toMatchObject({
      status: 'draft',
      signatureType: null,
      signicatInfo: { state: 'withdrawn', tenantLink: null },
    })
    expect(document.documentStatus).toBe('canceled')
    expect(await refusal(go(tenantLink, { signer: 'tenant' }))).toEqual([404, 'notFound', undefined])
    expect(await at.app.db.selectFrom('signed_lease').select('id').where('contract_id', '=', id).execute()).toEqual([])
    // The contract can be deleted, because nothing was agreed.
    expect(await refusal(at.app.call(contractCalls.remove, of(id), as()))).toBe('none')
  })

  it('stays withdrawn for now when the provider takes its time, and a job ends it', async () => {
    at.signicat.cancelsAfter(9)
    const { id } = await sent()
    expect(await withdraw(id)).toMatchObject({
      status: 'active',
      signicatInfo: { state: 'withdrawing', tenantLink: null },
    })
    expect(await refusal(sign(id))).toEqual([409, 'stillRunning', undefined])
    for (let n = 0; n < 5; n += 1) await tests.pass(30_000)
    expect(await read(id)).toMatchObject({ status: 'draft', signicatInfo: { state: 'withdrawn' } })
  })

  it('stands when all had signed before it was withdrawn', async () => {
    const { id, document } = await sent()
    await at.signicat.sign(document, 'tenant')
    await at.signicat.sign(document, 'landlord', { fullName: 'Kari Nordmann' })
    expect(await refusal(withdraw(id))).toEqual([409, 'contractSigned', undefined])
    expect((await read(id)).signicatInfo!.state).toBe('signed')
    expect(await refusal(regenerate(id))).toEqual([409, 'contractSigned', undefined])
  })

  it('is sent anew with new links, and what was sent before is ended', async () => {
    const { id, document } = await sent()
    const { tenantLink } = (await read(id)).signicatInfo!
    const { signicatInfo } = await regenerate(id)
    expect(document.documentStatus).toBe('canceled')
    expect(signicatDocumentOf(at.signicat, id).externalId).toBe(`contract:${id}:rev2`)
    expect(await refusal(go(tenantLink, { signer: 'tenant' }))).toEqual([404, 'notFound', undefined])
    expect((await go(signicatInfo!.tenantLink, { signer: 'tenant' })).url).toContain(
      signicatDocumentOf(at.signicat, id).documentId,
    )
  })

  it('is called to mind once a day, only to those who are waited for', async () => {
    const { id, document } = await sent({ co_tenants: [coTenant] })
    await at.signicat.sign(document, 'tenant')
    await refresh(id)
    const before = (await at.app.mails()).length
    await remind(id)
    expect((await at.app.mails()).slice(before).map(({ to }) => to)).toEqual(['siri@example.no'])
    expect(await refusal(remind(id))).toEqual([429, 'tooManyRequests', undefined])
    await tests.pass(24 * 3_600_000)
    await remind(id)
  })
})
