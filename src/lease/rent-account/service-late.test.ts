import { describe, expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { rentAccountCalls } from './calls'
import { rentAccountFixture } from './test-rent-account'

const { at, params, landlord } = rentAccountFixture()

/** Stores rates as the operator adds them. */
async function withRates(rates: readonly (readonly ['late_interest' | 'reminder_fee', string, number])[]) {
  await at.app.db.deleteFrom('official_rate').execute()
  for (const [kind, from, hundredths] of rates)
    await at.app.db
      .insertInto('official_rate')
      .values({ kind, from_date: day(from), hundredths, source: 'FOR', added_at: at.app.now() })
      .execute()
}

/** The interest in øre on a sum in kroner, for days that both count. */
function interest(sum: number, percent: number, from: string, to: string): number {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1
  return Math.round((sum * percent * days) / 365)
}

describe('rent that is late', () => {
  it('carries its interest and its fee over the turn of the year, for the days whose rate is known', async () => {
    const { signed, follow, email } = await landlord()
    const id = await signed()
    await follow(id, { follows_from: '2026-11' })
    at.app.setNow('2027-01-15T10:00:00.000Z')
    const token = (await at.app.login(email)).accessToken
    const late = async () => (await at.app.call(rentAccountCalls.read, params(id), { token })).late
    // November's rent is due on Monday the 2nd. Later months are not booked here.
    const old = interest(9500, 12.25, '2026-11-03', '2026-12-31')
    const periods = [{ from: '2026-11-03', to: '2026-12-31', percent: 12.25, sum: old }]
    await withRates([])
    expect(await late()).toEqual({
      interest: { sum: old, periods, unknown_from: '2027-01-01' },
      fee: { sum: null, from: '2026-11-16' },
    })
    await withRates([
      ['late_interest', '2027-01-01', 1250],
      ['reminder_fee', '2027-01-01', 3900],
    ])
    const anew = interest(9500, 12.5, '2027-01-01', '2027-01-15')
    expect(await late()).toEqual({
      interest: {
        sum: old + anew,
        periods: [...periods, { from: '2027-01-01', to: '2027-01-15', percent: 12.5, sum: anew }],
        unknown_from: null,
      },
      fee: { sum: 3900, from: '2026-11-16' },
    })
    await withRates([])
  })

  it('has none of it while nothing is late', async () => {
    const { signed, read } = await landlord()
    expect((await read(await signed())).late).toBeNull()
  })
})
