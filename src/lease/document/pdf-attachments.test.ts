import { describe, expect, it } from 'vitest'
import { sampleJpeg, samplePages } from '../../base/file/test-files'
import type { PaperFile } from '../../base/pdf/model'
import { runPdfTool, textOutsideMargins, readPdf, foreignPdf } from '../../base/pdf/test-pdf'
import { day } from '../../base/kit/day'
import type { LeaseData } from '../clauses/model'
import type { PaperLanguage } from './model'
import { leasePaper } from './pdf'
import { editionOn } from '../clauses/rules-editions'
import { testLease } from '../clauses/test-lease'

const margin = { x: (24 / 25.4) * 72, top: (12 / 25.4) * 72, bottom: (8 / 25.4) * 72 }

/** Draws a lease with these attachments, by name. Returns the paper and the text of each page. */
async function bound(
  files: Readonly<Record<string, PaperFile>>,
  lang: PaperLanguage = 'nb',
  changes: Partial<LeaseData> = {},
) {
  const names = Object.keys(files)
  const data = testLease({
    attachments: names,
    // Equal files are drawn only once, so each has a url of its own.
    files: names.map((name) => ({ url: `${name} ${Math.random()}`, type: 'application/pdf' })),
    ...changes,
  })
  const draw = () => leasePaper(data, lang, 1, { read: async () => Object.values(files) })
  const { bytes } = await draw()
  const paper = await readPdf(bytes)
  const texts = paper.pages.map(({ items }) =>
    items
      .map(({ str }) => str)
      .join(' ')
      .replace(/\s+/g, ' '),
  )
  return { bytes, paper, texts }
}
const document = (...texts: string[]): PaperFile => foreignPdf(samplePages(texts))
const photo = async (): Promise<PaperFile> => ({
  kind: 'picture',
  jpeg: await sampleJpeg(80, 60),
  width: 80,
  height: 60,
})

describe('attachments', () => {
  it('are bound in behind the lease, each page under its name, and stand in the list of attachments', async () => {
    const { bytes, paper, texts } = await bound({
      'Husordensregler.pdf': document('Ro etter 23', 'Ingen sko'),
      'Stue.jpg': await photo(),
    })
    expect(texts.slice(-3)).toEqual([
      expect.stringMatching(/Vedlegg 1: Husordensregler.pdf \(side 1 av 2\).*Ro etter 23/),
      expect.stringMatching(/Vedlegg 1: Husordensregler.pdf \(side 2 av 2\).*Ingen sko/),
      expect.stringContaining('Vedlegg 2: Stue.jpg'),
    ])
    expect(paper.text).toContain('De følger bak underskriftene: • Vedlegg 1: Husordensregler.pdf • Vedlegg 2: Stue.jpg')
    expect(paper.bookmarks.slice(-2)).toEqual(['Vedlegg 1: Husordensregler.pdf (side 1 av 2)', 'Vedlegg 2: Stue.jpg'])
    // Each page is a figure with a name, and the page numbers continue.
    expect(paper.roles.filter((role) => role === 'Figure')).toHaveLength(3)
    expect(texts.at(-1)).toContain(`Side ${paper.pages.length} av ${paper.pages.length}`)
    expect(textOutsideMargins(paper, margin)).toEqual([])
    const check = runPdfTool('qpdf', ['--check'], bytes)
    if (check) expect(check).toMatchObject({ status: 0 })
  })

  it('have their names in both languages in the bilingual lease, and the mark of a draft', async () => {
    const { texts } = await bound({ 'Regler.pdf': document('Ro') }, 'en', { isDraft: true })
    expect(texts.at(-1)).toMatch(/Vedlegg 1: Regler.pdf \/ Attachment 1: Regler.pdf.*Utkast av 25.11.2026 \/ Draft of/)
    expect(texts.join(' ')).toContain('They follow behind the signatures:')
  })

  it.each([
    ['damaged', foreignPdf(Buffer.from('%PDF-1.4 rubbish')), 'Filen kan ikke leses'],
    ['gone from the store', { kind: 'unreadable' } as const, 'Filen kan ikke leses'],
    ['too large', { kind: 'large' } as const, 'er større enn 20 MB'],
    [
      'too long',
      document(...Array.from({ length: 31 }, (_, n) => `Side nummer ${n}`)),
      'Filen har 31 sider. Det tas ikke inn filer på mer enn 30',
    ],
  ])('that are %s say so on their page, and the others are bound in', async (_why, file, says) => {
    const { texts } = await bound({ 'Feil.pdf': file, 'Regler.pdf': document('Ro etter 23') })
    expect(texts.at(-2)).toMatch(new RegExp(`Vedlegg 1: Feil.pdf.*${says}`))
    expect(texts.at(-1)).toMatch(/Vedlegg 2: Regler.pdf.*Ro etter 23/)
  })

  it('with the longest name and as many pages as are taken stay on their pages', async () => {
    const name = `${'w'.repeat(116)}.pdf`
    const { paper, texts } = await bound({ [name]: document(...Array.from({ length: 30 }, (_, n) => `Nummer ${n}.`)) })
    expect(textOutsideMargins(paper, margin)).toEqual([])
    expect(texts.slice(-30).map((text, n) => text.includes(`Nummer ${n}.`))).not.toContain(false)
  })

  it('give the same bytes when they are drawn again', async () => {
    const files = { 'Regler.pdf': document('Ro') }
    const [first, second] = [await bound(files), await bound(files)]
    expect(Buffer.compare(first.bytes, second.bytes)).toBe(0)
  })

  it('are only named in a lease of the first edition', async () => {
    const data = testLease({ files: [{ url: 'a', type: 'application/pdf' }], attachments: ['Regler.pdf'] })
    const { bytes } = await leasePaper(
      data,
      'nb',
      1,
      { read: () => Promise.reject(new Error('read')) },
      editionOn(day('2026-10-01')),
    )
    const { text, bookmarks } = await readPdf(bytes)
    expect(text).toContain('Vedlegg til avtalen: • Regler.pdf')
    expect(bookmarks.at(-1)).toContain('Underskrifter')
  })
})
