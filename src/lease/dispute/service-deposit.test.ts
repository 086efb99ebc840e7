import { expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import { depositFixture } from '../deposit/test-deposit'
import { settlementCalls } from '../settlement/calls'
import { tenancyCalls } from '../tenancy/calls'
import { searchedText } from './test-dispute'

const { at, params, own, leaseAt } = depositFixture()

it('about the deposit: what the account holds, the bank’s notice and its five weeks', async () => {
  const id = await leaseAt('dispute', { noticed_on: day('2026-11-16') })
  const { app } = at.billing
  await app.db.updateTable('contract').set({ signed_at: app.now() }).where('id', '=', id).execute()
  await app.call(
    settlementCalls.create,
    {
      ...params(id),
      body: { items: [{ kind: 'damage', text: 'Brennmerke i gulvet', sum: 50_000, photos: [], handoverItem: null }] },
    },
    own(),
  )
  await app.call(tenancyCalls.finish, { ...params(id), body: { date: '2026-11-20' } }, own())
  const { status, bytes } = await app.raw('GET', `/api/contract/${id}/dispute`, undefined, own())
  expect(status).toBe(200)
  const found = await searchedText(bytes)
  for (const wanted of [
    'At kr 36 000 av depositumet betales ut til utleieren til dekning av kravet',
    'kr 50 000',
    '21.12.2026: Banken må ha fått vist at saken er brakt inn',
    'Banken sendte varsel om leietakerens krav',
    'Depositumskontoen er åpnet',
    'På kontoen',
  ])
    expect(found).toContain(wanted)
})

it('after a split that the tenant was asked to agree to: who was asked for what, by which settlement, and by mail', async () => {
  const id = await leaseAt('disputeSplit')
  const { app } = at.billing
  await app.db.updateTable('contract').set({ signed_at: app.now() }).where('id', '=', id).execute()
  const items = [{ kind: 'damage' as const, text: 'Ny dør', sum: 6000, photos: [], handoverItem: null }]
  const settlement = await app.call(settlementCalls.create, { ...params(id), body: { items } }, own())
  const { id: deposit } = await app.db
    .selectFrom('deposit')
    .select('id')
    .where('contract_id', '=', id)
    .executeTakeFirstOrThrow()
  const asked = { deposit_id: deposit, asked_tenant: ore(3_000_000), asked_landlord: ore(600_000) }
  await app.db.updateTable('settlement').set(asked).where('id', '=', settlement.id).execute()
  const { bytes } = await app.raw('GET', `/api/contract/${id}/dispute`, undefined, own())
  const found = (await searchedText(bytes)).replace(/\s+/g, ' ')
  expect(found).toMatch(
    /Utleieren ba Per Hansen samtykke til at kr 6 000 betales til utleieren og kr 30 000 til Per Hansen \(bilag 2\)/,
  )
  expect(found).toContain('Bilag 2: Sluttoppgjør 20.11.2026')
  expect(found).toMatch(/Forslag om å dele depositumet, med beløpene Per Hansen/)
})
