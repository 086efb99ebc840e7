import { expect, it } from 'vitest'
import { regulationCalls } from '../../lease/regulation/calls'
import { matchingFixture } from './test-matching'

const { landlord, at } = matchingFixture()

it('pays the agreed difference of past months with a row of that sum, and not the next month', async () => {
  const { signed, follow, pay, read, bring, one, accept, options } = await landlord()
  const id = await signed({ tenant_first_name: 'Per', tenant_last_name: 'Prøve' })
  await follow(id, { follows_from: '2026-09' })
  for (const day of ['2026-09-01', '2026-10-01', '2026-11-02']) await pay(id, { date: day, sum: 9500 })
  const body = { month_sum: 10_500, from: '2026-10-01', agreed: true, difference_due_on: '2026-11-25' }
  await at.app.call(regulationCalls.regulate, { params: { id: String(id) }, body }, options)
  at.app.setNow('2026-11-24T10:00:00.000Z')
  const [row] = await bring(['24.11.2026', '2000', 'Per Prøve etterbetaling'])
  expect((await one(row!.id)).suggestion).toMatchObject({
    kind: 'rent',
    contractId: id,
    certainty: 'likely',
    months: [
      { month: '2026-10', sum: 100_000 },
      { month: '2026-11', sum: 100_000 },
    ],
  })
  expect(await accept([row!.id])).toMatchObject({ accepted: [row!.id] })
  at.app.setNow('2026-11-26T10:00:00.000Z')
  const { owed, late_since, months } = await read(id)
  expect([owed, late_since, months.map(({ month, state }) => `${month} ${state}`)]).toEqual([
    0,
    null,
    ['2026-09 paid', '2026-10 paid', '2026-11 paid'],
  ])
})
