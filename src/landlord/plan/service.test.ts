import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApp, type TestApp } from '../../app/server/test-app'
import { day, type Day } from '../../base/kit/day'
import { actAsOwner } from '../credentials/service-session'
import { maxFreeVouchers } from './rules'
import { uncountVouchers, startTrial, countVoucher } from './service'
import { lockVoucherQuota, whereQuotaLeft } from './service-quota'

let app: TestApp
const today = day('2026-11-20')
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

async function account(facts: { firstBilagDate?: Day; usedBilags?: number; subscriptionActive?: boolean } = {}) {
  const { id } = await app.landlord({ finished: false })
  if (Object.keys(facts).length > 0) await app.db.updateTable('account').set(facts).where('id', '=', id).execute()
  const ctx = (on = today) => ({ db: app.db, owner: actAsOwner(id), today: on })
  const read = () =>
    app.db.selectFrom('account').select(['usedBilags', 'firstBilagDate']).where('id', '=', id).executeTakeFirstOrThrow()
  return { ctx, read }
}

describe('taking a voucher', () => {
  it('begins the trial once', async () => {
    const { ctx, read } = await account()
    await countVoucher(ctx())
    await countVoucher(ctx(day('2026-11-22')))
    expect(await read()).toEqual({ usedBilags: 2, firstBilagDate: today })
  })

  it('of 60 at once 21 are let through', async () => {
    const { ctx, read } = await account()
    const tries = await Promise.allSettled(Array.from({ length: 60 }, () => countVoucher(ctx())))
    expect(tries.filter((one) => one.status === 'fulfilled')).toHaveLength(21)
    for (const one of tries)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ reason: 'freeLimit', status: 402 })
    expect((await read()).usedBilags).toBe(21)
  })

  it.each([
    ['2026-10-22', 29, true],
    ['2026-10-21', 30, false],
    ['2025-01-01', 688, false],
  ])('with a first document of %s (day %i) goes through: %s', async (first, _day, through) => {
    const { ctx, read } = await account({ firstBilagDate: day(first), usedBilags: 1 })
    if (through) await countVoucher(ctx())
    else await expect(countVoucher(ctx())).rejects.toMatchObject({ reason: 'endOf30Days', status: 402 })
    expect(await read()).toEqual({ usedBilags: through ? 2 : 1, firstBilagDate: first })
  })

  it('has no end for a subscriber, and still counts', async () => {
    const { ctx, read } = await account({ firstBilagDate: day('2025-01-01'), usedBilags: 21, subscriptionActive: true })
    await countVoucher(ctx())
    expect(await read()).toEqual({ usedBilags: 22, firstBilagDate: '2025-01-01' })
  })

  it('has room again after permanent deletion, but the trial goes on', async () => {
    const { ctx, read } = await account({ firstBilagDate: today, usedBilags: 21 })
    await uncountVouchers(ctx(), 2)
    expect(await read()).toEqual({ usedBilags: 19, firstBilagDate: today })
    await countVoucher(ctx())
    await uncountVouchers(ctx(), 20)
    expect(await read()).toEqual({ usedBilags: 0, firstBilagDate: today })
    await expect(uncountVouchers(ctx())).rejects.toThrow(/usedBilags/)
  })
})

describe('a document that is no voucher', () => {
  it('begins the trial without taking a place, also when the places are used up', async () => {
    const { ctx, read } = await account({ usedBilags: 21 })
    await startTrial(ctx())
    await startTrial(ctx(day('2026-11-25')))
    expect(await read()).toEqual({ usedBilags: 21, firstBilagDate: today })
    await expect(startTrial(ctx(day('2026-12-20')))).rejects.toMatchObject({ reason: 'endOf30Days' })
  })
})

describe('accounts with room', () => {
  it('are found by the condition exactly where the rule finds room', async () => {
    const dates = [null, today, day('2026-10-22'), day('2026-10-21')]
    const facts = [true, false].flatMap((subscriptionActive) =>
      dates.flatMap((firstBilagDate) =>
        [0, maxFreeVouchers - 1, maxFreeVouchers].map((usedBilags) => ({
          subscriptionActive,
          firstBilagDate,
          usedBilags,
        })),
      ),
    )
    const { id } = await app.landlord({ finished: false })
    const answers: boolean[] = []
    for (const one of facts) {
      await app.db.updateTable('account').set(one).where('id', '=', id).execute()
      const quota = await lockVoucherQuota(app.db, today, id)
      const found = await app.db
        .selectFrom('account')
        .select('id')
        .where('id', '=', id)
        .where(whereQuotaLeft(today))
        .execute()
      expect([one, found.length > 0]).toEqual([one, quota.left > 0])
      answers.push(quota.left > 0)
    }
    expect(answers.filter(Boolean)).toHaveLength(18)
  })
})
