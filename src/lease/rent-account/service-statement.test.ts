import { describe, expect, it } from 'vitest'
import { readPdf } from '../../base/pdf/test-pdf'
import { rentAccountFixture } from './test-rent-account'
import { rentYearCalls } from './calls-year'

const { at, params, refusal, landlord } = rentAccountFixture()
const period = { from: '2026-10', to: '2026-11' }

const link = async (id: number, options: { token: string }, query: object = period) =>
  (await at.app.call(rentYearCalls.statement, { ...params(id), query: query as typeof period }, options)).url
const year = (options: { token: string }, of = '2026') =>
  at.app.call(rentYearCalls.year, { query: { year: of } }, options)

describe('the year of rent accounts', () => {
  it('has each followed contract with its months, and no other', async () => {
    const { signed, follow, pay, options } = await landlord()
    const [one, other] = [await signed(), await signed()]
    expect(await year(options)).toEqual([])
    await follow(one, { follows_from: '2026-10' })
    await pay(one, { date: '2026-10-01', sum: 9500 })
    const [found, ...rest] = await year(options)
    expect(rest).toEqual([])
    expect(found).toMatchObject({ contractId: one })
    expect(found!.months.map(({ month, paid, state }) => [month, paid, state])).toEqual([
      ['2026-10', 950_000, 'paid'],
      ['2026-11', 0, 'late'],
    ])
    expect(found!.not_followed).toEqual([
      { month: '2026-08', sum: 950_000 },
      { month: '2026-09', sum: 950_000 },
    ])
    expect(await year(options, '2025')).toEqual([])
    await follow(other, { follows_from: '2026-11' })
    expect((await year(options)).map(({ contractId }) => contractId)).toEqual([one, other])
  })
})

describe('the KIDs of a contract', () => {
  it('are those that the landlord has named, and nobody else reads them', async () => {
    const { signed, follow, options } = await landlord()
    const stranger = await landlord()
    const id = await signed()
    const read = (of = options) => at.app.call(rentYearCalls.references, params(id), of)
    expect(await read()).toEqual({ references: [] })
    await follow(id, { references: ['123456782'] })
    expect(await read()).toEqual({ references: ['123456782'] })
    expect(await refusal(read(stranger.options))).toEqual([404, 'notFound', undefined])
  })
})

describe('a statement of rent paid', () => {
  it('opens by its link without a session, and says what was paid', async () => {
    const { signed, follow, pay, options } = await landlord()
    const id = await signed()
    await follow(id, { follows_from: '2026-10' })
    await pay(id, { date: '2026-10-03', sum: 12_000 })
    const answer = await at.app.raw('GET', await link(id, options), undefined)
    expect(answer.headers['content-type']).toBe('application/pdf')
    const text = (await readPdf(answer.bytes)).text.replaceAll('\u00a0', ' ')
    for (const part of ['oktober 2026', '03.10.2026', 'kr 9 500', 'kr 2 500', 'kr 12 000', 'kr 7 000'])
      expect(text).toContain(part)
  })

  it('is in the language of the lease unless another is asked for: English stands beside the Norwegian', async () => {
    const { signed, follow, pay, options } = await landlord()
    const [english, norwegian] = [await signed({ language: 'en' }), await signed({ language: 'nb' })]
    const textOf = async (id: number, query: object = period) =>
      (await readPdf((await at.app.raw('GET', await link(id, options, query), undefined)).bytes)).text
    for (const id of [english, norwegian]) {
      await follow(id, { follows_from: '2026-10' })
      await pay(id, { date: '2026-10-03', sum: 12_000 })
    }
    const both = await textOf(english)
    for (const part of ['Oversikt over betalt leie', 'Statement of rent paid', 'October 2026', 'Date paid'])
      expect(both).toContain(part)
    expect(await textOf(norwegian)).not.toContain('Statement of rent paid')
    expect(await textOf(english, { ...period, lang: 'nb' })).not.toContain('Statement of rent paid')
    expect(await textOf(norwegian, { ...period, lang: 'en' })).toContain('Statement of rent paid')
  })

  it('is refused of a draft, of another’s contract, for months in the wrong order, and by a forged link', async () => {
    const { create, signed, options } = await landlord()
    const stranger = await landlord()
    const id = await signed()
    expect(await refusal(link(await create(), options))).toEqual([409, 'contractNotSigned', undefined])
    expect(await refusal(link(id, stranger.options))).toEqual([404, 'notFound', undefined])
    expect(await refusal(link(id, options, { from: '2026-11', to: '2026-10' }))).toEqual([
      422,
      'invalid',
      { from: 'startAfterEnd' },
    ])
    const url = await link(id, options)
    const status = async (of: string) => (await at.app.raw('GET', of, undefined)).status
    expect(await status(url.replace('2026-10', '2026-09'))).toBe(404)
    expect(await status(url.replace(/\?.*/, ''))).toBe(401)
  })
})
