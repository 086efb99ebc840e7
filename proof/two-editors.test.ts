import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Row } from '../src/base/kit/endpoint'
import { addDays, type Day } from '../src/base/kit/day'
import { sizes } from './run'
import { createFixture, type Fixture, type Person } from './fixture'
import { send, summaryOf, type DraftRequest, type SentAnswer } from './request'
import { rows, variants, type Field, type Json } from './rows'
import { lateValue, recordOf, resolveValues, sampleRequest } from './samples'
import { snapshot, changedAccounts } from './tables'

let fixture: Fixture
beforeAll(async () => void (fixture = await createFixture()))
afterAll(async () => {
  expect(fixture.app.bugs).toEqual([])
  await fixture.close()
})

const reads = rows.filter(({ tagged }) => tagged !== undefined)
const writesOf = (read: Row, method: Row['method']) =>
  rows.filter((row) => row.ifMatch?.name === read.name && row.method === method)

/** Other values of fields for which the schema gives none. */
const others: Readonly<Record<string, unknown>> = {
  ssn: '13097248022',
  iban: 'NO8330001234567',
  deposit_account: 'NO8330001234567',
  phone: '40612345',
  phone_code: '+45',
  tenant_phone: '40612345',
  tenant_phone_code: '+45',
  country: 'SE',
  tenant_nationality: 'DK',
  tenant_country: 'DK',
  postcode: '5003',
  tenant_email: 'another@husbok.test',
  lifetime: 7,
  upgrades: [{ date: '2026-11-01', sum: 5 }],
}
/** Fields whose change requires other changes. */
const together: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  phone_code: { phone: '32123456' },
  tenant_phone_code: { tenant_phone: '32123456' },
  is_open_deposit_account: { deposit_account: null, deposit_payment_deadline: null },
  sold_on: { sold_on: '2026-11-30', sold_for: 100 },
  sold_for: { sold_on: '2026-11-30', sold_for: 200 },
}
/**
 * Fields that are shown from another record and written to that record, or that have their own switch outside of the form:
 * `row field`.
 */
const ofOthers: ReadonlySet<string> = new Set([
  ...['name', 'address', 'city', 'postcode'].map((name) => `GET bilag/{id} ${name}`),
  'GET profile language',
])
/**
 * Fields that are set once and never reset. Also `years`, because it is written by other fields of a house: those that
 * are valid from a year on.
 */
const fixed: ReadonlySet<string> = new Set(['isAgreePolicy', 'years'])
/**
 * Fields to change last, in this order. An open-ended lease has no end, and an account that is opened here has no
 * number.
 */
const last = ['is_open_deposit_account', 'deposit_count_payment_day', 'type']
const lastOf = (name: string) => last.indexOf(name)
/** Extra values of a sampled request: a contract has a fixed term, so that its end can be changed. */
const begin: Readonly<Record<string, object>> = {
  'PUT contract/{id}': { type: 'time-bound', end_date: '2029-11-30' },
}
/** A text field of the record that accepts any text. */
const aText = (read: Row) =>
  ['description', 'title', 'name', 'tenant_first_name', 'firstName'].find((name) => read.tagged!.includes(name))!
const later: ReadonlySet<string> = new Set(['end_date', 'deposit_payment_deadline'])

function otherOf({ name, json }: Field, value: unknown): unknown {
  if (name in others) return others[name] === value ? null : others[name]
  return fromSchema(json, value, later.has(name) ? 1 : -1)
}
function fromSchema(json: Json, value: unknown, days: number): unknown {
  if (json.enum) return json.enum.find((one) => one !== value)
  const inner = json.anyOf?.find((one) => one.type !== 'null' && one.const !== '')
  if (inner) return fromSchema(inner, value, days)
  if (json.type === 'boolean') return !value
  if (json.type === 'integer' || json.type === 'number')
    return Number(value) < (json.maximum ?? Infinity) ? Number(value) + 1 : Number(value) - 1
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)) return addDays(value as Day, days)
  if (json.type === 'array' && json.items?.enum) return (value as unknown[]).length > 0 ? [] : [json.items.enum[0]]
  if (typeof value === 'string' && /^\d+$/.test(value))
    return String((Number(value) + 1) % 10 ** value.length).padStart(value.length, '0')
  return `Another ${String(value).slice(0, 30)}`
}

/** The fields of each form that two editors have changed. */
const cases = new Map<string, readonly string[]>()

/** One record with an editor: its GET with the tag, and the writes. */
async function open(read: Row) {
  const person = await fixture.person()
  const token = person.token
  const put = writesOf(read, 'PUT').find(({ path }) => path === read.path)
  const path = await sampleRequest(fixture, read, person, { fresh: true })
  const call = (row: Row, draft: DraftRequest, ifMatch?: string, key?: string) =>
    send(
      fixture,
      row,
      { ...draft, params: path.params, ...(ifMatch === undefined ? {} : { headers: { 'if-match': ifMatch } }) },
      { token, ...(key && { key }) },
    )
  const get = async () => {
    const sent = await call(read, { params: {}, query: [] })
    expect(sent.status, summaryOf(read, path, sent)).toBe(200)
    const tag = String(sent.headers['etag'])
    expect(tag).toMatch(/^"[\w-]{20,}"$/)
    return { tag, body: JSON.parse(sent.body) as Record<string, unknown> }
  }
  const sampled = put && (await sampleRequest(fixture, put, person, { fresh: true }))
  const body = sampled && { ...(sampled.body as object), ...begin[put.name] }
  return { person, put, call, get, body }
}

/** The body with another value of that field. */
async function changedBody(row: Row, field: Field, body: object, person: Person): Promise<object> {
  const value = (body as Record<string, unknown>)[field.name]
  const wanted = lateValue(row, 'body', field, person.mark)
  const isRecord = typeof wanted === 'object' && wanted !== null && '$late' in wanted && wanted.$late === 'record'
  const other = isRecord
    ? (await resolveValues({ params: {}, query: [], body: wanted }, { fixture, person, row, fresh: true })).body
    : otherOf(field, value)
  return { ...body, [field.name]: other, ...together[field.name] }
}

const refusalIn = (sent: SentAnswer) =>
  JSON.parse(sent.body) as { message: string; current?: Record<string, unknown>; fields?: unknown }

describe.each(reads.map((read) => [read.name, read] as const))('%s', (_name, read) => {
  it('is compared by every write of the same address', () => {
    const same = rows.filter(({ method, path }) => path === read.path && (method === 'PUT' || method === 'DELETE'))
    expect(same.filter(({ ifMatch }) => ifMatch?.name !== read.name).map(({ name }) => name)).toEqual([])
    const shown = Object.keys((read.answer as { shape?: object }).shape ?? {})
    expect(read.tagged!.filter((name) => !shown.includes(name))).toEqual([])
    const written = same.flatMap((row) => variants(row, 'body').flatMap((all) => all.map(({ name }) => name)))
    const uncovered = written.filter((name) => shown.includes(name) && !read.tagged!.includes(name))
    expect(uncovered.filter((name) => !ofOthers.has(`${read.name} ${name}`))).toEqual([])
  })
})

describe.each(
  reads.flatMap((read) =>
    writesOf(read, 'PUT')
      .filter(({ path }) => path === read.path)
      .map((row) => [row.name, read, row] as const),
  ),
)('%s', (_name, read, row) => {
  it('refuses what was written over any field that was changed meanwhile, and changes nothing', async () => {
    const { person, call, get, body } = await open(read)
    const first = await call(row, { params: {}, query: [], body })
    expect(first.status, summaryOf(row, { params: {}, query: [], body }, first)).toBe(200)
    const fields = variants(row, 'body')[0]!.filter(({ name }) => read.tagged!.includes(name) && !fixed.has(name))
    expect(read.tagged!.filter((name) => !fixed.has(name) && !fields.some((field) => field.name === name))).toEqual([])
    let now: object = body!
    const proven: string[] = []
    cases.set(row.name, proven)
    for (const field of fields.toSorted((a, b) => lastOf(a.name) - lastOf(b.name))) {
      await fixture.relieve(person)
      const opened = await get()
      const mine = { params: {}, query: [], body: now }
      const other = await changedBody(row, field, now, person)
      const theirs = await call(row, { params: {}, query: [], body: other }, opened.tag)
      const saved = await get()
      // Some fields depend on others. A change of only them is refused or not stored.
      if (theirs.status === 422 || isDeepStrictEqual(saved.body[field.name], opened.body[field.name])) continue
      now = other
      proven.push(field.name)
      const before = await snapshot(fixture.app.db)
      const stale = await call(row, mine, opened.tag)
      expect([field.name, stale.status, refusalIn(stale).message]).toEqual([field.name, 409, 'changedMeanwhile'])
      expect(stale.headers['etag']).toBe(saved.tag)
      expect(refusalIn(stale).current).toEqual(saved.body)
      expect(changedAccounts(before, await snapshot(fixture.app.db))).toEqual([])
    }
    const left = fields.map(({ name }) => name).filter((name) => !proven.includes(name))
    expect(left.length / fields.length, `only some fields could be changed alone, not ${left.join()}`).toBeLessThan(0.2)
  })

  it('goes through with the tag, one of several, any, and none; not with one that is weak or nobody’s', async () => {
    const { call, get, body } = await open(read)
    const draft = { params: {}, query: [], body }
    const status = async (ifMatch?: string) => (await call(row, draft, ifMatch)).status
    await status()
    const { tag } = await get()
    expect(await Promise.all([tag, `"x", ${tag}`, '*', undefined].map(status))).toEqual([200, 200, 200, 200])
    expect(await Promise.all([`W/${tag}`, '"x"', tag.slice(1, -1), ''].map(status))).toEqual([409, 409, 409, 409])
    expect((await get()).tag).toBe(tag)
  })

  it('lets one of two through that were opened alike, however they meet', async () => {
    const { person, call, get, body } = await open(read)
    await call(row, { params: {}, query: [], body })
    const name = aText(read)
    for (let round = 0; round < sizes.rounds * 3; round += 1) {
      const { tag } = await get()
      const texts = ['A', 'B', 'C'].map((letter) => `${letter}${round} ${person.mark}`)
      const write = (text: string) => call(row, { params: {}, query: [], body: { ...body, [name]: text } }, tag)
      const sent = await Promise.all(texts.map(write))
      expect(sent.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
      const winner = sent.findIndex(({ status }) => status === 200)
      expect((await get()).body[name]).toBe(texts[winner])
    }
  })

  it('answers an equal request once more, although its own write has changed the tag', async () => {
    const { person, call, get, body } = await open(read)
    await call(row, { params: {}, query: [], body })
    const { tag } = await get()
    const name = aText(read)
    const draft = { params: {}, query: [], body: { ...body, [name]: `Once ${person.mark}` } }
    const answers = await Promise.all([1, 2, 3].map(() => call(row, draft, tag, `key-${person.mark}`)))
    const again = await call(row, draft, tag, `key-${person.mark}`)
    expect((await get()).tag).not.toBe(tag)
    expect(new Set([...answers, again].map((sent) => `${sent.status} ${sent.body}`))).toEqual(
      new Set([`200 ${again.body}`]),
    )
  })
})

describe.each(reads.flatMap((read) => writesOf(read, 'DELETE').map((row) => [row.name, read, row] as const)))(
  '%s',
  (_name, read, row) => {
    it('spares what was changed meanwhile', async () => {
      const { put, person, call, get, body } = await open(read)
      const opened = await get()
      const draft = await sampleRequest(fixture, row, person)
      if (put) await call(put, { params: {}, query: [], body: { ...body, [aText(read)]: `Other ${person.mark}` } })
      const tag = put ? opened.tag : '"x"'
      const before = await snapshot(fixture.app.db)
      const stale = await call(row, draft, tag)
      expect([stale.status, refusalIn(stale).message]).toEqual([409, 'changedMeanwhile'])
      expect(refusalIn(stale).current).toEqual((await get()).body)
      expect(changedAccounts(before, await snapshot(fixture.app.db))).toEqual([])
      const done = await call(row, draft, String(stale.headers['etag']))
      expect(done.status, done.body).toBe(row.status)
    })
  },
)

it('was asked in at least 40 cases, some of them in every form', () => {
  const forms = reads.flatMap((read) => writesOf(read, 'PUT').filter(({ path }) => path === read.path))
  expect([...cases.keys()]).toEqual(forms.map(({ name }) => name))
  const met = [...cases].map(([form, fields]) => ({ form, count: fields.length }))
  expect(met.filter(({ count }) => count === 0)).toEqual([])
  expect(met.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThanOrEqual(40)
})

it('has a tag for each record that is opened by itself', () => {
  expect(reads.map(({ name }) => name).toSorted()).toEqual([
    'GET bilag/{id}',
    'GET contract/{id}',
    'GET depreciationbilag/{id}',
    'GET house/{id}',
    'GET incomebilag/{id}',
    'GET profile',
    'GET supplier/{id}',
  ])
})

it('leaves what the server counts out of the tag of the profile', async () => {
  const person = await fixture.person()
  const profile = rows.find(({ name }) => name === 'GET profile')!
  const get = async () => await send(fixture, profile, { params: {}, query: [] }, person)
  const before = await get()
  await recordOf(fixture, person, 'bilag', profile, true)
  const after = await get()
  expect(JSON.parse(after.body)).not.toEqual(JSON.parse(before.body))
  expect(after.headers['etag']).toBe(before.headers['etag'])
})
