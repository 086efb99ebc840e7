import { describe, expect, it } from 'vitest'
import { testPassword, testProfile } from '../../app/server/test-app'
import { sampleJpeg } from '../../base/file/test-files'
import { profileCalls } from '../../landlord/account/calls-profile'
import { queueJob } from '../../base/outbox/job'
import { contractCalls } from '../contract/calls'
import { paperCalls } from '../document/calls'
import { rentAccountCalls } from '../rent-account/calls'
import { rentFixture, wholeMonths } from '../rent/test-rents'
import { tenancyCalls } from './calls'

const { at, params, refusal, landlord } = rentFixture()

/** A landlord who records leases that were signed before. */
async function landlordWithPaper() {
  const given = await landlord()
  const body = (more: object = {}) => ({
    houseId: given.houseId,
    tenant_first_name: 'Per',
    tenant_last_name: 'Hansen',
    type: 'running' as const,
    start_date: '2021-03-15',
    first_payment_date: '2021-04-05',
    month_sum: 12_000,
    books_from: '2026-01-01',
    ...more,
  })
  const add = (more: object = {}) => at.app.call(tenancyCalls.existing, { body: body(more) }, given.options)
  return { ...given, add }
}

describe('a lease that was signed before', () => {
  it('is active with the few facts that are known, and books rent from the month that is named', async () => {
    const { add, rents, options } = await landlordWithPaper()
    const contract = await add()
    expect(contract).toMatchObject({
      status: 'active',
      signatureType: 'manual',
      type: 'running',
      tenant_birthday: null,
      tenant_email: '',
      tenant_address: '',
      deposit_sum: null,
      deposit_account: null,
      taxable: true,
      books_from: '2026-01-01',
      next_rent_on: '2026-12-01',
      month_resignation: 3,
      documents: [],
      signed_documents: [],
    })
    expect(await rents(contract.id)).toEqual(wholeMonths(1, 11))
    const account = await at.app.call(rentAccountCalls.read, params(contract.id), options)
    expect(account.months).toEqual([])
    expect(await at.app.call(contractCalls.read, params(contract.id), options)).toMatchObject({ status: 'active' })
  })

  it('keeps its deposit, its fixed term, its contact details and its paper, and is not booked before its start', async () => {
    const { add, rents, upload, options, token } = await landlordWithPaper()
    const paper = await upload()
    const contract = await add({
      type: 'time-bound',
      end_date: '2027-09-30',
      start_date: '2026-09-16',
      first_payment_date: '2026-09-16',
      books_from: '2026-09-01',
      tenant_email: 'per@example.no',
      tenant_phone: '90012345',
      tenant_birthday: '1990-05-17',
      taxable: false,
      deposit_sum: 36_000,
      deposit_account: '8601 11 17947',
      documents: [paper],
    })
    expect(contract).toMatchObject({
      end_date: '2027-09-30',
      tenant_birthday: '1990-05-17',
      deposit_sum: 3_600_000,
      deposit_account: 'NO9386011117947',
      signed_documents: [paper],
    })
    expect(await rents(contract.id)).toEqual(['2026-09-16 2026-09-30 6000', ...wholeMonths(10, 11)])
    const { url } = await at.app.call(paperCalls.paper, { ...params(contract.id), query: {} }, options)
    const opened = await at.app.raw('GET', url, undefined, {})
    const stored = await at.app.raw('GET', paper, undefined, { token })
    expect(Buffer.from(opened.bytes).equals(Buffer.from(stored.bytes))).toBe(true)
  })

  it('has its photos as one paper', async () => {
    const { add, token } = await landlordWithPaper()
    const photo = async (name: string) =>
      (JSON.parse((await at.app.upload(token, name, await sampleJpeg())).body) as { url: string }).url
    const documents = [await photo('1.jpg'), await photo('2.jpg')]
    const { id } = await add({ documents })
    expect(await at.app.call(contractCalls.read, params(id), { token })).toMatchObject({
      signed_documents: documents,
      signed_paper: { type: 'application/pdf' },
    })
  })

  it('has no lease drawn for it: not on request, not by the job, not in the dispute bundle', async () => {
    const { add, options } = await landlordWithPaper()
    const { id } = await add()
    const query = { query: {} }
    expect(await refusal(at.app.call(paperCalls.paper, { ...params(id), ...query }, options))).toEqual([
      404,
      'notFound',
      undefined,
    ])
    await queueJob(at.app.db, at.app.now(), 'lease.store', { after: 0 })
    await at.app.work()
    expect(await at.app.db.selectFrom('signed_lease').select('id').where('contract_id', '=', id).execute()).toEqual([])
    const bundle = await at.app.raw('GET', `/api/contract/${id}/dispute`, undefined, options)
    expect(bundle.status).toBe(200)
    expect(Buffer.from(bundle.bytes).subarray(0, 5).toString()).toBe('%PDF-')
  })

  it('waits for its first month where that is ahead, and ends as any other', async () => {
    const { add, rents, finish } = await landlordWithPaper()
    const { id, next_rent_on } = await add({ books_from: '2026-12-01' })
    expect([next_rent_on, await rents(id)]).toEqual(['2026-12-01', []])
    expect((await finish(id, { date: '2026-11-19' })).status).toBe('finished')
    expect(await rents(id)).toEqual([])
  })
})

describe('a wrong field of a lease that was signed before', () => {
  it.each([
    [{ books_from: '2026-01-15' }, { books_from: 'firstOfMonth' }],
    [{ books_from: '2021-02-01' }, { books_from: 'beforeRent' }],
    [{ type: 'time-bound' }, { end_date: 'required' }],
    [{ end_date: '2027-01-01' }, { end_date: 'locked' }],
    [{ type: 'time-bound', end_date: '2021-03-14' }, { end_date: 'startAfterEnd' }],
    [{ month_sum: 0 }, { month_sum: 'aboveZero' }],
    [{ deposit_sum: 1000 }, { deposit_account: 'required' }],
    [{ deposit_account: '86011117947' }, { deposit_sum: 'required' }],
    [{ deposit_sum: 72_000.01, deposit_account: '86011117947' }, { deposit_sum: 'Max' }],
    [{ deposit_sum: 1000, deposit_account: '86011117948' }, { deposit_account: 'iban' }],
    [{ first_payment_date: '2021-01-01' }, { first_payment_date: 'paidTooEarly' }],
    [{ tenant_first_name: '' }, { tenant_first_name: 'required' }],
    [{ tenant_phone: '123' }, { tenant_phone: 'phone' }],
    [{ tenant_birthday: '2030-01-01' }, { tenant_birthday: 'birthday' }],
  ])('is refused there: %o', async (changes, fields) => {
    const { add } = await landlordWithPaper()
    expect(await refusal(add(changes))).toEqual([422, 'invalid', fields])
  })

  it('is the landlord’s own account as that of the deposit', async () => {
    const { add, options } = await landlordWithPaper()
    const profile = { ...testProfile, iban: '86011117947', password: testPassword }
    await at.app.call(profileCalls.saveProfile, { body: profile }, options)
    expect(await refusal(add({ deposit_sum: 1000, deposit_account: '86011117947' }))).toEqual([
      422,
      'invalid',
      { deposit_account: 'ownAccount' },
    ])
  })

  it('is a house or a file of somebody else', async () => {
    const [{ add, upload }, other] = [await landlordWithPaper(), await landlordWithPaper()]
    expect(await refusal(add({ houseId: other.houseId }))).toEqual([404, 'notFound', undefined])
    expect(await refusal(other.add({ documents: [await upload()] }))).toEqual([
      422,
      'invalid',
      { documents: 'files.unknown' },
    ])
  })
})
