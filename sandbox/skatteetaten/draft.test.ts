import { describe, expect, it } from 'vitest'
import { makeDraft } from './draft'
import { readReturn, schemaOf } from './return'
import { taxpayerOf, taxpayers } from './taxpayers'
import { openXml } from './xml'

const cases = taxpayers.flatMap((taxpayer) =>
  [2023, 2024, 2025, 2026].map((year) => [taxpayer.name, year, taxpayer] as const),
)

describe('a draft', () => {
  it.each(cases)('of %s for %d is what the schema of its year asks for', async (_name, year, taxpayer) => {
    const xml = await openXml()
    expect(await xml.problemOf(makeDraft(taxpayer, year), schemaOf(year))).toBeNull()
  })

  it('of another year is refused by the schema', async () => {
    const xml = await openXml()
    const draft = makeDraft(taxpayers[0]!, 2025)
    expect(await xml.problemOf(draft, schemaOf(2024))).not.toBeNull()
    expect(await xml.problemOf(draft.replace('<id>konto-1</id>', ''), schemaOf(2025))).toContain('bankensNavn')
    expect(await xml.problemOf(`${draft}<`, schemaOf(2025))).toBe('not well-formed')
  })

  it.each([2023, 2024, 2025, 2026])('for %d reads the same, however its version writes it', async (year) => {
    const xml = await openXml()
    const read = (pid: string) => readReturn(xml.parse(makeDraft(taxpayerOf(pid)!, year))!)
    const kari = read('29817491020')
    expect(kari).toMatchObject({ year, taxpayer: '50000001' })
    expect(kari.properties).toMatchObject([
      {
        id: 'eiendom-40001',
        registerId: '40001',
        municipality: '0301',
        number: '228/41/0/7',
        address: 'Markveien 12, 0554 OSLO',
        wealthEntries: [{ type: 'selveidBolig' }],
        isSecondaryHome: true,
        lettings: [
          {
            id: 'utleie-40001',
            gross: 132_000,
            costs: { maintenance: 8000 },
            share: 100,
            tenants: ['Fjorårets <Leietaker> & Sønn'],
          },
        ],
      },
      { number: '164/903/2/0', lettings: [] },
    ])
    expect(read('04886991180').properties).toMatchObject([
      { number: '948677733/23', wealthEntries: [{ type: 'boenhetIBoligselskap' }] },
    ])
    expect(read('12837610050').properties).toMatchObject([
      {
        name: 'Stugan "Måsen" & brygga',
        country: 'SE',
        registerId: '',
        wealthEntries: [{ type: 'selveidFritidseiendom' }],
        lettings: [],
      },
      { address: 'Pedersgata 40B, 4013 STAVANGER', lettings: [{ share: 50, gross: 0 }] },
    ])
    expect(read('17859291066').properties).toEqual([])
  })
})
