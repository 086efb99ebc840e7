import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CallRefused, testApp, type TestApp } from '../../app/server/test-app'
import { samplePdf } from '../../base/file/test-files'
import { addTime } from '../../base/kit/day'
import { readPdf } from '../../base/pdf/test-pdf'
import { contractCalls } from '../contract/calls'
import { tenancyCalls } from '../tenancy/calls'
import { testContract } from '../contract/test-contract'
import { paperCalls } from './calls'

let app: TestApp
let kari: Awaited<ReturnType<TestApp['landlord']>>
let ola: typeof kari
let id: number
const begin = '2026-11-20T10:00:00.000Z'
beforeAll(async () => {
  app = await testApp({ now: begin })
  kari = await app.landlord()
  ola = await app.landlord()
  const { url } = JSON.parse((await app.upload(kari.token, 'husordensregler.pdf', samplePdf())).body) as { url: string }
  id = (
    await app.call(
      contractCalls.create,
      { body: testContract(kari.houseId, [url], { tenant_last_name: 'Æsøy' }) },
      { token: kari.token },
    )
  ).id
})
afterAll(async () => {
  expect(app.bugs).toEqual([])
  await app.close()
})

const options = () => ({ token: kari.token })
const ask = (lang: 'nb' | 'en' = 'nb') =>
  app.call(paperCalls.paper, { params: { id: String(id) }, query: { lang } }, options())
const get = (url: string, token?: string) => app.raw('GET', url, undefined, { token })
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) =>
      error instanceof CallRefused ? [error.status, error.body.message] : [(error as Error).message],
  )

describe('the lease as PDF', () => {
  it('opens by its link without a session, named after house and parties, with what the contract says', async () => {
    const answer = await get((await ask()).url)
    expect(answer.status).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(answer.bytes.length),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    expect(decodeURIComponent(String(answer.headers['content-disposition']))).toContain(
      'Storgata 12, Kari Nordmann, Per Æsøy contract.pdf',
    )
    const { text } = await readPdf(answer.bytes)
    for (const expected of [
      'Kari Nordmann',
      'Per Æsøy',
      'Storgata 12',
      '12 000',
      '15.01.2026',
      'Hagen deles.',
      'husordensregler.pdf',
    ])
      expect(text).toContain(expected)
    expect(text).not.toContain('Lease agreement')
  })

  it('has English beside the Norwegian when asked', async () => {
    const [nb, en] = await Promise.all(
      (['nb', 'en'] as const).map(async (lang) => (await readPdf((await get((await ask(lang)).url)).bytes)).text),
    )
    expect(en!.length).toBeGreaterThan(nb!.length * 1.5)
  })

  it('of a draft bears its mark and day, but not where it is drawn to be signed, nor once it is signed', async () => {
    const made = await app.call(contractCalls.create, { body: testContract(kari.houseId, []) }, options())
    const of = { params: { id: String(made.id) } }
    const text = async (copy?: 'signing') => {
      const { url } = await app.call(paperCalls.paper, { ...of, query: { copy } }, options())
      return (await readPdf((await get(url)).bytes)).text
    }
    expect(await text()).toContain('Utkast av 20.11.2026')
    expect(await text('signing')).not.toMatch(/utkast(?!else)/i)
    await app.call(tenancyCalls.signManual, { ...of, body: {} }, options())
    expect(await text()).not.toMatch(/utkast(?!else)/i)
    expect(await text()).toBe(await text('signing'))
  })

  it('opens for its owner’s session alone, and for nobody else', async () => {
    const bare = `/api/contract/${id}/paper/contract?lang=nb`
    expect((await get(bare, kari.token)).status).toBe(200)
    expect((await get(bare, ola.token)).status).toBe(404)
    expect((await get(bare)).status).toBe(401)
  })

  it('has a link for five minutes, for this paper of this contract in this language only', async () => {
    const { url } = await ask()
    app.setNow(addTime(app.now(), 299_000))
    expect((await get(url)).status).toBe(200)
    const other = await app.call(
      contractCalls.create,
      {
        body: testContract(ola.houseId, [
          (JSON.parse((await app.upload(ola.token, 'a.pdf', samplePdf())).body) as { url: string }).url,
        ]),
      },
      { token: ola.token },
    )
    for (const forged of [
      url.replace('paper/contract', 'paper/checklist'),
      url.replace('paper/contract', 'paper/signing'),
      url.replace('lang=nb', 'lang=en'),
      url.replace(`contract/${id}`, `contract/${other.id}`),
      url.replace(/until=(\d+)/, (_, until: string) => `until=${Number(until) + 1}`),
      `${url.slice(0, -1)}${url.endsWith('A') ? 'B' : 'A'}`,
    ]) {
      expect((await get(forged)).status).toBe(404)
    }
    app.setNow(addTime(app.now(), 1000))
    expect((await get(url)).status).toBe(404)
    app.setNow(begin)
  })
})

describe('the handover list as PDF', () => {
  const paper = () => app.call(paperCalls.checklistPaper, { params: { id: String(id) }, query: {} }, options())
  it('is there when it is written', async () => {
    expect(await refusal(paper())).toEqual([404, 'notFound'])
    expect((await get(`/api/contract/${id}/paper/checklist`, kari.token)).status).toBe(404)
    await app.call(contractCalls.createChecklist, { params: { id: String(id) }, body: { number_keys: 7 } }, options())
    const answer = await get((await paper()).url)
    expect(decodeURIComponent(String(answer.headers['content-disposition']))).toContain('Per Æsøy checklist.pdf')
    const { text } = await readPdf(answer.bytes)
    for (const expected of ['Per Æsøy', '7']) expect(text).toContain(expected)
  })
})

describe('what is entered', () => {
  it.each(['nb', 'en'] as const)(
    'is drawn whatever it is (%s): markup, direction characters, long words, emoji, scripts without a glyph',
    async (lang) => {
      const { url } = JSON.parse((await app.upload(kari.token, 'b.pdf', samplePdf())).body) as { url: string }
      const other = `#import "x" *fet* $x$ \\ <script> 👩‍👩‍👧 ${'w'.repeat(900)} \u202eæø`
      const body = testContract(kari.houseId, [url], {
        tenant_first_name: '王'.repeat(50),
        tenant_last_name: 'Ø'.repeat(50),
        other,
      })
      const made = await app.call(contractCalls.create, { body }, options())
      const answer = await get(`/api/contract/${made.id}/paper/contract?lang=${lang}`, kari.token)
      expect(answer.status).toBe(200)
      expect((await readPdf(answer.bytes)).text).toContain('#import "x" *fet* $x$ \\ <script> □')
    },
  )
})
