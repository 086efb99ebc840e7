import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { testApp, testHouse, testProfile, type TestApp } from '../../app/server/test-app'
import { samplePdf } from '../../base/file/test-files'
import { startWorker } from '../../base/outbox/worker'
import { profileCalls } from '../../landlord/account/calls-profile'
import { houseCalls } from '../../landlord/house/calls'
import { contractCalls } from '../contract/calls'
import { testContract } from '../contract/test-contract'
import { tenancyCalls } from '../tenancy/calls'
import { leaseJobKinds, leaseSchedules } from './jobs'
import { contractsWithoutStoredLease } from './service-signed-rows'

let app: TestApp
let kari: Awaited<ReturnType<TestApp['landlord']>>
let url: string
beforeAll(async () => {
  app = await testApp()
  kari = await app.landlord()
  await app.db.updateTable('account').set({ language: 'nb' }).where('id', '=', kari.id).execute()
  url = (JSON.parse((await app.upload(kari.token, 'husordensregler.pdf', samplePdf())).body) as { url: string }).url
})
beforeEach(async () => {
  await app.db.deleteFrom('signed_lease').execute()
  app.logged.length = 0
})
afterAll(async () => {
  expect(app.bugs).toEqual([])
  await app.close()
})

const options = () => ({ token: kari.token })
const params = (id: number) => ({ params: { id: String(id) } })

/** A contract as an earlier version left it: signed, and without a stored lease. */
async function signedBefore(houseId = kari.houseId): Promise<number> {
  const more = { start_date: '2026-11-01', first_payment_date: '2026-11-01' }
  const { id } = await app.call(contractCalls.create, { body: testContract(houseId, [url], more) }, options())
  await app.call(tenancyCalls.signManual, { ...params(id), body: {} }, options())
  await app.db.deleteFrom('signed_lease').where('contract_id', '=', id).execute()
  return id
}
const stored = async () =>
  (await app.db.selectFrom('signed_lease').select(['contract_id', 'lang']).orderBy('contract_id').execute()).map(
    (row) => `${row.contract_id} ${row.lang}`,
  )
const unstored = async () => (await contractsWithoutStoredLease(app.db, 0, 100)).map(({ id }) => `${id} nb`)
/** One start of the product with `batch` leases a run. `dieAfter`: the process is killed after this many. */
async function start({ batch = 2, dieAfter = Infinity } = {}) {
  const leases = app.modules.papers.signed
  let done = 0
  const signed: typeof leases = {
    ...leases,
    storeNow: async (...asked) => {
      // A killed process does nothing more and sends no message.
      if (done === dieAfter) await new Promise(() => undefined)
      await leases.storeNow(...asked)
      done += 1
    },
  }
  const log = (level: string, message: string) => void app.logged.push(`${level}: ${message}`)
  const worker = startWorker({
    ...app.modules.work,
    kinds: leaseJobKinds({ signed, ids: app.ids, log }, batch),
    schedules: leaseSchedules,
    db: app.db,
    clock: { now: () => app.now() },
    random: Math.random,
    log: (event, about) => void app.logged.push(`${event} ${JSON.stringify(about)}`),
    pollMs: 10,
  })
  return worker
}

it('leases that were signed before are stored at the first start, those of deleted houses too, and the log says how many', async () => {
  const sold = await app.call(houseCalls.create, { body: { ...testHouse, name: 'Solgt hus' } }, options())
  for (let n = 0; n < 4; n += 1) await signedBefore()
  const last = await signedBefore(sold.id)
  await app.call(contractCalls.create, { body: testContract(kari.houseId, [url]) }, options())
  await app.call(tenancyCalls.finish, { ...params(last), body: {} }, options())
  await app.call(houseCalls.remove, params(sold.id), options())
  const expected = await unstored()
  expect(expected).toHaveLength(5)
  const worker = await start()
  await vi.waitFor(async () => expect(await stored()).toEqual(expected), 20_000)
  await worker.stop()
  expect(app.logged).toEqual([
    'info: signed leases stored as they are now: 2',
    'info: signed leases stored as they are now: 2',
    'info: signed leases stored as they are now: 1',
  ])

  // From then on nothing changes the stored leases.
  const open = async () => {
    const id = expected[0]!.split(' ')[0]!
    return (await app.raw('GET', `/api/contract/${id}/paper/contract?lang=nb`, undefined, options())).bytes
  }
  const before = await open()
  await app.call(profileCalls.saveProfile, { body: { ...testProfile, firstName: 'Annerledes' } }, options())
  expect((await open()).equals(before)).toBe(true)
})

it('a start that is killed in the middle is gone on with by the next one', async () => {
  const expected = [...(await unstored())]
  expect(expected).toHaveLength(5)
  const killed = await start({ batch: 4, dieAfter: 3 })
  app.setNow('2026-11-20T11:00:00.000Z')
  await vi.waitFor(async () => expect(await stored()).toHaveLength(3), 20_000)
  void killed.stop(0)
  const first = await app.db.selectFrom('signed_lease').select('id').orderBy('id').execute()
  app.setNow('2026-11-20T12:30:00.000Z')
  const worker = await start()
  await vi.waitFor(async () => expect(await stored()).toEqual(expected), 20_000)
  await worker.stop()
  // The rows that existed before are unchanged.
  expect((await app.db.selectFrom('signed_lease').select('id').orderBy('id').execute()).slice(0, 3)).toEqual(first)
})

it('one that can’t be drawn is told, and holds nothing up', async () => {
  const [broken, ...others] = await unstored()
  const id = Number(broken!.split(' ')[0])
  await app.db.updateTable('contract').set({ tenant_birthday: 'test:damaged' }).where('id', '=', id).execute()
  app.setNow('2026-11-20T14:30:00.000Z')
  const worker = await start()
  await vi.waitFor(async () => expect(await stored()).toEqual(others), 20_000)
  await worker.stop()
  expect(app.logged[0]).toMatch(new RegExp(`^error: The signed lease of contract ${id} can't be stored`))
})
