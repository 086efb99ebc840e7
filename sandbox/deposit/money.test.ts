import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDeposit, type TestDeposit } from './test-deposit'

let bank: TestDeposit
beforeAll(async () => {
  bank = await testDeposit()
})
afterAll(async () => await bank.close())

describe('money', () => {
  it('is found when the bank is asked to look, in part and then in full', async () => {
    const { id } = await bank.open('pay:1')
    expect((await bank.playDeposit(id, 'fund', { amount: 10_000.5 })).body).toEqual({
      depositStatus: 'SIGNED',
      arrived: 10_000.5,
    })
    expect((await bank.read(id)).status.funds).toBe(0)
    expect((await bank.read(id, '?queryPayment=true')).status).toEqual({
      depositStatus: 'PAID_PARTIAL',
      funds: 10_000.5,
      lastPaymentCheck: expect.any(String),
    })
    await bank.playDeposit(id, 'fund', { amount: 25_999.5 })
    expect((await bank.read(id, '?queryPayment=true')).status).toMatchObject({ depositStatus: 'PAID', funds: 36_000 })
    const payments = (await bank.events(id))
      .slice(2)
      .map(({ body }) => JSON.parse(body) as { type: string; payload: object })
    expect(payments).toMatchObject([
      { type: 'deposit_partially_funded', payload: { depositId: id, externalId: 'pay:1', funds: 10_000.5 } },
      { type: 'deposit_fully_funded', payload: { funds: 36_000 } },
    ])
  })

  it('is found when the time is moved on', async () => {
    const { id } = await bank.open('pay:3')
    await bank.playDeposit(id, 'fund', { amount: 1 })
    await bank.advance('PT1S')
    expect((await bank.read(id)).status.depositStatus).toBe('PAID_PARTIAL')
  })

  it('does not come to an account that is not open, nor without an amount', async () => {
    const made = await bank.create('pay:4')
    expect(await bank.playDeposit(made.id, 'fund', { amount: 1 })).toMatchObject({
      status: 409,
      body: { message: 'CREATED' },
    })
    for (const body of [{}, { amount: 0 }, { amount: '1' }])
      expect((await bank.playDeposit(made.id, 'fund', body)).status).toBe(422)
    for (const [id, action] of [
      ['nowhere', 'fund'],
      [made.id, 'burn'],
    ])
      expect((await bank.playDeposit(id, action, { amount: 1 })).status).toBe(404)
  })
})

describe('the end', () => {
  const status = async (id: string) => (await bank.read(id)).status.depositStatus as string

  it('comes at once when everything goes to the tenant', async () => {
    const { id } = await bank.open('end:1', 36_000)
    expect(
      (await bank.call(id, 'terminate', { category: 'TENANT', amount: { tenant: 36_000, landlord: 0 } })).status,
    ).toBe(204)
    expect(await status(id)).toBe('TERMINATED')
    expect((await bank.events(id)).at(-1)!.type).toBe('deposit_terminated')
    const { id: other } = await bank.open('end:2', 36_000)
    expect((await bank.call(other, 'terminate', { category: 'TENANT' })).status).toBe(204)
  })

  it('waits for the tenant when the deposit is split, and may be asked anew until then', async () => {
    const { id } = await bank.open('end:3', 36_000)
    expect((await bank.playDeposit(id, 'agree')).status).toBe(409)
    for (const landlord of [5000, 6000])
      expect(
        (await bank.call(id, 'terminate', { category: 'SPLIT', amount: { tenant: 36_000 - landlord, landlord } }))
          .status,
      ).toBe(204)
    expect(await status(id)).toBe('PAID')
    const [mail] = JSON.parse((await bank.page('/__sandbox/mails')).text) as { to: string; text: string }[]
    const [text] = JSON.parse((await bank.page('/__sandbox/sms')).text) as { to: string; text: string }[]
    expect([mail!.to, text!.to]).toEqual(['kari@example.no', '+4790012345'])
    const link = /http\S+/.exec(mail!.text)![0]
    expect(text!.text).toContain(link)
    const page = (await bank.page(link)).text
    expect(page).toContain('NOK 30,000.00 to the tenant, NOK 6,000.00 to the landlord')
    expect((await bank.page(link, {})).status).toBe(303)
    expect((await bank.page(link)).text).toContain('The deposit was paid out')
    expect(await status(id)).toBe('TERMINATED')
    expect((await bank.call(id, 'terminate', { category: 'TENANT' })).status).toBe(400)
    expect((await bank.ask('PATCH', `/deposit/personal/${id}`, { landlord: {} })).status).toBe(400)
  })

  it('is told by a reading, and asked of the tenant once however often it comes', async () => {
    const { id, release } = await bank.open('end:10', 36_000)
    expect(release).toBeNull()
    const split = { category: 'SPLIT', amount: { tenant: 30_000, landlord: 6000 } }
    // Only mails about this deposit. Mails about other deposits may still arrive.
    const mails = async () => {
      const all = JSON.parse((await bank.page('/__sandbox/mails')).text) as { text: string }[]
      return all.filter(({ text }) => text.includes(`/deposit/${id}/agree`)).length
    }
    for (let n = 0; n < 3; n += 1) expect((await bank.call(id, 'terminate', split)).status).toBe(204)
    expect([(await bank.read(id)).release, await mails()]).toEqual([split, 1])
    await bank.playDeposit(id, 'agree')
    expect(await bank.read(id)).toMatchObject({ release: split, status: { depositStatus: 'TERMINATED' } })
    const { id: other } = await bank.open('end:11', 100)
    await bank.call(other, 'cancel')
    expect((await bank.read(other)).release).toEqual({ category: 'TENANT', amount: { tenant: 100, landlord: 0 } })
  })

  it('is agreed to, or brought about by the bank, through the control plane', async () => {
    const { id } = await bank.open('end:4', 36_000)
    await bank.call(id, 'terminate', { category: 'SPLIT', amount: { tenant: 1000, landlord: 35_000 } })
    expect((await bank.playDeposit(id, 'agree')).body).toMatchObject({ depositStatus: 'TERMINATED' })
    const { id: other } = await bank.open('end:5', 100)
    expect((await bank.playDeposit(other, 'terminate')).body).toMatchObject({ depositStatus: 'TERMINATED' })
    expect((await bank.playDeposit(other, 'terminate')).status).toBe(409)
  })

  let refused: { id: string } | undefined
  it.each([
    ['too little', { category: 'SPLIT', amount: { tenant: 1, landlord: 1 } }, 'Amount'],
    ['too much', { category: 'SPLIT', amount: { tenant: 36_000, landlord: 1 } }, 'Amount'],
    ['no amounts', { category: 'SPLIT' }, 'Amount'],
    ['a part for the landlord', { category: 'TENANT', amount: { tenant: 35_000, landlord: 1000 } }, 'Amount'],
    ['a negative amount', { category: 'SPLIT', amount: { tenant: 37_000, landlord: -1000 } }, 'Amount.Landlord'],
    ['a dispute', { category: 'DISPUTE', amount: { tenant: 36_000, landlord: 0 } }, 'Category'],
    ['no category', { amount: { tenant: 36_000, landlord: 0 } }, 'Category'],
  ])('is refused for %s', async (_what, body, field) => {
    refused ??= await bank.open('end:6', 36_000)
    const { id } = refused!
    const answer = await bank.call(id, 'terminate', body)
    expect([answer.status, answer.body]).toMatchObject([400, { message: expect.any(String), errors: [{ field }] }])
    expect(await status(id)).toBe('PAID')
  })

  it('is a release only when fully funded, and a cancelling only when not', async () => {
    const part = await bank.open('end:7', 100)
    expect((await bank.call(part.id, 'terminate', { category: 'TENANT' })).status).toBe(400)
    expect((await bank.call(part.id, 'cancel')).status).toBe(204)
    expect(await status(part.id)).toBe('TERMINATED')
    expect((await bank.call(part.id, 'cancel')).status).toBe(400)
    const full = await bank.open('end:8', 36_000)
    expect((await bank.call(full.id, 'cancel')).status).toBe(400)
    const unsigned = await bank.create('end:9')
    expect((await bank.call(unsigned.id, 'cancel')).status).toBe(204)
    await bank.advance('PT1S')
    const document = (await bank.ask('GET', `/sign/documents/${unsigned.documentId}/status`)).body
    expect(document.documentStatus).toBe('canceled')
  })
})
