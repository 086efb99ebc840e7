import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CallRefused } from '../../app/server/test-app'
import { contractCalls } from '../../lease/contract/calls'
import { tenancyCalls } from '../../lease/tenancy/calls'
import { testContract } from '../../lease/contract/test-contract'
import { coTenant } from '../../lease/party/test-party-rules'
import { taxCase, type TaxCase } from './test-cases'
import { returnFixture } from './test-return'

let world: Awaited<ReturnType<typeof returnFixture>>
let kari: TaxCase
let house: number
beforeAll(async () => {
  world = await returnFixture()
  kari = await taxCase(world, 2025)
  house = await kari.house(0)
  await kari.earn(house, 100_000)
})
afterAll(async () => {
  expect(world.app.bugs).toEqual([])
  await world.close()
})

/** A lease of that house, signed on paper. It runs through all of 2025. */
async function lease(more: object = {}): Promise<number> {
  const term = { start_date: '2025-01-01', first_payment_date: '2025-01-01' }
  const body = testContract(house, [], { ...term, ...more })
  const { id } = await world.app.call(contractCalls.create, { body }, kari.as())
  await world.app.call(tenancyCalls.signManual, { params: { id: String(id) }, body: {} }, kari.as())
  return id
}
const tenantsSent = async () =>
  [...(await kari.document()).matchAll(/<leietaker>.*?<tekst>(.*?)<\/tekst>/gs)].map(([, name]) => name)
const refusal = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => null,
    (each: unknown) => each,
  )
  return error instanceof CallRefused ? [error.status, error.body.message, error.body.fields] : error
}

describe('the tenants of a return', () => {
  it('are those of leases whose rent is taxed', async () => {
    await lease({ tenant_first_name: 'Mor', tenant_last_name: 'Nordmann', taxable: false })
    const taxed = { tenant_first_name: 'Per', tenant_last_name: 'Berg', co_tenants: [coTenant()] }
    await lease(taxed)
    // Two leases from the year before. One ended in that year. The other has no reason for its fixed term, so it counts
    // as open-ended.
    const before = {
      start_date: '2023-01-01',
      first_payment_date: '2023-01-01',
      type: 'time-bound',
      end_date: '2024-12-31',
      tenant_last_name: 'Lie',
    }
    await lease({ ...before, tenant_first_name: 'Liv', fixed_term_reason: 'Utleieren flytter selv inn.' })
    await lease({ ...before, tenant_first_name: 'Åse' })
    await kari.send([house])
    const { first_name, last_name } = coTenant()
    expect(await tenantsSent()).toEqual(['Åse Lie', 'Per Berg', `${first_name} ${last_name}`])
  })

  it('are all of them or none: one who can’t be read refuses before the authority is asked, and is no change', async () => {
    const rows = await world.app.db
      .selectFrom('contract')
      .select(['id', 'co_tenants'])
      .where('houseId', '=', house)
      .where('co_tenants', 'is not', null)
      .execute()
    const [{ id, co_tenants: readable }] = rows as [(typeof rows)[number]]
    const write = (co_tenants: string | null) =>
      world.app.db.updateTable('contract').set({ co_tenants }).where('id', '=', id).execute()
    const [before, receipts] = [(await world.requests('skatteetaten')).length, await kari.receipts()]
    await write('gone:AAAA')
    expect(await refusal(kari.receipts())).toEqual([409, 'unreadable', undefined])
    for (const call of [kari.view, kari.send])
      expect(await refusal(call([house]))).toEqual([409, 'unreadable', undefined])
    expect((await world.requests('skatteetaten')).length).toBe(before)
    expect(receipts[0]!.changes).toEqual([])
    // A return without that house can still be sent.
    const other = await kari.house(1)
    await kari.earn(other, 1000)
    expect((await kari.view([other])).url).toContain(world.viewUrl)
    await write(readable)
    expect((await kari.view([house])).url).toContain(world.viewUrl)
  })

  it('are named, and a date of birth that can’t be read keeps none of them back', async () => {
    const contracts = world.app.db.updateTable('contract').where('houseId', '=', house)
    await contracts.set({ tenant_birthday: 'gone:AAAA' }).execute()
    expect((await kari.view([house])).url).toContain(world.viewUrl)
  })
})
