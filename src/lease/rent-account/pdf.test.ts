import { describe, expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import { textOutsideMargins, readPdf } from '../../base/pdf/test-pdf'
import type { StatementData } from './model-statement'
import { statementPaper } from './pdf'

const margin = { x: (24 / 25.4) * 72, top: (20 / 25.4) * 72, bottom: (8 / 25.4) * 72 }
const statement = (changes: Partial<StatementData> = {}): StatementData => ({
  number: 3,
  writtenOn: day('2026-11-26'),
  landlord: {
    name: 'Kari Nordmann Ødegård',
    address: 'Parkveien 1, 0350 Oslo',
    email: 'kari@example.no',
    phone: '+47 900 00 000',
  },
  tenants: ['Åse Sørensen'],
  house: 'Storgata 12',
  address: 'Storgata 12 B, 0155 Oslo',
  from: day('2026-10-01'),
  to: day('2026-11-01'),
  months: [
    {
      month: day('2026-10-01'),
      dueOn: day('2026-10-01'),
      later: [],
      sum: ore(950_000),
      paid: ore(950_000),
      owed: ore(0),
      paidOn: [{ day: day('2026-10-01'), sum: ore(950_000) }],
    },
    {
      month: day('2026-11-01'),
      dueOn: day('2026-11-02'),
      later: [],
      sum: ore(950_000),
      paid: ore(700_050),
      owed: ore(249_950),
      paidOn: [
        { day: day('2026-11-02'), sum: ore(500_000) },
        { day: day('2026-11-09'), sum: ore(200_050) },
      ],
    },
  ],
  ...changes,
})
const read = async (data: StatementData, lang: 'nb' | 'en' = 'nb') => {
  const paper = await readPdf((await statementPaper(data, lang, 1)).bytes)
  return { ...paper, text: paper.text.replaceAll('\u00a0', ' ') }
}

describe('a statement of rent paid', () => {
  it.each(['nb', 'en'] as const)(
    'says whose it is, each month with its days, and what it comes to, in %s',
    async (lang) => {
      const paper = await read(statement(), lang)
      for (const text of [
        'Oversikt over betalt leie',
        'Kari Nordmann Ødegård',
        'Parkveien 1, 0350 Oslo',
        'Åse Sørensen',
        'Storgata 12 B, 0155 Oslo',
        'oktober 2026 – november 2026',
        '01.10.2026',
        'kr 9 500',
        'kr 7 000,50',
        '02.11.2026: kr 5 000',
        '09.11.2026: kr 2 000,50',
        // Rent and payments of both months, and the missing sum.
        'kr 19 000',
        'kr 16 500,50',
        'kr 2 499,50',
        'Skrevet ut 26.11.2026',
        'Avtale nr. 3',
        'Side 1 av',
      ])
        expect(paper.text).toContain(text)
      for (const text of ['Statement of rent paid', 'October 2026', 'Date paid'])
        expect(paper.text.includes(text), text).toBe(lang === 'en')
      expect(paper).toMatchObject({
        title: 'Oversikt over betalt leie – Storgata 12 – Åse Sørensen',
        language: 'nb-NO',
      })
      expect(paper.roles).toEqual(expect.arrayContaining(['H1', 'Table', 'TH']))
      expect(textOutsideMargins(paper, margin)).toEqual([])
    },
  )

  it('says nothing of what is not paid where all of it is', async () => {
    const [october] = statement().months
    expect((await read(statement({ months: [october!] }))).text).not.toContain('Ikke betalt')
  })

  it('says that no payments are known where none are', async () => {
    const { text } = await read(statement({ months: [] }), 'en')
    expect(text).not.toContain('Betalt for disse månedene')
    expect(text).toContain('Betalingene er ikke fulgt for disse månedene.')
    expect(text).toContain('Payments were not tracked for these months.')
  })

  it('says with which month it begins where that is later than what was asked for', async () => {
    const [, november] = statement().months
    const { text } = await read(statement({ months: [november!] }), 'en')
    expect(text).toContain('Oversikten begynner med november 2026.')
    expect(text).toContain('The statement begins with November 2026.')
  })

  it('holds two years and long names', async () => {
    const months = Array.from({ length: 24 }, (_, at) => ({
      ...statement().months[1]!,
      month: day(`${2025 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-01`),
      sum: ore(99_999_999_99),
    }))
    const tenants = Array.from({ length: 4 }, (_, at) => `${'Bartholomeus'.repeat(3)} ${at}`)
    const paper = await read(statement({ months, tenants }), 'en')
    expect(textOutsideMargins(paper, margin)).toEqual([])
    expect(paper.text).toContain('Side 2 av 2')
  })

  it('is saved under the names and the months', async () => {
    expect((await statementPaper(statement(), 'nb', 1)).name).toBe(
      'Storgata 12, Kari Nordmann Ødegård, Åse Sørensen leie 2026-10–2026-11.pdf',
    )
  })
})
