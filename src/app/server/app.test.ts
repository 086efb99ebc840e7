import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { samplePdf } from '../../base/file/test-files'
import { addDays, osloDay } from '../../base/kit/day'
import type { Row } from '../../base/kit/endpoint'
import { expenseCalls } from '../../books/expense/calls'
import { supplierCalls } from '../../books/supplier/calls'
import { accountCalls } from '../../landlord/account/calls'
import { registerCalls } from '../../landlord/registration/calls'
import { profileCalls } from '../../landlord/account/calls-profile'
import { houseCalls } from '../../landlord/house/calls'
import { tenancyCalls } from '../../lease/tenancy/calls'
import { paperCalls } from '../../lease/document/calls'
import { ledgerCalls } from '../../books/ledger/calls'
import { allCalls } from './module-list'
import { testApp, testHouse, testPassword, testProfile, type TestApp } from './test-app'
import { changeCalls } from '../../landlord/login/calls-change'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(async () => {
  expect(app.bugs).toEqual([])
  await app.close()
})

/** Request fields that the API document must explain. */
const explained = [
  'agreed',
  'anyway',
  'conditions',
  'difference_due_on',
  'from_year',
  'guarantee',
  'header_line',
  'holiday_home',
  'home_use',
  'noticed_on',
  'offered_for_rent',
  'only_new',
  'percent',
  'sold_for',
  'sold_on',
  'upgrades',
]

describe('the app', () => {
  it('says that it is up and ready', async () => {
    expect((await app.raw('GET', '/api/health', undefined)).status).toBe(200)
    expect((await app.raw('GET', '/api/ready', undefined)).status).toBe(200)
  })

  it('describes every call in a valid OpenAPI 3.1 document', async () => {
    const document = JSON.parse((await app.raw('GET', '/api/openapi.json', undefined)).body) as {
      paths: Record<string, object>
    }
    const result = await new Validator().validate(document)
    expect(result.errors ?? []).toEqual([])
    expect(result.valid).toBe(true)
    const described = Object.entries(document.paths).flatMap(([path, calls]) =>
      Object.keys(calls).map((method) => `${method.toUpperCase()} ${path.slice(1)}`),
    )
    expect(described.toSorted()).toEqual(allCalls.map((row) => row.name).toSorted())
  })

  it('says of fields whose names are not enough what they are', async () => {
    const { body } = await app.raw('GET', '/api/openapi.json', undefined)
    const lacking = new Set<string>()
    const look = (schema: unknown): void => {
      if (typeof schema !== 'object' || schema === null) return
      const { properties = {} } = schema as { properties?: Record<string, { description?: string }> }
      for (const name of explained) if (properties[name] && !properties[name].description) lacking.add(name)
      Object.values(schema).forEach(look)
    }
    const { paths } = JSON.parse(body) as { paths: Record<string, Record<string, { requestBody?: object }>> }
    for (const calls of Object.values(paths)) for (const { requestBody } of Object.values(calls)) look(requestBody)
    expect([...lacking]).toEqual([])
  })

  it('describes what a call is refused with, and the headers of conditions, retries and waiting', async () => {
    type Parts = Record<string, { headers?: object; content?: { 'application/json': { schema: object } } }>
    type Call = { parameters: { name: string; in: string }[]; responses: Parts }
    const { body } = await app.raw('GET', '/api/openapi.json', undefined)
    const { paths } = JSON.parse(body) as { paths: Record<string, Record<string, Call>> }
    const headersOf = (row: Row) => {
      const { parameters, responses } = paths[`/${row.path}`]![row.method.toLowerCase()]!
      const taken = parameters.filter((one) => one.in === 'header').map(({ name }) => name)
      return { taken, of: (status: number) => Object.keys(responses[status]?.headers ?? {}), responses }
    }
    for (const row of allCalls) {
      const { taken, of, responses } = headersOf(row)
      expect([row.name, taken.includes('Idempotency-Key'), '400' in responses]).toEqual([
        row.name,
        row.writes,
        row.writes,
      ])
      expect([row.name, taken.includes('If-Match')]).toEqual([row.name, row.ifMatch !== undefined])
      expect([row.name, of(row.status)]).toEqual([
        row.name,
        [
          ...(row.tagged || row.versioned ? ['ETag'] : []),
          ...(row.leavesOut ? ['X-Unreadable'] : []),
          ...(row.asksRegister ? ['X-Register'] : []),
        ],
      ])
      expect([row.name, taken.includes('If-None-Match'), '304' in responses]).toEqual([
        row.name,
        row.versioned,
        row.versioned,
      ])
      if (row.writes) expect([row.name, of(409)]).toEqual([row.name, [...(row.ifMatch ? ['ETag'] : []), 'Retry-After']])
      if ('429' in responses) expect([row.name, of(429)]).toEqual([row.name, ['Retry-After']])
      expect([row.name, '401' in responses]).toEqual([row.name, row.access !== 'public'])
      const conflict = responses['409']?.content?.['application/json'].schema
      if (row.ifMatch)
        expect(conflict).toMatchObject({ anyOf: [{ required: ['message', 'current', 'requestId'] }, {}] })
    }
    expect(headersOf(houseCalls.restore).responses).toHaveProperty('402')
    expect(headersOf(changeCalls.confirmEmail).responses).toHaveProperty('409')
    for (const row of [paperCalls.paper, paperCalls.openPaper, tenancyCalls.signManual, tenancyCalls.signedPaper])
      for (const status of ['409', '429']) expect(headersOf(row).responses, row.name).toHaveProperty(status)
  })

  it('shows every call on a page to read', async () => {
    const page = await app.raw('GET', '/api/docs', undefined)
    for (const row of allCalls) expect(page.body).toContain(`${row.method} /api/${row.path}`)
    expect(page.body.split('May carry <code>If-Match</code>')).toHaveLength(
      allCalls.filter(({ ifMatch }) => ifMatch).length + 1,
    )
    expect(page.body.split('with an <code>ETag</code>')).toHaveLength(
      allCalls.filter(({ tagged, versioned }) => tagged || versioned).length + 1,
    )
  })

  it('answers unknown paths and unreadable bodies in the shape of every refusal', async () => {
    const missing = await app.raw('GET', '/api/poetry', undefined)
    expect([missing.status, JSON.parse(missing.body)]).toEqual([
      404,
      { message: 'notFound', requestId: expect.any(String) },
    ])
    const broken = await app.raw('POST', '/api/auth/login', '{"email":', {
      headers: { 'content-type': 'application/json' },
    })
    expect([broken.status, (JSON.parse(broken.body) as { message: string }).message]).toEqual([400, 'malformed'])
    const wrong = await app.raw('POST', '/api/auth/login', 'hello', { headers: { 'content-type': 'text/plain' } })
    expect(wrong.status).toBe(415)
  })

  it('says where weaknesses are told of', async () => {
    const { status, headers, body } = await app.raw('GET', '/.well-known/security.txt', undefined)
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(headers['content-security-policy']).toContain("default-src 'self'")
    expect(body.split('\r\n')).toEqual([
      'Contact: mailto:support@husbok.test',
      `Expires: ${addDays(osloDay(app.now()), 182)}T23:59:59Z`,
      'Preferred-Languages: nb, en',
      'Canonical: http://husbok.test/.well-known/security.txt',
      '',
    ])
  })

  it('carries the security headers on every answer', async () => {
    for (const url of ['/api/health', '/api/poetry', '/api/profile']) {
      const { headers } = await app.raw('GET', url, undefined)
      expect(headers['content-security-policy']).toContain("default-src 'self'")
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['cache-control']).toBe('no-store')
    }
  })

  describe('compresses', () => {
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync }
    const get = (url: string, encoding?: string, token?: string) =>
      app.raw('GET', url, undefined, { token, ...(encoding && { headers: { 'accept-encoding': encoding } }) })

    it.each(['br', 'gzip'] as const)('a long list with %s, when it is asked for', async (encoding) => {
      for (const url of ['/api/openapi.json', '/api/contract/get-iso-country-list']) {
        const [plain, small] = [await get(url), await get(url, `deflate, ${encoding}`)]
        expect(small.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
        expect(small.bytes.length * 2).toBeLessThan(plain.bytes.length)
        expect(Number(small.headers['content-length'])).toBe(small.bytes.length)
        expect(unpack[encoding](small.bytes).equals(plain.bytes)).toBe(true)
      }
    })

    it.each([undefined, 'identity', 'gzip;q=0, br;q=0', 'zstd', ','])(
      'nothing for a caller who says %s',
      async (encoding) => {
        expect((await get('/api/contract/get-iso-country-list', encoding)).headers['content-encoding']).toBeUndefined()
      },
    )

    it('neither short answers, nor pages and files, nor what a write answers', async () => {
      const { token } = await app.landlord()
      const file = JSON.parse(
        (await app.upload(token, 'a.pdf', Buffer.concat([samplePdf(), Buffer.alloc(20_000)]))).body,
      ) as { url: string }
      for (const url of ['/api/house', '/api/docs', file.url]) {
        const answer = await get(url, 'gzip, br', token)
        expect([url, answer.status, answer.headers['content-encoding']]).toEqual([url, 200, undefined])
      }
      // A refused body with 600 unknown fields gets a long answer that repeats what the caller sent.
      const many = Object.fromEntries(Array.from({ length: 600 }, (_, n) => [`unknown-field-${n}`, n]))
      const refused = await app.raw('POST', '/api/house', many, { token, headers: { 'accept-encoding': 'gzip' } })
      expect([refused.status, refused.headers['content-encoding']]).toEqual([422, undefined])
    })
  })

  it('takes a landlord from registration to the first voucher', async () => {
    const { accessToken: token, user } = await app.call(registerCalls.register, {
      body: { email: ' Ola@Example.no ', password: testPassword, isAgreePolicy: true },
    })
    expect([user.email, user.is_register_finished]).toEqual(['ola@example.no', false])
    const saved = await app.call(profileCalls.saveProfile, { body: testProfile }, { token })
    expect(saved.ssn).toBe(testProfile.ssn)
    const house = await app.raw('POST', '/api/house', testHouse, { token })
    expect(house.status).toBe(201)
    const { id: houseId } = JSON.parse(house.body) as { id: number }
    const [supplier] = await app.call(supplierCalls.list, {}, { token })
    const made = await app.call(
      expenseCalls.create,
      {
        body: {
          houseId,
          cost_type: 'maintenance',
          description: 'Maling',
          supplierId: supplier!.id,
          repeat: 'never',
          sum: 1234.5,
          date: '2026-11-01',
          franchise: 100,
        },
      },
      { token },
    )
    expect(made.sum).toBe(123450)
    const all = await app.call(ledgerCalls.allTypes, { query: { houseId: String(houseId) } }, { token })
    expect(all.bilags.map((row) => [row.id, row.sum])).toEqual([[made.id, 123450]])
    expect((await app.call(accountCalls.profile, {}, { token })).is_register_finished).toBe(true)
  })

  it('gives an equal request with the same key the same answer, and no second effect', async () => {
    const { token } = await app.landlord()
    const body = { name: 'Elektro AS', address: 'Gata 1', city: 'Oslo', postcode: '0150' }
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => app.raw('POST', '/api/supplier', body, { token, key: 'the-same-key' })),
    )
    expect(new Set(answers.map((answer) => `${answer.status} ${answer.body}`)).size).toBe(1)
    expect((await app.call(supplierCalls.list, {}, { token })).filter((row) => row.name === 'Elektro AS')).toHaveLength(
      1,
    )
    const other = await app.raw('POST', '/api/supplier', { ...body, name: 'Other' }, { token, key: 'the-same-key' })
    expect([other.status, (JSON.parse(other.body) as { message: string }).message]).toEqual([
      422,
      'idempotencyKeyReused',
    ])
  })
})
