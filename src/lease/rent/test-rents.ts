import { afterAll, beforeAll, expect } from 'vitest'
import { CallRefused, testApp, type TestApp } from '../../app/server/test-app'
import { samplePdf } from '../../base/file/test-files'
import { addTime, osloDay } from '../../base/kit/day'
import { queueJob } from '../../base/outbox/job'
import { incomeCalls } from '../../books/income/calls'
import { accountCalls } from '../../landlord/account/calls'
import { contractCalls } from '../contract/calls'
import { testContract } from '../contract/test-contract'
import { tenancyCalls } from '../tenancy/calls'
import { bookRentBatch, rentKind } from './service'

const params = (id: number) => ({ params: { id: String(id) } })

/** The status, reason and fields of a refused call. */
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) =>
      error instanceof CallRefused ? [error.status, error.body.message, error.body.fields] : [(error as Error).message],
  )

/** Whole months of 2026 at 12 000 kroner, in the format of `rents`. */
export const wholeMonths = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, n) => {
    const month = String(from + n).padStart(2, '0')
    return `2026-${month}-01 2026-${month}-${new Date(Date.UTC(2026, from + n, 0)).getUTCDate()} 12000`
  })

/** The product on 20 November 2026, or on the day `now`. For tests that look at the income of signed leases. */
export function rentFixture(now?: string) {
  const at = {} as { app: TestApp }
  beforeAll(async () => void (at.app = await testApp(now === undefined ? {} : { now })))
  afterAll(async () => {
    expect(at.app.bugs).toEqual([])
    await at.app.close()
  })

  /** A landlord whose plan allows any number of vouchers. */
  async function landlord() {
    const { id: account, token, email, houseId } = await at.app.landlord()
    await at.app.db.updateTable('account').set({ subscriptionActive: true }).where('id', '=', account).execute()
    const upload = async () =>
      (JSON.parse((await at.app.upload(token, 'signert.pdf', samplePdf())).body) as { url: string }).url
    const url = await upload()
    const options = { token }
    const create = async (more: object = {}) =>
      (await at.app.call(contractCalls.create, { body: testContract(houseId, [url], more) }, options)).id
    const sign = (id: number, documents: string[] = []) =>
      at.app.call(tenancyCalls.signManual, { ...params(id), body: { documents } }, options)
    const signed = async (more: object = {}) => {
      const id = await create(more)
      await sign(id)
      return id
    }
    const finish = (id: number, body: { date?: string; deleteIncome?: boolean } = {}) =>
      at.app.call(tenancyCalls.finish, { ...params(id), body }, options)
    const trashIncome = (id: number) => at.app.call(tenancyCalls.trashIncome, params(id), options)
    const updateSum = (id: number, sum: number) =>
      at.app.call(incomeCalls.updateSum, { ...params(id), body: { sum } }, options)
    const rows = (id: number) =>
      at.app.db.selectFrom('incomebilag').selectAll().where('contractId', '=', id).orderBy('start_date').execute()
    /** `from – to kr`, in brackets when it is in the trash folder. */
    const rents = async (id: number) =>
      (await rows(id))
        .map((row) => [`${row.start_date} ${row.end_date} ${row.sum / 100}`, row.isTrashed] as const)
        .map(([line, isTrashed]) => (isTrashed ? `(${line})` : line))
    const used = async () => (await at.app.call(accountCalls.profile, {}, options)).free!.used
    return {
      account,
      email,
      token,
      houseId,
      options,
      upload,
      create,
      sign,
      signed,
      finish,
      trashIncome,
      updateSum,
      rows,
      rents,
      used,
    }
  }
  /** Sets the clock to `today`, and lets several workers book the due rents at the same time. */
  async function runOn(today: string, workers = 4): Promise<void> {
    const { app } = at
    app.setNow(`${today}T10:00:00.000Z`)
    await app.db
      .updateTable('session')
      .set({ seen_at: app.now(), ends_at: addTime(app.now(), 1e9) })
      .execute()
    const one = () =>
      app.db
        .transaction()
        .execute(async (db) =>
          bookRentBatch({ db, now: app.now(), today: osloDay(app.now()), encryption: app.encryption }),
        )
    await Promise.all(Array.from({ length: workers }, one))
    // A worker that found the account locked tries again.
    await queueJob(app.db, app.now(), rentKind, {})
    await app.work()
  }

  return { at, params, refusal, landlord, runOn }
}
