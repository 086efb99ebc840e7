import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApp, testPassword, type TestApp } from '../../app/server/test-app'
import { day } from '../../base/kit/day'
import { accountCalls } from '../account/calls'
import { countVoucher } from '../plan/service'
import { actAsOwner } from '../credentials/service-session'
import { subscriptionCalls } from './calls'
import { applyPlans } from './service-plans'

let app: TestApp
beforeAll(async () => void (app = await testApp({ plans: 'none' })))
afterAll(() => app.close())

const profile = (token: string) => app.call(accountCalls.profile, {}, { token })
const plan = async (token: string) => {
  const { trial, free, subscriptionActive } = await profile(token)
  return { trial, free, subscriptionActive }
}
const open = { trial: null, free: null, subscriptionActive: true }

describe('an installation without plans', () => {
  it('has no trial, no cap and nothing that is blocked', async () => {
    const { token, id } = await app.landlord({ finished: false })
    expect(await plan(token)).toEqual(open)
    const ctx = { db: app.db, owner: actAsOwner(id), today: day('2026-11-20') }
    for (let n = 0; n < 25; n += 1) await countVoucher(ctx)
    await app.db
      .updateTable('account')
      .set({ firstBilagDate: day('2020-01-01') })
      .where('id', '=', id)
      .execute()
    await countVoucher(ctx)
    expect(await plan(token)).toEqual(open)
    expect((await app.call(subscriptionCalls.info, {}, { token })).status).toBe('active')
  })

  it('lets an account be deleted, which has no subscription to end first', async () => {
    const { token } = await app.landlord({ finished: false })
    await app.call(accountCalls.deleteAccount, { body: { password: testPassword } }, { token })
    await expect(profile(token)).rejects.toMatchObject({ status: 401 })
  })
})

describe('a start with other plans', () => {
  it('takes the subscription of who has none, leaves that of who has one, and gives it back', async () => {
    const [without, with_] = [await app.landlord({ finished: false }), await app.landlord({ finished: false })]
    await app.db
      .insertInto('subscription')
      .values({ account_id: with_.id, customer: `cus_${with_.id}`, status: 'past_due' })
      .execute()
    await applyPlans(app.db, 'stripe')
    expect(await plan(without.token)).toMatchObject({ subscriptionActive: false, free: { cap: 21 } })
    expect(await plan(with_.token)).toMatchObject({ subscriptionActive: true, free: { cap: 21 } })
    await applyPlans(app.db, 'none')
    await applyPlans(app.db, 'none')
    for (const { token } of [without, with_]) expect(await plan(token)).toEqual(open)
  })
})
