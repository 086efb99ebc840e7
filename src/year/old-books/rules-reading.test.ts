import { strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { madeXlsx, type MadeCell, type MadeSheet } from '../old-sheet/test-books'
import {
  costsOf,
  emptyAccount,
  housesOf,
  incomesOf,
  questionsOf,
  readFile,
  readSheets,
  skippedOf,
} from './test-reading'
import type { ReadingOptions } from './rules-proposal'

const d = (day: string): MadeCell => ({ day })

const tenantHeader = ['Leietaker', 'Bolig', 'Husleie', 'Innflyttet']

describe('a list of tenants', () => {
  it('is read alone', () => {
    const reading = readSheets([
      {
        name: 'Leietakere',
        rows: [tenantHeader, ['Siv Rød', 'Loftet', 7000, d('2022-08-01')], ['Odd Lie', 'Kjelleren', 6000, null]],
      },
    ])
    expect(housesOf(reading)).toEqual(['Loftet'])
    expect(reading.proposal.contracts).toMatchObject([{ house: 0, tenant_last_name: 'Rød', start_date: '2022-08-01' }])
    // Nobody knows where the rent of earlier months was booked.
    expect(reading.proposal.contracts[0]!.books_from).toBe('2026-11-01')
  })

  it('names a house that no cost or income has', () => {
    const reading = readSheets([
      { name: 'Leietakere', rows: [tenantHeader, ['Siv Rød', 'Loftet', 7000, d('2022-08-01')]] },
      {
        name: '2023',
        rows: [
          ['Dato', 'Bolig', 'Tekst', 'Utgift'],
          [d('2023-05-05'), 'Kjelleren', 'Strøm', 300],
        ],
      },
    ])
    expect(housesOf(reading).toSorted()).toEqual(['Kjelleren', 'Loftet'])
    expect(housesOf(reading)[reading.proposal.contracts[0]!.house!]).toBe('Loftet')
    expect(housesOf(reading)[reading.proposal.expenses[0]!.house!]).toBe('Kjelleren')
  })

  it('says that a deposit above six months of rent is left out', () => {
    const read = (deposit: number) =>
      readSheets([
        {
          name: 'Leietakere',
          rows: [
            [...tenantHeader, 'Depositum'],
            ['Siv Rød', 'Loftet', 7000, d('2022-08-01'), deposit],
          ],
        },
      ])
    expect([read(42_000).proposal.contracts[0]!.deposit_sum, skippedOf(read(42_000))]).toEqual([4_200_000, []])
    expect([read(42_001).proposal.contracts[0]!.deposit_sum, skippedOf(read(42_001))]).toEqual([null, ['2:deposit']])
    expect(read(42_001).skipped[0]).toMatchObject({ sum: 4_200_100, text: expect.stringContaining('Siv Rød') })
  })
})

describe('rent without a name', () => {
  const sheets: MadeSheet[] = [
    {
      name: '2023',
      rows: [
        ['Lia 3, 2316 Hamar'],
        ['Dato', 'Tekst', 'Inntekt'],
        [d('2023-01-01'), 'Husleie januar', 9000],
        [d('2023-02-01'), 'Husleie februar', 9000],
      ],
    },
    {
      name: 'Leietakere',
      rows: [
        ['Leietaker', 'Husleie', 'Innflyttet'],
        ['Siv Rød', 9000, d('2022-08-01')],
        ['Odd Lie', 6000, d('2022-09-01')],
      ],
    },
  ]
  const read = (answer?: string) =>
    readSheets(sheets, answer === undefined ? {} : { answers: { 'tenant:2023': answer } })
  const leasesOf = ({ proposal }: ReturnType<typeof read>) =>
    proposal.contracts.map((one) => `${one.tenant_last_name} ${one.month_sum / 100} from ${one.books_from}`)

  it('is of the tenant whom the landlord names', () => {
    expect(incomesOf(read()).map((one) => one.includes('Rød'))).toEqual([false, false])
    expect(incomesOf(read('Siv Rød')).map((one) => one.split(' · ')[1])).toEqual(['Siv Rød', 'Siv Rød'])
    expect(leasesOf(read('Siv Rød'))).toContain('Rød 9000 from 2023-03-01')
  })

  it('is of nobody, even if a note names the only tenant', () => {
    const noted: MadeSheet[] = [sheets[0]!, { name: 'Notater', rows: [['Leietaker: Siv Rød, flyttet inn 1.8.2022.']] }]
    const leases = (answers: ReadingOptions['answers']) =>
      leasesOf(readSheets(noted, { answers })).map((one) => one.split(' ')[0])
    expect(leases({})).toEqual(['Rød'])
    expect(leases({ 'tenant:2023': 'nobody' })).toEqual([])
  })
})

describe('a receipt without a row', () => {
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 73, 72, 68, 82])
  const packed = (rows: MadeSheet['rows'], receipt = 'ukjent.png') =>
    zipSync({ 'regnskap.xlsx': madeXlsx([{ name: 'A', rows }]), [receipt]: png, 'x.txt': strToU8('x') })
  const two: MadeSheet['rows'] = [
    ['Dato', 'Bolig', 'Tekst', 'Utgift'],
    [d('2023-05-05'), 'Loftet', 'Strøm', 300],
    [d('2023-05-06'), 'Kjelleren', 'Strøm', 400],
  ]
  const none: MadeSheet['rows'] = [
    ['Dato', 'Tekst', 'Utgift'],
    [d('2023-05-05'), 'Strøm', 300],
  ]
  const account = (...ids: number[]) => ({
    ...emptyAccount,
    houses: ids.map((id) => ({ id, name: `Hus ${id}`, address: '' })),
  })
  const receipts = (bytes: Uint8Array, more: Partial<ReadingOptions> = {}, path = 'ukjent.png') => {
    const answers = { [`receipt:${path}`]: 'fill_out', ...more.answers }
    const reading = readFile(bytes, 'alt.zip', { ...more, answers })
    return { reading, found: reading.proposal.receipts.map(({ house, houseId }) => ({ house, houseId })) }
  }

  it('is asked for its house where the file names several, and left out until then', () => {
    expect(Object.keys(unzipSync(packed(two)))).toHaveLength(3)
    const open = receipts(packed(two))
    expect(open.found).toEqual([])
    expect(questionsOf(open.reading)).toContain('!house')
    expect(receipts(packed(two), { answers: { 'house:ukjent.png:0': 'house-1' } }).found).toEqual([
      { house: 1, houseId: null },
    ])
  })

  it('is asked for its house where neither the file nor the account has one', () => {
    expect(receipts(packed(none)).found).toEqual([])
    expect(receipts(packed(none), { answers: { 'house:ukjent.png': 'new' } }).found).toEqual([
      { house: 0, houseId: null },
    ])
    expect(receipts(packed(none), { account: account(5, 6) }).found).toEqual([])
    expect(receipts(packed(none), { account: account(5) }).found).toEqual([{ house: null, houseId: 5 }])
  })

  it('goes to the house that its path names', () => {
    const path = 'Kjelleren/ukjent.png'
    expect(receipts(packed(two, path), {}, path).found).toEqual([{ house: 1, houseId: null }])
    expect(costsOf(receipts(packed(two, path), {}, path).reading)).toHaveLength(2)
  })
})

it('a quotation mark without an end leaves out its own lines, and they are named', () => {
  const csv = ['Dato;Tekst;Utgift', '05.05.2023;"Strøm;300,00', '06.05.2023;Vann;400,00', '07.05.2023;Feiing;500,00']
  const reading = readFile(Buffer.from(csv.join('\n')), 'Lia 3.csv')
  expect([costsOf(reading), skippedOf(reading)]).toEqual([[], ['2:other', '3:other', '4:other']])
  const closed = [csv[0]!, csv[1]!, csv[2]!, '07.05.2023;"Feiing; to piper";500,00', '08.05.2023;Strøm;600,00']
  const read = readFile(Buffer.from(closed.join('\n')), 'Lia 3.csv')
  expect(costsOf(read)).toEqual(['2023-05-08 600 other Strøm'])
  expect(skippedOf(read)).toEqual(['2:other', '3:other', '4:other'])
})

it('an older copy of a sheet leaves out the equal rows alone', () => {
  const costs = [1, 2, 3, 4, 5].map((month) => [d(`2023-0${month}-05`), `Strøm ${month}`, 100 * month])
  const sheet = (name: string, rows: MadeSheet['rows']) => ({
    name,
    rows: [['Lia 3, 2316 Hamar'], ['Dato', 'Tekst', 'Utgift'], ...rows],
  })
  const reading = readSheets([
    sheet('2023', [...costs, [d('2023-06-05'), 'Feiing', 600]]),
    sheet('Kopi', [...costs.slice(0, 4), [d('2023-07-05'), 'Ny lås', 700]]),
  ])
  expect(costsOf(reading).map((cost) => cost.split(' ')[1])).toEqual(['100', '200', '300', '400', '500', '600', '700'])
  expect(skippedOf(reading)).toEqual(['3:known', '4:known', '5:known', '6:known'])
})
