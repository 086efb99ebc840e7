import { describe, expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { samplePicture } from '../../base/file/test-files'
import { runPdfTool, textOutsideMargins, readPdf } from '../../base/pdf/test-pdf'
import type { PaperFile } from '../../base/pdf/model'
import type { HandoverData } from './model-paper'
import { handoverPaper } from './pdf'
import { shownPhotos } from './rules-paper'
import { drawingSvg, readDrawing } from './rules-drawing'
import { testDrawing, testFound, testItem } from './test-handover'

const margin = { x: (24 / 25.4) * 72, top: (20 / 25.4) * 72, bottom: (8 / 25.4) * 72 }
const anyHandover = (more: Partial<HandoverData> = {}): HandoverData => ({
  number: 3,
  kind: 'in',
  date: day('2026-11-20'),
  isElectronic: false,
  landlord: 'Kari Nordmann Ødegård',
  tenants: ['Åse Sørensen'],
  house: 'Storgata 12',
  address: 'Storgata 12 B, 0155 Oslo',
  content: testFound(),
  before: null,
  photos: [],
  drawn: [],
  signedOn: null,
  ...more,
})
const photo = (at: number) => ({
  url: `/api/document/${String(at).padStart(22, '0')}`,
  name: `${at}.jpg`,
  type: 'image/jpeg' as const,
  size: 1000,
  uploaded_on: day('2026-11-19'),
  sha256: String(at).padStart(64, 'a'),
})
const draw = async (data: HandoverData, lang: 'nb' | 'en' = 'nb', files: readonly PaperFile[] = []) =>
  await handoverPaper(data, lang, 1, async () => files)
const read = async (data: HandoverData, lang: 'nb' | 'en' = 'nb', files: readonly PaperFile[] = []) =>
  await readPdf((await draw(data, lang, files)).bytes)
const picture = async (width = 80, height = 60): Promise<PaperFile> => ({
  kind: 'picture',
  jpeg: await samplePicture(width, height).jpeg().toBuffer(),
  width,
  height,
})
const flat = (text: string) => text.replace(/[\s\u00a0]+/g, ' ')

describe('a handover on moving in', () => {
  it.each(['nb', 'en'] as const)('says what was found, with room for both to sign, in %s', async (lang) => {
    const paper = await read(anyHandover({ content: testFound({ remarks: 'Vinduene er vasket.' }) }), lang)
    for (const text of [
      'Overtakelsesliste ved innflytting',
      'Kari Nordmann Ødegård',
      'Storgata 12 B, 0155 Oslo',
      '20.11.2026',
      'Kjøkken',
      'Komfyr',
      'I orden',
      'Sprekk i kanten',
      '12345,6',
      'Hoveddør',
      'Vinduene er vasket.',
      'Side 1 av',
    ])
      expect(flat(paper.text)).toContain(text)
    expect(flat(paper.text)).toContain('måler 7359992890')
    expect(paper.text.match(/Sted og dato/g)).toHaveLength(2)
    expect(paper.text.includes('In order')).toBe(lang === 'en')
    expect(paper.text).not.toMatch(/Utflytting|Endret/)
    expect(paper).toMatchObject({
      title: 'Overtakelsesliste ved innflytting – Storgata 12 – Kari Nordmann Ødegård / Åse Sørensen',
      language: 'nb-NO',
    })
    expect(paper.roles).toEqual(expect.arrayContaining(['H1', 'Table', 'TH']))
    expect(textOutsideMargins(paper, margin)).toEqual([])
  })

  it('shows each photo once, with its day and the whole hash of its file', async () => {
    const [one, two] = [photo(1), photo(2)]
    const content = testFound({
      rooms: [
        { name: 'Bad', items: [testItem('Sluk', { state: 'remark', remark: 'Tett', photos: [one.url, two.url] })] },
      ],
    })
    const data = anyHandover({ content, photos: [one, two] })
    const paper = await read(data, 'nb', [await picture(), { kind: 'unreadable' }])
    const text = flat(paper.text)
    expect(text.match(/Bilde \d: Bad, Sluk/g)).toEqual(['Bilde 1: Bad, Sluk', 'Bilde 2: Bad, Sluk'])
    expect(text).toContain('Lastet opp 19.11.2026')
    for (const { sha256 } of [one, two]) expect(text.replaceAll(' ', '')).toContain(sha256)
    expect(text).toContain('Bildet kan ikke leses.')
    expect(textOutsideMargins(paper, margin)).toEqual([])
    expect(paper.roles).toContain('Figure')
  })

  it('keeps long names and words inside, and typed markup as it is', async () => {
    const content = testFound({
      rooms: [
        {
          name: 'W'.repeat(50),
          items: [testItem('W'.repeat(100), { state: 'remark', remark: '#import "x" $x$ \\' + 'W'.repeat(300) })],
        },
      ],
      meters: [{ kind: 'W'.repeat(50), number: 'W'.repeat(50), reading: 999_999_999.999, photo: null }],
      keys: [{ name: 'W'.repeat(50), count: 99 }],
      remarks: 'W'.repeat(1000),
    })
    const before = { date: day('2026-01-02'), content, isSigned: true }
    for (const data of [anyHandover({ content }), anyHandover({ content, before, kind: 'out' })]) {
      const paper = await read({ ...data, landlord: 'W'.repeat(101), tenants: ['Ola Li', 'W'.repeat(101)] }, 'en')
      expect(paper.text).toContain('#import "x" $x$ \\')
      expect(textOutsideMargins(paper, margin)).toEqual([])
    }
  })

  it('is saved under house and parties, and is sound to qpdf', async () => {
    const paper = await draw(anyHandover())
    expect(paper.name).toBe('Storgata 12, Kari Nordmann Ødegård, Åse Sørensen handover in 2026-11-20.pdf')
    const outcome = runPdfTool('qpdf', ['--check'], paper.bytes)
    if (outcome) expect(outcome).toMatchObject({ status: 0 })
  })
})

describe('a handover on moving out', () => {
  const [before, after] = [photo(1), photo(2)]
  const content = testFound({
    rooms: [
      {
        name: 'Kjøkken',
        items: [testItem('Gulv', { state: 'remark', remark: 'Brennmerke', photos: [after.url] }), testItem('Komfyr')],
      },
      { name: 'Bad', items: [testItem('Servant', { state: 'remark', remark: 'Sprekk i kanten' })] },
    ],
    meters: [{ kind: 'electricity', number: '7359992890', reading: 13_000, photo: null }],
    keys: [{ name: 'Hoveddør', count: 1 }],
  })
  const earlier = {
    date: day('2026-01-15'),
    isSigned: true,
    content: testFound({
      rooms: [
        {
          name: 'Kjøkken',
          items: [testItem('Gulv', { photos: [before.url] }), testItem('Komfyr', { photos: [photo(3).url] })],
        },
        { name: 'Bad', items: [testItem('Servant', { state: 'remark', remark: 'Sprekk i kanten' })] },
      ],
    }),
  }

  it.each(['nb', 'en'] as const)('has both sides beside each other, and says what differs, in %s', async (lang) => {
    const data = anyHandover({ kind: 'out', content, before: earlier, photos: [after, before] })
    expect(shownPhotos(content, earlier)).toEqual([after.url, before.url])
    const paper = await read(data, lang, [await picture(), await picture()])
    const text = flat(paper.text)
    for (const part of ['Innflytting 15.01.2026', 'Utflytting 20.11.2026', 'signert av partene', 'Brennmerke'])
      expect(text).toContain(part)
    expect(text).toContain('Kjøkken, Gulv: I orden → Merknad: Brennmerke')
    expect(text).toContain('Hoveddør: 2 → 1')
    expect(text).toContain('654,4')
    // The floor and the keys are marked. The cracked basin was the same on moving in.
    expect(text.match(/Endret(?! siden)/g)).toHaveLength(2)
    expect(text).toContain('Bilde 2, innflytting: Kjøkken, Gulv')
    expect(textOutsideMargins(paper, margin)).toEqual([])
  })

  it('says so when nothing has changed', async () => {
    const data = anyHandover({ kind: 'out', before: { ...earlier, content: testFound(), isSigned: false } })
    expect(flat((await read(data)).text)).toContain('Ingenting er endret siden innflytting.')
    expect(flat((await read(data)).text)).toContain('ikke signert')
  })
})

describe('the signatures', () => {
  it('that are drawn are told as drawn, and nobody has a line to sign on', async () => {
    const svg = drawingSvg(readDrawing(testDrawing)!)
    const at = '20.11.2026 14:05'
    const drawn = [
      { role: 'landlord' as const, place: 0, name: 'Kari Nordmann Ødegård', svg, drawnAt: at },
      { role: 'tenant' as const, place: 0, name: 'Åse Sørensen', svg, drawnAt: at },
    ]
    const paper = await read(anyHandover({ drawn }))
    const text = flat(paper.text)
    expect(text).toContain('tegnet for hånd på en skjerm')
    expect(text).toContain('ikke elektroniske signaturer med BankID')
    expect(text.match(/Tegnet på skjerm 20\.11\.2026 14:05/g)).toHaveLength(2)
    expect(text).not.toContain('Sted og dato')
    expect(paper.roles.filter((role) => role === 'Figure')).toHaveLength(2)
    expect(textOutsideMargins(paper, margin)).toEqual([])
  })

  it.each([
    [{}, 'Tilstanden, målerstandene og nøklene er som skrevet over.'],
    [{ meters: [], keys: [] }, 'Partene har gått gjennom boligen. Tilstanden er som skrevet over.'],
    [{ rooms: [], keys: [] }, 'Målerstandene er som skrevet over.'],
    [{ rooms: [], meters: [], keys: [], remarks: 'Låst bod.' }, 'Merknadene er som skrevet over.'],
    [{ rooms: [], meters: [], keys: [] }, 'Partene har gått gjennom boligen.'],
  ])('are below what the list has, and nothing else: %j', async (more, sentence) => {
    const text = flat((await read(anyHandover({ content: testFound(more) }))).text)
    expect(text).toContain(sentence)
    if (sentence.endsWith('boligen.')) expect(text).not.toContain('som skrevet over')
  })

  it('are below readings with the unit of their meter', async () => {
    const meter = (kind: string) => ({ kind, number: '', reading: 12.5, photo: null })
    const meters = ['electricity', 'water', 'heat', 'gas', 'Solceller'].map(meter)
    const text = flat((await read(anyHandover({ content: testFound({ meters }) }))).text)
    for (const line of ['Strøm 12,5 kWh', 'Vann 12,5 m³', 'Varme 12,5 kWh', 'Gass 12,5 Solceller 12,5'])
      expect(text).toContain(line)
    expect(text).not.toContain('Solceller 12,5 k')
  })

  it('on paper are told with their day', async () =>
    expect(flat((await read(anyHandover({ signedOn: day('2026-11-21') }))).text)).toContain(
      'Overtakelseslisten ble underskrevet på papir 21.11.2026',
    ))

  it('on paper have a line for each landlord', async () => {
    const text = flat((await read(anyHandover({ coLandlords: ['Eva Nordmann'] }))).text)
    expect(text).toContain('Utleiere Kari Nordmann Ødegård Eva Nordmann')
    expect(text).toMatch(/Utleier 1 .*Kari Nordmann Ødegård Utleier 2 .*Eva Nordmann/)
  })
})
