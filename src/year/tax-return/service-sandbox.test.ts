import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { samplePages, samplePng } from '../../base/file/test-files'
import { addTime } from '../../base/kit/day'
import { depreciationCalls } from '../../books/depreciation/calls'
import { expenseCalls } from '../../books/expense/calls'
import { returnFixture } from './test-return'

type World = Awaited<ReturnType<typeof returnFixture>>
let world: World
beforeAll(async () => {
  world = await returnFixture()
})
afterEach(() => world.clearFaults())
afterAll(async () => {
  expect(world.app.bugs).toEqual([])
  await world.close()
})

const later = (seconds: number) => world.app.setNow(addTime(world.app.now(), seconds * 1000))
/** The submissions of a person that the authority has received. */
const received = async (person: number) =>
  (JSON.parse(await world.control('GET', 'skatteetaten/submissions')) as { pid: string; document: string }[]).filter(
    ({ pid }) => pid === world.pidOf(person),
  )
/** Looks up the answer until the authority has given it, at most ten times. */
async function answered(kari: Awaited<ReturnType<World['landlord']>>) {
  for (let look = 0; look < 10; look += 1) {
    await new Promise((done) => setTimeout(done, 1000))
    await world.control('POST', 'clock', { advance: 'PT1M' })
    later(10)
    await world.app.work()
    const [newest] = await kari.receipts()
    if (newest!.state !== 'submitted') return newest!
  }
  throw new Error('the authority has not answered')
}

it('two houses are handed in, once, with a receipt, and the year is closed; a change is named and sent anew', async () => {
  const kari = await world.landlord(0)
  await kari.logIn()
  const voucher = await kari.spend(kari.houses[0]!, 9600.49)
  const as = { token: kari.token }
  const item = { name: 'Sofa', lifetime: 5, at_once: false, documents: [], sum: 50_000, date: '2024-03-01' }
  const sofa = await world.app.call(depreciationCalls.create, { body: { ...item, houseId: kari.houses[0]! } }, as)
  expect(await kari.send()).toEqual({ success: true, message: 'submitted' })
  expect(await kari.send()).toEqual({ success: true, message: 'submitted' })
  expect(await received(0)).toHaveLength(1)
  // The return has closed 2025, so an item that was bought earlier can't be changed.
  const edit = world.app.call(
    depreciationCalls.update,
    { params: { id: String(sofa.id) }, body: { ...item, houseId: kari.houses[0]!, sum: 60_000 } },
    as,
  )
  await expect(edit).rejects.toMatchObject({ status: 409 })

  const receipt = await answered(kari)
  expect(receipt).toMatchObject({ state: 'accepted', label: 'Tilgjengelig', year: 2025, changes: [], error: '' })
  expect(receipt.sent_by).toMatch(/nordmann/i)
  expect(receipt.reference).toMatch(/^\d+\/[\w-]+$/)
  expect(receipt.houses.map(({ houseId }) => houseId)).toEqual(kari.houses)

  const { id, ...rest } = voucher
  const { description, cost_type, date, repeat, franchise, supplierId, houseId } = rest
  await world.app.call(
    expenseCalls.update,
    {
      params: { id: String(id) },
      body: { description, cost_type, date, repeat, franchise, supplierId, houseId, sum: 9700 },
    },
    as,
  )
  expect((await kari.receipts())[0]!.changes).toEqual([
    {
      houseId: kari.houses[0],
      kind: 'expense',
      id,
      name: expect.any(String),
      sent: 960_049,
      now: 970_000,
      sent_line: 'maintenance',
      now_line: 'maintenance',
    },
  ])
  await kari.logIn()
  expect(await kari.send()).toEqual({ success: true, message: 'submitted' })
  expect(await received(0)).toHaveLength(2)
  expect((await kari.receipts()).map(({ changes }) => changes.length)).toEqual([0, 1])

  // No table contains the national id or a token. No log line and no e-mail contains the national id.
  const pid = world.pidOf(0)
  const tables = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(world.app.db)
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ text: string }>`select t::text as text from ${sql.table(name)} as t`.execute(
      world.app.db,
    )
    for (const { text } of rows) {
      expect(text, name).not.toContain(pid)
      expect(text, name).not.toMatch(/eyJ[\w-]{10,}\.[\w-]{10,}/)
    }
  }
  expect(world.app.logged.join()).not.toContain(pid)
  expect(JSON.stringify(await world.app.mails())).not.toContain(pid)
  const zip = await world.app.raw('GET', '/api/export', undefined, { token: kari.token })
  expect(zip.status).toBe(200)
  expect(zip.bytes.includes('data/tax-submissions.json')).toBe(true)
  expect(zip.bytes.includes(receipt.reference)).toBe(true)
  // The landlord's own national id is in the profile, but not in the export of what was sent.
  const [, sent = ''] = zip.bytes.toString('latin1').split('data/tax-submissions.json')
  expect(sent.split('PK\u0003\u0004')[0]).not.toContain(pid)
  expect(zip.bytes.includes('eyJ')).toBe(false)
})

it('with high costs the receipts go along as one PDF, named at the entries that they show', async () => {
  const ase = await world.landlord(4)
  const png = await samplePng()
  const upload = async (name: string, bytes: Uint8Array) =>
    (JSON.parse((await world.app.upload(ase.token, name, bytes)).body) as { url: string }).url
  const documents = [await upload('kvittering.png', png), await upload('faktura.pdf', samplePages(['Faktura 17']))]
  await ase.spend(ase.houses[0]!, 160_000, { documents })
  await ase.spend(ase.houses[0]!, 500, { cost_type: 'other_costs', documents: [await upload('a.png', png)] })
  // No receipts are required for this line.
  await ase.spend(ase.houses[0]!, 700, { cost_type: 'municipal_taxes', documents: [await upload('b.png', png)] })
  await ase.logIn()
  expect(await ase.send()).toEqual({ success: true, message: 'submitted' })
  const sent = (await world.requests('altinn')).filter(({ path }) => path.includes('dataType=skattemelding-vedlegg'))
  expect(sent).toHaveLength(1)
  const content = /<content>([^<]+)/.exec((await received(4))[0]!.document)![1]!
  const attached = [
    ...Buffer.from(content, 'base64')
      .toString()
      .matchAll(/<vedlegg>.*?<\/vedlegg>/gs),
  ].map(([xml]) => xml)
  expect(attached).toHaveLength(2)
  expect(attached[0]).toContain('vedlikeholdskostnadVedUtleie')
  expect(attached[1]).toContain('annenKostnadVedUtleie')
})

/**
 * service-states tests every call with every failure. Here only the first and the last real call are tested. Each has
 * its own person, because an earlier return may be assessed in the meantime, and that changes the draft.
 */
describe('on the wire', () => {
  it.each([
    ['the exchange fails', 1, { path: 'exchange', kind: 'status', status: 500 }, 'providerUnavailable'],
    ['the last step is refused', 9, { path: 'process/next', kind: 'status', status: 403, skip: 1 }, 'errorSending'],
  ] as const)('%s: nothing is handed in, and it works afterwards', async (_what, person, fault, reason) => {
    const before = (await received(person)).length
    const ase = await world.landlord(person)
    await ase.logIn()
    await world.fault({ provider: 'altinn', ...fault })
    await expect(ase.send()).rejects.toMatchObject({ message: reason })
    expect(await received(person)).toHaveLength(before)
    expect(await ase.receipts()).toMatchObject([{ state: 'failed', error: reason }])
    await world.clearFaults()
    later(20)
    expect(await ase.send()).toEqual({ success: true, message: 'submitted' })
    expect(await received(person)).toHaveLength(before + 1)
  })

  it('the answer of the last step is lost, and what follows too: it is not known, then looked up by a job', async () => {
    const before = (await received(8)).length
    const ase = await world.landlord(8)
    await ase.logIn()
    // The step is taken, but there is no answer. After that, nothing can be read.
    await world.fault({ provider: 'altinn', path: 'process/next', kind: 'slow', skip: 1 })
    await world.fault({ provider: 'altinn', path: 'exchange', kind: 'status', status: 500, skip: 5, times: 5 })
    expect(await ase.send()).toEqual({ success: false, message: 'confirming' })
    expect(await ase.receipts()).toMatchObject([{ state: 'confirming', submitted_at: null }])
    await world.clearFaults()
    later(20)
    expect(await ase.send()).toEqual({ success: true, message: 'submitted' })
    expect(await received(8)).toHaveLength(before + 1)
  }, 40_000)
})
