import { describe, expect, it } from 'vitest'
import { matchingFixture } from './test-matching'

const { refusal, landlord } = matchingFixture()

/** A landlord with a lease whose rent is followed from November. The rent was written down by hand. */
async function paidByHand() {
  const kari = await landlord()
  const id = await kari.signed()
  await kari.follow(id, { follows_from: '2026-11' })
  const { id: paymentId } = await kari.pay(id, { date: '2026-11-04', sum: 9500 })
  return { ...kari, id, paymentId }
}
const fromPer = ['02.11.2026', '9500', 'Husleie', '12342100188', '', 'Per Hansen'] as const

describe('a payment that was written down and lies in the bank too', () => {
  it('is suggested, and taken it counts once', async () => {
    const kari = await paidByHand()
    const [row] = await kari.bring(fromPer)
    expect((await kari.one(row!.id)).suggestion).toEqual({
      kind: 'payment',
      paymentId: kari.paymentId,
      certainty: 'sure',
      because: ['name', 'sum', 'date'],
    })
    expect(await kari.accept([row!.id])).toEqual({ accepted: [row!.id], refused: [] })
    const { payments, balance } = await kari.read(kari.id)
    expect([payments.map(({ id, transactionId }) => [id, transactionId]), balance]).toEqual([
      [[kari.paymentId, row!.id]],
      0,
    ])
    expect(await kari.one(row!.id)).toMatchObject({
      state: 'matched',
      match: { rent: { contractId: kari.id, months: null }, paymentId: kari.paymentId },
    })
  })

  it('is linked once, can’t be deleted while it is, and stays when its row is opened', async () => {
    const kari = await paidByHand()
    const [row, other] = await kari.bring(fromPer, ['05.11.2026', '9500', 'Fra mor'])
    const short = await kari.bring(['03.11.2026', '9000', 'Husleie', '', '', 'Per Hansen'])
    const link = { paymentId: kari.paymentId }
    expect(await refusal(kari.match(short[0]!.id, link))).toEqual([422, 'sumsDiffer', { paymentId: 'sumsDiffer' }])
    expect(await refusal(kari.match(row!.id, { paymentId: 999_999_999 }))).toEqual([404, 'notFound', undefined])
    expect(await refusal(kari.match(row!.id, { ...link, bilagIds: [1] }))).toEqual([422, 'invalid', { rent: 'choose' }])
    await kari.match(row!.id, link)
    expect(await refusal(kari.match(row!.id, link))).toEqual([409, 'alreadyMatched', undefined])
    expect(await refusal(kari.match(other!.id, link))).toEqual([409, 'alreadyLinked', undefined])
    expect(await refusal(kari.remove(kari.id, kari.paymentId))).toEqual([409, 'paymentFromBank', undefined])
    expect(await kari.open(row!.id)).toMatchObject({ state: 'open', match: null, suggestion: { kind: 'payment' } })
    expect((await kari.read(kari.id)).payments).toMatchObject([{ id: kari.paymentId, transactionId: null }])
    expect(await kari.months(kari.id)).toEqual(['11 9500 paid'])
    await kari.remove(kari.id, kari.paymentId)
    expect(await kari.months(kari.id)).toEqual(['11 0 late'])
  })

  it('of another landlord is not found', async () => {
    const [kari, other] = [await paidByHand(), await landlord()]
    const [row] = await other.bring(fromPer)
    expect(await refusal(other.match(row!.id, { paymentId: kari.paymentId }))).toEqual([404, 'notFound', undefined])
  })

  it('is taken once by two presses at once', async () => {
    const kari = await paidByHand()
    const rows = await kari.bring(fromPer, ['04.11.2026', '9500', 'Husleie', '', '', 'Per Hansen'])
    const seen = (await kari.list({ state: 'open' })).map((each) =>
      Object.assign({}, each, {
        suggestion: { kind: 'payment' as const, paymentId: kari.paymentId, certainty: 'sure' as const, because: [] },
      }),
    )
    const both = await Promise.all(rows.map(({ id }) => kari.accept([id], seen)))
    expect(both.flatMap(({ accepted }) => accepted)).toHaveLength(1)
    expect((await kari.read(kari.id)).payments).toHaveLength(1)
  })
})
