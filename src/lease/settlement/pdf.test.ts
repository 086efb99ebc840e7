import { describe, expect, it } from 'vitest'
import { samplePicture } from '../../base/file/test-files'
import { day } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import { readPdf, textOutsideMargins } from '../../base/pdf/test-pdf'
import type { SettlementData } from './model-paper'
import { settlementPaper } from './pdf'
import { settlementShares } from './rules'

const margin = { x: (24 / 25.4) * 72, top: (20 / 25.4) * 72, bottom: (8 / 25.4) * 72 }
const photo = {
  url: `/api/document/${'a'.repeat(22)}`,
  name: 'a.jpg',
  type: 'image/jpeg' as const,
  size: 1,
  uploaded_on: day('2026-11-19'),
  sha256: 'ab'.repeat(32),
}
const items: SettlementData['items'] = [
  { kind: 'rent', text: 'Leie for november', sum: ore(950_000), photos: [], handoverItem: null },
  {
    kind: 'damage',
    text: 'Brennmerke i gulvet',
    sum: ore(400_000),
    photos: [photo.url],
    handoverItem: { handoverId: 1, room: 'Kjøkken', item: 'Gulv' },
  },
]
const deposit = ore(3_600_000)
const settlement = (more: Partial<SettlementData> = {}): SettlementData => ({
  number: 3,
  writtenOn: day('2026-11-20'),
  landlord: 'Kari Nordmann',
  tenants: ['Åse Sørensen'],
  house: 'Storgata 12',
  address: 'Storgata 12, 0155 Oslo',
  items,
  deposit,
  owed: ore(950_000),
  isRentInDepositBank: false,
  photos: [photo],
  ...settlementShares(more.items ?? items, more.deposit ?? deposit),
  ...more,
})
async function read(data: SettlementData, lang: 'nb' | 'en' = 'nb') {
  const jpeg = await samplePicture(80, 60).jpeg().toBuffer()
  const { bytes } = await settlementPaper(data, lang, 1, async () => [{ kind: 'picture', jpeg, width: 80, height: 60 }])
  const paper = await readPdf(bytes)
  expect(textOutsideMargins(paper, margin)).toEqual([])
  return { ...paper, flat: paper.text.replace(/[\s\u00a0]+/g, ' ') }
}

describe('a settlement', () => {
  it.each(['nb', 'en'] as const)('names each claim with its proof, and what each gets, in %s', async (lang) => {
    const { flat, roles } = await read(settlement(), lang)
    for (const part of [
      'Sluttoppgjør',
      'Leie for november',
      'Fra overtakelseslisten: Kjøkken, Gulv',
      'kr 13 500',
      'kr 36 000',
      'kr 22 500',
      'Bilde 1: Brennmerke i gulvet',
      'Lastet opp 19.11.2026',
    ])
      expect(flat).toContain(part)
    expect(flat.includes('Settlement')).toBe(lang === 'en')
    expect(flat.match(/Sted og dato/g)).toHaveLength(2)
    expect(roles).toEqual(expect.arrayContaining(['H1', 'Table', 'TH', 'Figure']))
  })

  it('says what signing means, what no consent means, and whose the interest is', async () => {
    const { flat } = await read(settlement())
    expect(flat).toContain('samtykker leietakeren i at kr 13 500 av depositumet betales til utleieren')
    expect(flat).toContain('Leietakeren har ingen plikt til å samtykke')
    expect(flat).toMatch(/fem uker siden varselet ble sendt.*§ 3-5/)
    expect(flat).toContain('Rentene på depositumskontoen tilhører leietakeren')
    expect(flat).not.toContain('fortsatt skyldig')
    expect(flat).toContain('htu.no')
    expect(flat).not.toContain('samme bank')
    expect(flat).not.toContain('høyere enn depositumet')
    // § 3-5 fourth and fifth paragraph: the tenant has five weeks too.
    expect((await read(settlement({ isRentInDepositBank: true }))).flat).toMatch(
      /en konto i samme bank.*Banken varsler leietakeren og betaler når det er gått fem uker/,
    )
  })

  it('is signed by all landlords, and has English figures in English', async () => {
    const { flat } = await read(settlement({ coLandlords: ['Eva Nordmann'], deposit: ore(1_000_050) }), 'en')
    expect(flat).toContain('Utleiere / Landlords Kari Nordmann Eva Nordmann')
    expect(flat).toMatch(/Utleier 1 .*Kari Nordmann Utleier 2 .*Eva Nordmann/)
    expect(flat).toContain('kr 10 000,50 av depositumet')
    expect(flat).toContain('kr 10 000.50 of the deposit')
  })

  it('asks for no more than the deposit, and says what is left', async () => {
    const { flat } = await read(settlement({ deposit: ore(1_000_000) }))
    expect(flat).toContain('samtykker leietakeren i at kr 10 000 av depositumet betales til utleieren')
    expect(flat).toContain('Kravene er kr 3 500 høyere enn depositumet')
  })

  it('of several tenants is agreed to by the one who provides the deposit alone, and accepted by the others', async () => {
    const tenants = ['Kari Leier', 'Per Hansen', 'Ola Dahl'] as const
    for (const lang of ['nb', 'en'] as const) {
      const { flat } = await read(settlement({ tenants, isRentInDepositBank: true }), lang)
      expect(flat).toContain('samtykker Kari Leier i at kr 13 500 av depositumet betales til utleieren')
      expect(flat).toContain('at kr 22 500 betales til Kari Leier.')
      expect(flat).toContain('det er bare Kari Leier som kan samtykke')
      expect(flat).toContain('Kari Leier har ingen plikt til å samtykke')
      expect(flat).toMatch(/Til Kari Leier.* kr 22 500/)
      expect(flat.match(/samtykker til utbetalingen/g)).toHaveLength(1)
      expect(flat.match(/godtar postene/g)!.length).toBeGreaterThanOrEqual(2)
      expect(flat).not.toMatch(/samtykker leietakeren|Leietakeren har ingen plikt/)
      expect(flat.includes('consents to the payout')).toBe(lang === 'en')
    }
    // Without a claim there is nothing to consent to, and without a deposit nobody can.
    expect((await read(settlement({ tenants, items: [], photos: [] }))).flat).toContain('betales til Kari Leier.')
    const none = (await read(settlement({ tenants, deposit: ore(0) }))).flat
    expect(none).toContain('Leietakerne har ingen plikt til å godta dem.')
    expect(none).not.toContain('samtykker')
  })

  it('says that rent without an item is still owed', async () => {
    for (const more of [{}, { deposit: ore(0) }])
      expect((await read(settlement({ owed: ore(1_900_000), ...more }))).flat).toContain(
        'Leie som ikke er med i postene, er fortsatt skyldig.',
      )
  })

  it('without a claim gives all back, and without a deposit speaks of none', async () => {
    const nothing = (await read(settlement({ items: [], photos: [] }))).flat
    expect(nothing).toContain('Utleieren krever ingenting.')
    expect(nothing).toContain('Hele depositumet, kr 36 000, betales til leietakeren.')
    expect(nothing).not.toContain('plikt til å samtykke')
    const none = (await read(settlement({ deposit: ore(0) }))).flat
    expect(none).toContain('godtar leietakeren postene over')
    expect(none).toContain('Leietakeren har ingen plikt til å godta dem.')
    expect(none).not.toMatch(/depositumskonto|Rentene/)
  })

  it('has the signatures on a page with the sentences that they are about', async () => {
    // As many claims as fill a page with everything but the signatures.
    for (let count = 1; count <= 24; count += 1) {
      const many = Array.from({ length: count }, () => items[0]!)
      const { pages } = await read(settlement({ items: many, photos: [] }))
      const last = pages
        .at(-1)!
        .items.map(({ str }) => str)
        .join(' ')
        .replace(/[\s\u00a0]+/g, ' ')
      expect(last, String(count)).toMatch(/Sted og dato/)
      expect(last, String(count)).toContain('htu.no')
    }
  })

  it('keeps long words inside, and typed markup as it is', async () => {
    const text = 'W'.repeat(100)
    const long = items.map((item) => Object.assign({}, item, { text, handoverItem: `#import "x" ${'W'.repeat(80)}` }))
    expect((await read(settlement({ items: long, landlord: 'W'.repeat(101) }), 'en')).flat).toContain('#import "x"')
  })
})
