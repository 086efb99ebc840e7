import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { countAutomaticBookings } from '../../app/server/modules'
import { testApp, type TestApp } from '../../app/server/test-app'
import { day } from '../../base/kit/day'
import { startWorker } from '../../base/outbox/worker'
import { sweepJobs } from '../../base/outbox/worker-claim'
import { queueJob } from '../../base/outbox/job'
import { expenseCalls } from '../../books/expense/calls'
import { repeatCalls } from '../../books/repeat/calls'
import { contractCalls } from '../../lease/contract/calls'
import { testContract } from '../../lease/contract/test-contract'
import { tenancyCalls } from '../../lease/tenancy/calls'
import { trialMailJobKinds, trialMailKind, trialMailSchedules } from './jobs'
import { trialMails } from './service-trial'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(async () => {
  expect(app.bugs).toEqual([])
  await app.close()
})
beforeEach(async () => {
  await app.db.updateTable('account').set({ firstBilagDate: null }).execute()
  app.setNow('2026-11-20T10:00:00.000Z')
})

async function account(facts: object = {}) {
  const { id, email } = await app.landlord({ finished: false })
  await app.db
    .updateTable('account')
    .set({ firstBilagDate: day('2026-11-01'), language: 'nb', firstName: 'Kåre', ...facts })
    .where('id', '=', id)
    .execute()
  /** The e-mails to this account about the trial. */
  const mails = async () =>
    (await app.mails()).filter((mail) => mail.to === email && mail.text.includes('/profile/subscription'))
  return { id, email, mails }
}

/** Moves the clock to that time and runs the job. */
async function runAt(now: string): Promise<void> {
  app.setNow(now)
  await queueJob(app.db, app.now(), trialMailKind, {})
  await app.work()
}

describe('the mail about the end of the trial', () => {
  it('comes on day 28 by the calendar of Oslo, in the language of the account, once', async () => {
    const { id, email, mails } = await account()
    // 23:30 in Oslo on day 27.
    await runAt('2026-11-28T22:30:00.000Z')
    expect(await mails()).toEqual([])
    // Half past midnight in Oslo on day 28.
    await runAt('2026-11-28T23:30:00.000Z')
    const expected = trialMails('http://husbok.test').trialEnds(
      { id, email, firstName: 'Kåre', language: 'nb' },
      day('2026-11-01'),
    )
    expect(await mails()).toEqual([expected])
    expect(expected.subject).toBe('Prøveperioden din i Husbok slutter 30.11.2026')
    expect(expected.text).toContain('Fra 01.12.2026')
    for (const later of ['2026-11-29T09:00:00.000Z', '2026-11-30T09:00:00.000Z', '2026-12-01T09:00:00.000Z'])
      await runAt(later)
    expect(await mails()).toHaveLength(1)
    const trail = await app.db
      .selectFrom('audit')
      .select('action')
      .where('account_id', '=', id)
      .where('action', '=', trialMailKind)
      .execute()
    expect(trail).toHaveLength(1)
  })

  it('says which repeats stop and whose rent waits, and only where there are some', async () => {
    const { token, id, houseId, email } = await app.landlord()
    const expense = (more: object) =>
      app.call(
        expenseCalls.create,
        {
          body: {
            houseId,
            cost_type: 'maintenance',
            description: 'Renhold',
            supplierId: 0,
            name: 'Rent AS',
            address: 'Gata 1',
            city: 'Oslo',
            postcode: '0155',
            repeat: 'monthly',
            sum: 500,
            date: '2026-11-20',
            franchise: 100,
            ...more,
          },
        },
        { token },
      )
    await expense({})
    await expense({ repeat: 'weekly' })
    const stopped = await expense({ repeat: 'weekly' })
    await app.call(repeatCalls.stopRepeat, { params: { id: String(stopped.id) } }, { token })
    await expense({ repeat: 'never' })
    const { id: contract } = await app.call(contractCalls.create, { body: testContract(houseId, []) }, { token })
    await app.call(tenancyCalls.signManual, { params: { id: String(contract) }, body: {} }, { token })
    await app.db
      .updateTable('account')
      .set({ firstBilagDate: day('2026-11-01') })
      .where('id', '=', id)
      .execute()
    const other = await account()
    await runAt('2026-11-29T10:00:00.000Z')
    const mail = (await app.mails()).find((one) => one.to === email && one.text.includes('/profile/subscription'))
    expect(mail!.text).toContain('- 2 repeating expenses stop: from 01.12.2026 no vouchers are made for them.')
    expect(mail!.text).toContain('- The rent of one contract is not booked from 01.12.2026.')
    const [plain] = await other.mails()
    expect(plain!.text).not.toMatch(/gjentas|venter/)
  })

  it('comes on day 29 after a standstill, and no more from day 30 on', async () => {
    const late = await account()
    const tooLate = await account({ firstBilagDate: day('2026-10-31') })
    await runAt('2026-11-30T10:00:00.000Z')
    expect([(await late.mails()).length, (await tooLate.mails()).length]).toEqual([1, 0])
  })

  it('does not come to subscribers, to deleted accounts, or where nothing was recorded', async () => {
    const spared = [
      await account({ subscriptionActive: true }),
      await account({ deleted_at: app.now() }),
      await account({ firstBilagDate: null }),
    ]
    await runAt('2026-11-29T10:00:00.000Z')
    for (const one of spared) expect(await one.mails()).toEqual([])
  })

  it('comes once when two processes look for it at the same time, and to all of many', async () => {
    const accounts = [await account(), await account(), await account(), await account(), await account()]
    app.setNow('2026-11-29T10:00:00.000Z')
    await app.db.deleteFrom('job').where('kind', '=', trialMailKind).execute()
    const worker = () =>
      startWorker({
        ...app.modules.work,
        // A batch has two of the five accounts. So the next job finds the others.
        kinds: trialMailJobKinds({
          publicUrl: 'http://husbok.test',
          queueMail: app.queueMail,
          stopping: countAutomaticBookings,
          batch: 2,
        }),
        schedules: trialMailSchedules,
        db: app.db,
        clock: { now: app.now },
        random: () => 0,
        log: (event, about) => void app.bugs.push([event, about]),
        pollMs: 20,
      })
    // The hourly job is queued already. With this one, two jobs run at once.
    await queueJob(app.db, app.now(), trialMailKind, {})
    const workers = [worker(), worker()]
    await expect
      .poll(async () => (await Promise.all(accounts.map((one) => one.mails()))).map((mails) => mails.length))
      .toEqual([1, 1, 1, 1, 1])
    await Promise.all(workers.map((one) => one.stop()))
    expect((await Promise.all(accounts.map((one) => one.mails()))).map((mails) => mails.length)).toEqual([
      1, 1, 1, 1, 1,
    ])
  })

  it('is not queued anew while it waits for the mail server, nor after what is done was swept', async () => {
    const { id, mails } = await account()
    await runAt('2026-11-29T10:00:00.000Z')
    const sent = app.db.updateTable('job').set({ done_at: app.now(), payload: '{}' }).where('key', 'like', `%-${id}`)
    await sent.execute()
    await sweepJobs(app.db, app.now())
    await runAt('2026-11-30T21:00:00.000Z')
    expect(await mails()).toEqual([])
  })
})
