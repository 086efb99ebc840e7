import { describe, expect, it } from 'vitest'
import { dayOf } from '../../base/kit/day'
import type { CallRefused } from '../../app/server/test-app'
import { readPdf } from '../../base/pdf/test-pdf'
import { regulationFixture } from './test-regulation'

const { at, landlord } = regulationFixture()

describe('a new rent', () => {
  it('is never about more than the index allows, unless the tenant has agreed or a figure isn’t known', async () => {
    const { signed, regulate, letter, read, mailsTo } = await landlord()
    const id = await signed({
      start_date: '2025-05-01',
      first_payment_date: '2026-11-01',
      tenant_email: 'above@example.no',
    })
    const raise = (month_sum: number, more: object = {}) => regulate(id, { month_sum, from: '2027-01-01', ...more })
    const refused = await raise(12_373).then(
      () => null,
      (error: unknown) => (error as CallRefused).body,
    )
    expect(refused).toMatchObject({ message: 'invalid', fields: { month_sum: 'aboveIndex' }, allowed: 12_372 })
    expect([(await read(id)).rents.length, await mailsTo('above@example.no')]).toEqual([1, []])
    await raise(20_000, { agreed: true })
    const agreed = (await readPdf((await at.app.raw('GET', await letter(id, '2027-01-01'), undefined)).bytes)).text
    expect(agreed).toContain('har avtalt skriftlig')
    const older = await signed({ start_date: '2014-05-01', first_payment_date: '2026-11-01' })
    await regulate(older, { month_sum: 20_000, from: '2027-01-01' })
    const { text } = await readPdf((await at.app.raw('GET', await letter(older, '2027-01-01'), undefined)).bytes)
    expect(text).toContain('ssb.no/kpi')
    expect(text).not.toContain('103,0')
  })

  it('rests on a newer figure that the landlord has read, and says so', async () => {
    const { signed, regulate, letter } = await landlord()
    const id = await signed({ start_date: '2025-05-01', first_payment_date: '2026-11-01' })
    await regulate(id, { month_sum: 12_504, from: '2027-01-01', index_month: '2026-10-01', index_value: '104,1' })
    const { text } = await readPdf((await at.app.raw('GET', await letter(id, '2027-01-01'), undefined)).bytes)
    for (const expected of [
      'mai 2025',
      '99,9',
      'oktober 2026',
      '104,1',
      'kr 12 504',
      'Statistisk sentralbyrå, tabell 14700',
      'Indeksen for oktober 2026 er lest av utleieren',
    ])
      expect(text.replaceAll('\u00a0', ' ')).toContain(expected)
  })

  it('rests on a month that a reading of the register has added, before the landlord has to type it', async () => {
    const { signed, regulate, letter } = await landlord()
    const read_at = at.app.now()
    const months = [1028, 1038, 1035, 1040, 1041].map((tenths, index) => ({
      month: dayOf(2026, 6 + index, 1),
      tenths,
      source: 'test',
      read_at,
    }))
    await at.app.db.insertInto('price_index').values(months).execute()
    const id = await signed({ start_date: '2025-05-01', first_payment_date: '2026-11-01' })
    await expect(regulate(id, { month_sum: 12_505, from: '2027-01-01' })).rejects.toMatchObject({
      body: { fields: { month_sum: 'aboveIndex' }, allowed: 12_504 },
    })
    // A figure that is known need not be typed, and a typed one doesn't stand over it.
    await expect(
      regulate(id, { month_sum: 12_504, from: '2027-01-01', index_month: '2026-10-01', index_value: '109,9' }),
    ).rejects.toMatchObject({ body: { fields: { index_month: 'indexMonth' } } })
    await regulate(id, { month_sum: 12_504, from: '2027-01-01' })
    const opened = async () =>
      (await readPdf((await at.app.raw('GET', await letter(id, '2027-01-01'), undefined)).bytes)).text
    const text = (await opened()).replaceAll('\u00a0', ' ')
    for (const expected of ['oktober 2026', '104,1', 'kr 12 504']) expect(text).toContain(expected)
    expect(text).not.toContain('lest av utleieren')
    // A letter that was sent keeps its figures when other values are stored later.
    await at.app.db.updateTable('price_index').set({ tenths: 1099 }).where('month', '=', months.at(-1)!.month).execute()
    expect((await opened()).replaceAll('\u00a0', ' ')).toBe(text)
    await at.app.db.deleteFrom('price_index').execute()
  })
})
