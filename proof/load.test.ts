import { randomBytes } from 'node:crypto'
import { Agent, request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testHouse, testProfile } from '../src/app/server/test-app'
import { onePicture } from '../src/base/pdf/test-hostile-file'
import { testContract } from '../src/lease/contract/test-contract'
import { openMeasuredApp, type MeasuredApp } from './measured-app'

// The cost of many simultaneous callers for all others. Only ratios within one run and bytes of memory are checked, never
// seconds.

let app: MeasuredApp
const agent = new Agent({ keepAlive: true })
beforeAll(async () => void (app = await openMeasuredApp()))
afterAll(async () => {
  agent.destroy()
  await app.close()
})

interface Answer {
  readonly status: number
  readonly bytes: number
  readonly body: string
  readonly headers: Readonly<Record<string, unknown>>
}

/** One call on a connection that may be reused. Its bytes are counted, and kept only for JSON. */
const callOnce = (method: string, path: string, token: string, body?: unknown) =>
  new Promise<Answer>((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    }
    const sent = request(`${app.base}${path}`, { method, agent, headers }, (response) => {
      const { statusCode: status = 0, headers: received } = response
      let [bytes, text] = [0, '']
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
        if (received['content-type']?.includes('json')) text += chunk.toString()
      })
      response.once('end', () => resolve({ status, bytes, body: text, headers: received }))
      response.once('error', reject)
    })
    sent.once('error', (error) => reject(Object.assign(error, { isReused: sent.reusedSocket })))
    sent.end(body === undefined ? undefined : JSON.stringify(body))
  })

/** Makes the call again if the server closes a reused connection while the caller is busy elsewhere. */
const call: typeof callOnce = async (...asked) => {
  for (;;)
    try {
      return await callOnce(...asked)
    } catch (error) {
      const { isReused, code } = error as NodeJS.ErrnoException & { isReused?: boolean }
      if (asked[0] !== 'GET' || !isReused || code !== 'ECONNRESET') throw error
    }
}

/** An account with a profile, a house and `contracts` contracts. Returns the links to all their leases, in both languages. */
async function landlordWithLeases(name: string, contracts: number) {
  const { token } = await app.register(`${name}@husbok.test`)
  const make = async (path: string, body: unknown) =>
    JSON.parse((await call('POST', path, token, body)).body) as { id: number }
  await call('PUT', '/api/profile', token, testProfile)
  const house = await make('/api/house', testHouse)
  const links: string[] = []
  for (let n = 0; n < contracts; n += 1) {
    const { id } = await make('/api/contract', testContract(house.id, [], { tenant_last_name: `Hansen ${name} ${n}` }))
    for (const lang of ['nb', 'en']) links.push(`/api/contract/${id}/paper/contract?lang=${lang}`)
  }
  return { token, links }
}

/** The 99th percentile in ms of a call that four callers repeat while `load` runs. */
async function p99While(load: Promise<unknown>): Promise<number> {
  const times: number[] = []
  const state = { running: true }
  const callers = Array.from({ length: 4 }, async () => {
    while (state.running) {
      const began = performance.now()
      await call('GET', '/api/health', '')
      times.push(performance.now() - began)
      await new Promise((next) => setTimeout(next, 2))
    }
  })
  await load
  state.running = false
  await Promise.all(callers)
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)]!
}

describe('papers', () => {
  const readers = 200
  const accounts = 10

  /** All readers at once. Each reads `times` times. */
  const readAll = (times: number, one: (reader: number) => Promise<unknown>) =>
    Promise.all(
      Array.from({ length: readers }, async (_, reader) => {
        for (let n = 0; n < times; n += 1) await one(reader + n * readers)
      }),
    )

  it(`${readers} readers at once hold nobody else up more than as many readers of a list do`, async () => {
    const landlords = await Promise.all(Array.from({ length: accounts }, (_, n) => landlordWithLeases(`leser${n}`, 5)))
    const papers = landlords.flatMap(({ token, links }) => links.map((link) => ({ token, link })))
    const wrong: string[] = []
    const read = async ({ token, link }: { token: string; link: string }, least: number) => {
      const { status, bytes } = await call('GET', link, token)
      // A paper that waited for 30 seconds is refused. That is an answer too.
      if (status !== 429 && (status !== 200 || bytes < least)) wrong.push(`${link}: ${status}, ${bytes} bytes`)
    }
    const houses = (reader: number) => read({ token: landlords[reader % accounts]!.token, link: '/api/house' }, 2)
    // The first calls load what stays in memory, so they are not measured.
    await readAll(2, houses)
    await call('GET', papers[0]!.link, papers[0]!.token)
    const lists = await p99While(readAll(10, houses))
    const many = await p99While(readAll(2, (reader) => read(papers[reader % papers.length]!, 10_000)))
    console.log(
      `p99 of GET health, in ms: ${lists.toFixed(0)} under ${readers} readers of houses, ${many.toFixed(0)} of ${papers.length} papers`,
    )
    expect(wrong).toEqual([])
    // If papers were drawn between the calls, the ratio would be above 7.
    expect(many / lists).toBeLessThanOrEqual(2)
  })
})

describe('uploads', () => {
  const files = 100
  const accounts = 4
  const megabyte = 1024 * 1024
  const pdf = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(10 * megabyte - 9, 0x20)])

  /**
   * The body is streamed from one buffer. Copying a gigabyte first would make the server wait for the headers. Each upload
   * has a connection of its own: one that is reused may just be closed by the server, and an upload isn't sent again.
   */
  const upload = (token: string, n: number) =>
    new Promise<number>((resolve, reject) => {
      const parts = [
        Buffer.from(`--x\r\ncontent-disposition: form-data; name="file"; filename="kvittering ${n}.pdf"\r\n\r\n`),
        pdf,
        Buffer.from('\r\n--x--\r\n'),
      ]
      const headers = {
        authorization: `Bearer ${token}`,
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': String(parts.reduce((sum, part) => sum + part.length, 0)),
      }
      const sent = request(`${app.base}/api/document`, { method: 'POST', agent: false, headers }, (response) => {
        response.resume().once('end', () => resolve(response.statusCode ?? 0))
      })
      sent.once('error', reject)
      for (const part of parts) sent.write(part)
      sent.end()
    })

  it(`${files} of 10 MB at once take less than 150 MB of memory, whoever sends them`, async () => {
    const tokens = await Promise.all(
      Array.from({ length: accounts }, async (_, n) => (await app.register(`fil${n}@husbok.test`)).token),
    )
    // The first upload loads what stays in memory, so it is not measured.
    await upload(tokens[0]!, 0)
    await app.memory()
    const { now: before } = await app.memory()
    const statuses = await Promise.all(Array.from({ length: files }, (_, n) => upload(tokens[n % accounts]!, n)))
    const { peak } = await app.memory()
    console.log(
      `${files} uploads: ${Math.round(before / megabyte)} MB before, ${Math.round(peak / megabyte)} MB at most`,
    )
    // Uploads that waited too long for their turn are refused. That is also an answer.
    expect(statuses.filter((status) => status !== 201 && status !== 429)).toEqual([])
    expect(statuses.filter((status) => status === 201).length).toBeGreaterThan(files / 4)
    expect((peak - before) / megabyte).toBeLessThan(150)
  })
})

describe('drafts that hold large files', () => {
  it('let 100 readers hold nobody else up more than as many readers of a list do', async () => {
    const { token } = await app.register('store@husbok.test')
    await call('PUT', '/api/profile', token, testProfile)
    const house = JSON.parse((await call('POST', '/api/house', token, testHouse)).body) as { id: number }
    const links: string[] = []
    const side = 2700
    for (let n = 0; n < 5; n += 1) {
      const picture = `/Width ${side}/Height ${side}/BitsPerComponent 8/ColorSpace/DeviceGray`
      const form = new FormData()
      form.set('file', new Blob([new Uint8Array(onePicture(picture, randomBytes(side * side)))]), `plan ${n}.pdf`)
      const sent = { method: 'POST', headers: { authorization: `Bearer ${token}` }, body: form }
      const { url } = (await (await fetch(`${app.base}/api/document`, sent)).json()) as { url: string }
      const made = await call('POST', '/api/contract', token, testContract(house.id, [url], { tenant_city: `By ${n}` }))
      const { id } = JSON.parse(made.body) as { id: number }
      links.push(`/api/contract/${id}/paper/contract?lang=nb`)
    }
    const statuses = new Set<number>()
    const readers = async (linkOf: (reader: number) => string) => {
      const ends = Date.now() + 10_000
      await Promise.all(
        Array.from({ length: 100 }, async (_, reader) => {
          while (Date.now() < ends) statuses.add((await call('GET', linkOf(reader), token)).status)
        }),
      )
    }
    const lists = await p99While(readers(() => '/api/house'))
    const drafts = await p99While(readers((reader) => links[reader % 5]!))
    console.log(
      `p99 of GET health, in ms: ${lists.toFixed(0)} under 100 readers of houses, ${drafts.toFixed(0)} of five drafts of 7 MB`,
    )
    expect([...statuses].filter((status) => ![200, 429].includes(status))).toEqual([])
    expect(drafts / lists).toBeLessThanOrEqual(2)
  })
})
