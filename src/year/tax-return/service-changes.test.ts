import { afterAll, beforeAll, expect, it } from 'vitest'
import { contractCalls } from '../../lease/contract/calls'
import { testContract } from '../../lease/contract/test-contract'
import { tenancyCalls } from '../../lease/tenancy/calls'
import { returnCalls } from './calls'
import { taxCase } from './test-cases'
import { returnFixture } from './test-return'

let world: Awaited<ReturnType<typeof returnFixture>>
beforeAll(async () => {
  world = await returnFixture()
})
afterAll(async () => {
  expect(world.app.bugs).toEqual([])
  await world.close()
})

it('a house that was sent before the last sending is still compared, and one that was never sent is named', async () => {
  const kari = await taxCase(world, 2025)
  const [a, b] = [await kari.house(0), await kari.house(1)]
  await kari.earn(a, 100_000)
  await kari.earn(b, 60_000)
  const years = () => world.app.call(returnCalls.years, {}, kari.as())
  expect(await years()).toEqual([{ year: 2025, state: 'unsent' }])
  await kari.send([a, b])
  await kari.spend(a, 1000)
  await kari.send([a])
  expect((await kari.receipts())[0]).toMatchObject({ changes: [], not_sent: [] })
  expect(await years()).toEqual([{ year: 2025, state: 'sent' }])

  const { id } = await kari.spend(b, 3333)
  const body = testContract(b, [], { start_date: '2025-01-01', first_payment_date: '2025-01-01' })
  const lease = await world.app.call(contractCalls.create, { body }, kari.as())
  await world.app.call(tenancyCalls.signManual, { params: { id: String(lease.id) }, body: {} }, kari.as())
  const tenant = { houseId: b, kind: 'tenant', name: 'Per Hansen', sent: false, now: true }
  const changed = async () =>
    (await kari.receipts()).map(({ changes }) => changes.filter(({ kind }) => kind === 'expense' || kind === 'tenant'))
  const [last, first] = await changed()
  expect(last).toEqual([expect.objectContaining({ houseId: b, kind: 'expense', id, sent: null, now: 333_300 }), tenant])
  // Each older receipt still lists the differences of its own houses.
  expect(first).toEqual([expect.objectContaining({ houseId: a }), ...last!])

  const c = await kari.house(0, { name: 'Kjelleren', section_number: 8 })
  expect((await kari.receipts())[0]!.not_sent).toEqual([])
  await kari.earn(c, 12_000)
  expect((await kari.receipts()).map(({ not_sent }) => not_sent)).toEqual([[c], []])
  await kari.send([b])
  expect((await kari.receipts())[0]).toMatchObject({ changes: [], not_sent: [c] })
})
