import { describe, expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { runPdfTool, textOutsideMargins, readPdf } from '../../base/pdf/test-pdf'
import { checklistOptions, countedOptions, type Checklist } from './model'
import type { ChecklistData } from './model-paper'
import { checklistPaper } from './pdf'
import { optionWords } from './words-options'

const margin = { x: (24 / 25.4) * 72, top: (20 / 25.4) * 72, bottom: (8 / 25.4) * 72 }
const none: Checklist = {
  options: [],
  number_keys: 0,
  parking_space: 0,
  garage: 0,
  fire_extinguisher_count: 0,
  stalls_count: 0,
}
const anyList = (changes: Partial<ChecklistData> = {}): ChecklistData => ({
  number: 3,
  landlord: 'Kari Nordmann Ødegård',
  tenants: ['Åse Sørensen'],
  signedBy: 'hand',
  isAhead: false,
  house: 'Storgata 12',
  address: 'Storgata 12 B, 0155 Oslo',
  start: day('2027-01-15'),
  list: { ...none, options: ['number_of_keys', 'mailbox', 'stalls'], number_keys: 4, stalls_count: 99 },
  ...changes,
})
const read = async (data: ChecklistData, lang: 'nb' | 'en' = 'nb') =>
  await readPdf((await checklistPaper(data, lang, 1)).bytes)

describe('a handover list', () => {
  it.each(['nb', 'en'] as const)(
    'says whose it is, what is ticked with its counts, and has room to sign twice, in %s',
    async (lang) => {
      const paper = await read(anyList(), lang)
      for (const text of [
        'Kari Nordmann Ødegård',
        'Åse Sørensen',
        'Storgata 12 B, 0155 Oslo',
        '15.01.2027',
        'Avtale nr. 3',
        'Postkasse',
        'Målerstander',
        'Side 1 av',
      ])
        expect(paper.text).toContain(text)
      expect(paper.text).toMatch(lang === 'nb' ? /Nøkler 4/ : /Nøkler \/ Keys 4/)
      expect(paper.text).toMatch(/Boder.* 99/)
      expect(paper.text.match(/Sted og dato/g)).toHaveLength(4)
      expect(paper.text.includes('Mailbox')).toBe(lang === 'en')
      expect(paper).toMatchObject({
        title: 'Overtakelsesliste – Storgata 12 – Kari Nordmann Ødegård / Åse Sørensen',
        language: 'nb-NO',
      })
      expect(paper.roles).toEqual(expect.arrayContaining(['H1', 'Table', 'TH']))
      expect(textOutsideMargins(paper, margin)).toEqual([])
    },
  )

  it('says nothing of what is not on it, least of all above the signatures', async () => {
    const { text } = await read(anyList())
    for (const option of checklistOptions) {
      const name = optionWords.texts[option].nb
      expect(text.toLowerCase().includes(name.toLowerCase()), name).toBe(anyList().list.options.includes(option))
    }
    expect(text).toContain('Nøklene er levert tilbake.')
    expect((await read(anyList({ list: { ...none, options: ['mailbox'] } }))).text).not.toMatch(/nøkle/i)
  })

  it.each(['nb', 'en'] as const)('holds all options with all counts, in %s', async (lang) => {
    const full = {
      ...none,
      options: [...checklistOptions],
      ...Object.fromEntries(Object.keys(countedOptions).map((field) => [field, 99])),
    }
    const paper = await read(anyList({ list: full }), lang)
    for (const option of checklistOptions) expect(paper.text).toContain(optionWords.texts[option].nb)
    expect(paper.text.match(/\b99\b/g)).toHaveLength(Object.keys(countedOptions).length)
    expect(textOutsideMargins(paper, margin)).toEqual([])
  })

  it('has air between a table and the heading under it', async () => {
    const { pages } = await read(anyList())
    const at = (text: string) => pages[0]!.items.find(({ str }) => str === text)!.transform[5]!
    expect(at('Boder') - at('Målerstander')).toBeGreaterThan(32)
    expect(at('Varme') - at('Andre merknader')).toBeGreaterThan(32)
  })

  it('with nothing ticked is still a paper to write on', async () => {
    expect((await read(anyList({ list: none }))).text).toContain('Ingen punkter er valgt.')
  })

  it('keeps long names inside and typed markup as it is', async () => {
    const paper = await read(
      anyList({
        landlord: 'W'.repeat(101),
        tenants: ['#import "x" *fet* $x$ \\'],
        house: 'W'.repeat(50),
        address: 'W'.repeat(100),
      }),
      'en',
    )
    expect(textOutsideMargins(paper, margin)).toEqual([])
    expect(paper.text).toContain('#import "x" *fet* $x$ \\')
  })

  it.each(['nb', 'en'] as const)('that is signed electronically has nothing to fill in, in %s', async (lang) => {
    const paper = await read(anyList({ signedBy: 'bankid' }), lang)
    expect(paper.text).not.toMatch(/Sted og dato|Underskrift(?!er)|Målernummer|Merknad ved|Andre merknader|Fylles ut/)
    expect(paper.text.match(/Signeres elektronisk med BankID/g)).toHaveLength(2)
    expect(paper.text).toContain('Postkasse')
    expect(paper.text).toContain('Underskrifter ved innflytting')
    expect(paper.text).not.toContain('Underskrifter ved utflytting')
    expect(textOutsideMargins(paper, margin)).toEqual([])
  })

  it.each([
    ['nb', /har gått gjennom|gjennomgått/, 'går partene gjennom sammen når leietakeren flytter inn'],
    ['en', /have gone through|gone through/, 'go through the items above together when the tenant moves in'],
  ] as const)(
    'that is signed before moving in says of nothing that it was gone through, in %s',
    async (lang, done, ahead) => {
      const full = { ...none, options: [...checklistOptions] }
      const sent = async (isAhead: boolean) =>
        (await read(anyList({ signedBy: 'bankid', isAhead, list: full }), lang)).text.replace(/\s+/g, ' ')
      expect(await sent(true)).not.toMatch(done)
      expect(await sent(true)).toContain(ahead)
      expect(await sent(false)).toMatch(done)
    },
  )

  it('names every tenant, each with lines to sign on', async () => {
    const names = ['Åse Sørensen', 'Per Hansen', 'W'.repeat(101), 'Ola Li']
    const [first, ...rest] = names
    const { text, ...paper } = await read(anyList({ tenants: [first!, ...rest] }))
    expect(text.match(/Sted og dato/g)).toHaveLength(10)
    for (const at of [1, 2, 3, 4]) expect(text).toContain(`Leietaker ${at}`)
    for (const name of ['Åse Sørensen', 'Per Hansen', 'Ola Li']) expect(text.split(name).length).toBeGreaterThan(3)
    expect(textOutsideMargins({ text, ...paper }, margin)).toEqual([])
  })

  it('is saved under house and parties', async () => {
    expect((await checklistPaper(anyList(), 'en', 1)).name).toBe(
      'Storgata 12, Kari Nordmann Ødegård, Åse Sørensen checklist.pdf',
    )
  })

  it('is sound to qpdf, where it is installed', async () => {
    const outcome = runPdfTool('qpdf', ['--check'], (await checklistPaper(anyList(), 'en', 1)).bytes)
    if (outcome) expect(outcome).toMatchObject({ status: 0 })
  })
})
