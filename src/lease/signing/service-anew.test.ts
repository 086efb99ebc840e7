import { describe, expect, it } from 'vitest'
import { contractCalls } from '../contract/calls'
import { tenancyCalls } from '../tenancy/calls'
import { paperTestHelpers } from './test-paper'
import { signingOrderFixture } from './test-signing'

const tests = signingOrderFixture()
const { at, of, as, create, read, sign, sent, withdraw, regenerate, refusal } = tests
const { documentsOf, living, infoOf, sentTo, mailsTo, tenMinutes } = paperTestHelpers(tests)

const papers = [
  ['the lease', false],
  ['the handover list', true],
] as const
describe.each(papers)('one press of “send anew”: %s', (_what, checkList) => {
  it.each([
    ['ended at once by the provider', 0],
    ['ended by a job', 9],
  ])('makes one new order, asks each tenant once, and then rests for ten minutes: %s', async (_how, readings) => {
    at.signicat.cancelsAfter(readings)
    const { id, per, siri } = await sentTo(checkList)
    const texts = (await at.app.texts()).length
    await regenerate(id, checkList)
    await tenMinutes()
    expect([documentsOf(id, checkList).length, living(id, checkList).length]).toEqual([2, 1])
    expect(await infoOf(id, checkList)).toMatchObject({ state: 'tenants', pending: null })
    for (const to of [per, siri]) {
      const mails = await mailsTo(to)
      expect(mails.map(({ subject }) => subject.startsWith('Signer '))).toEqual([true, true])
      // The second message says that it replaces the earlier one. Nobody got a message that the earlier one was
      // withdrawn.
      expect(mails.map(({ text }) => text.includes('erstatter den som ble sendt før'))).toEqual([false, true])
    }
    expect((await at.app.texts()).length).toBe(texts + 2)
    // A signature by the new link is not lost.
    const [document] = living(id, checkList)
    await at.signicat.sign(document!, 'tenant')
    await tests.refresh(id)
    await tenMinutes()
    expect((await infoOf(id, checkList)).tenants[0]).toMatchObject({ isSigned: true })
    expect(documentsOf(id, checkList)).toHaveLength(2)
  })

  it('sends the very bytes that were sent before', async () => {
    const { id } = await sentTo(checkList)
    await at.app.db.updateTable('account').set({ address: 'En annen vei 3' }).where('id', '=', at.owner).execute()
    await regenerate(id, checkList)
    const [first, second] = documentsOf(id, checkList)
    expect(second!.body.dataToSign.base64Content).toBe(first!.body.dataToSign.base64Content)
  })

  it.each([1, 5])('is taken back for good by a withdrawal after %i of its jobs’ rounds', async (rounds) => {
    at.signicat.cancelsAfter(9)
    const { id, per } = await sentTo(checkList)
    await regenerate(id, checkList)
    for (let n = 0; n < rounds; n += 1) await tests.pass(20_000)
    const orders = documentsOf(id, checkList).length
    await withdraw(id, checkList)
    await tenMinutes()
    expect(await infoOf(id, checkList)).toMatchObject({ state: 'withdrawn', pending: null, tenantLink: null })
    expect([documentsOf(id, checkList).length, living(id, checkList).length]).toEqual([orders, 0])
    expect((await mailsTo(per)).at(-1)!.subject).toMatch(/^Trukket tilbake: /)
  })

  it('is taken back by a withdrawal that comes while its new order is being made, and nobody is asked', async () => {
    const { id, per } = await sentTo(checkList)
    at.signicat.fail(/^POST \/sign\/documents$/, 'lost')
    expect((await regenerate(id, checkList)).id).toBe(id)
    expect(await infoOf(id, checkList)).toMatchObject({ state: 'starting', pending: 'sending' })
    await withdraw(id, checkList)
    await tenMinutes()
    expect(living(id, checkList)).toEqual([])
    expect(await infoOf(id, checkList)).toMatchObject({ state: 'withdrawn', pending: null })
    // Tenants with a link of the earlier order get a message that it is over.
    expect((await mailsTo(per)).map(({ subject }) => subject.split(' ')[0])).toEqual(['Signer', 'Trukket'])
  })

  it('is what counts after a withdrawal that is not carried out yet: the later word', async () => {
    at.signicat.cancelsAfter(9)
    const { id } = await sentTo(checkList)
    expect((await withdraw(id, checkList)).id).toBe(id)
    expect((await infoOf(id, checkList)).pending).toBe('withdrawing')
    await regenerate(id, checkList)
    expect((await infoOf(id, checkList)).pending).toBe('sending')
    await tenMinutes()
    expect([documentsOf(id, checkList).length, living(id, checkList).length]).toEqual([2, 1])
    expect(await infoOf(id, checkList)).toMatchObject({ state: 'tenants', pending: null })
  })

  it('comes to one living order with others at the same time, and a withdrawal after them ends it', async () => {
    at.signicat.cancelsAfter(3)
    const { id } = await sentTo(checkList)
    const all = await Promise.all([1, 2, 3, 4, 5, 6].map(() => refusal(regenerate(id, checkList))))
    expect(all.filter((each) => each === 'none').length).toBeGreaterThan(0)
    await tenMinutes()
    expect(living(id, checkList)).toHaveLength(1)
    await Promise.all([regenerate(id, checkList), withdraw(id, checkList)].map((each) => refusal(each)))
    await withdraw(id, checkList).catch(() => undefined)
    await tenMinutes()
    expect(living(id, checkList)).toEqual([])
    expect((await infoOf(id, checkList)).state).toBe('withdrawn')
  })
})

describe('a paper is sent anew', () => {
  it('five times in 24 hours, and a sixth time once the first is a day ago; what was sent stays', async () => {
    const { id } = await sent()
    for (let n = 0; n < 5; n += 1) {
      await regenerate(id)
      await tests.pass(3_600_000)
    }
    const before = documentsOf(id).length
    const refused = await refusal(regenerate(id))
    expect(refused).toEqual([429, 'tooManyRequests', undefined])
    expect([documentsOf(id).length, living(id).length]).toEqual([before, 1])
    expect((await infoOf(id)).state).toBe('tenants')
    const answer = await at.app.raw('POST', `/api/contract/${id}/regenerate-sign-bankid`, {}, as())
    expect([answer.status, Number(answer.headers['retry-after'])]).toEqual([429, 19 * 3600])
    // Withdrawing and sending again doesn't avoid the limit.
    await withdraw(id)
    expect(await refusal(sign(id))).toEqual([429, 'tooManyRequests', undefined])
    await tests.pass(19 * 3_600_000)
    expect((await sign(id)).signicatInfo!.state).toBe('tenants')
  })

  it('as often as it takes while the provider declines it: nobody was asked', async () => {
    const id = await create()
    for (let n = 0; n < 7; n += 1) {
      at.signicat.fail(/^POST \/sign\/documents$/, { status: 400, body: { message: 'no' } })
      expect((await sign(id)).signicatInfo!.state).toBe('failed')
    }
    expect((await sign(id)).signicatInfo!.state).toBe('tenants')
  })

  it('and declined: whoever held a link is told that it is over', async () => {
    const { id, per } = await sentTo(false)
    at.signicat.fail(/^POST \/sign\/documents$/, { status: 400, body: { message: 'no' } })
    expect((await regenerate(id)).signicatInfo).toMatchObject({ state: 'failed', pending: null })
    expect((await infoOf(id)).sent_at).not.toBeNull()
    expect((await mailsTo(per)).map(({ subject }) => subject.split(' ')[0])).toEqual(['Signer', 'Trukket'])
    expect((await read(id)).status).toBe('draft')
  })

  it('not once its contract is finished: that is the later word', async () => {
    at.signicat.cancelsAfter(9)
    const { id } = await sentTo(true)
    await at.app.call(tenancyCalls.signManual, { ...of(id), body: {} }, as())
    await regenerate(id, true)
    await at.app.call(tenancyCalls.finish, { ...of(id), body: {} }, as())
    await tenMinutes()
    expect([documentsOf(id, true).length, living(id, true).length]).toEqual([1, 0])
    expect(await infoOf(id, true)).toMatchObject({ state: 'withdrawn', pending: null })
  })

  it('not when its contract is finished: the order that can be signed is not ended', async () => {
    const { id } = await sentTo(true)
    await at.app.call(tenancyCalls.signManual, { ...of(id), body: {} }, as())
    await at.app.call(tenancyCalls.finish, { ...of(id), body: {} }, as())
    expect(await refusal(regenerate(id, true))).toEqual([409, 'contractFinished', undefined])
    await tenMinutes()
    expect([documentsOf(id, true).length, living(id, true).length]).toEqual([1, 1])
  })

  it('nor sent at all, while that was still under way', async () => {
    const id = await create()
    await at.app.call(contractCalls.createChecklist, { ...of(id), body: { number_keys: 2 } }, as())
    at.signicat.fail(/^POST \/sign\/documents$/, { status: 500 })
    expect((await sign(id, true)).checkList!.signicatInfo!.pending).toBe('sending')
    await at.app.call(tenancyCalls.signManual, { ...of(id), body: {} }, as())
    await at.app.call(tenancyCalls.finish, { ...of(id), body: {} }, as())
    await tenMinutes()
    expect(documentsOf(id, true)).toEqual([])
    expect(await infoOf(id, true)).toMatchObject({ state: 'withdrawn', pending: null })
  })
})
