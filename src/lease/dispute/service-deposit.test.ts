import { expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { depositFixture } from '../deposit/test-deposit'
import { settlementCalls } from '../settlement/calls'
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
