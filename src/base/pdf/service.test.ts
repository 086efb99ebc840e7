import { describe, expect, it } from 'vitest'
import { drawPdf, type PaperOrder } from './service'
import { runPdfTool, readPdf } from './test-pdf'

const order = (changes: Partial<PaperOrder> & { readonly text?: string } = {}): PaperOrder => ({
  template: 'base/pdf/test-plain.typ',
  title: 'Prøve på æøå',
  lang: 'nb',
  account: 1,
  missing: '□ står der et tegn mangler.',
  data: {
    heading: { nb: 'Prøve' },
    subtitle: { nb: 'Under' },
    number: { nb: 'Nr. 1' },
    prevails: null,
    foot: 'Fot',
    page: { nb: 'Side {{page}} av {{last}}' },
    head: 'Hode',
    text: changes.text ?? 'Blåbærsyltetøy',
  },
  ...changes,
})
const drawn = async (text: string) => readPdf(await drawPdf(order({ text })))

describe('a paper', () => {
  it('has title, language, tags, bookmarks and page numbers, and text that can be searched', async () => {
    const found = await readPdf(await drawPdf(order()))
    expect(found).toMatchObject({ title: 'Prøve på æøå', language: 'nb-NO', bookmarks: ['Hode'] })
    expect(found.roles).toEqual(expect.arrayContaining(['H1', 'P']))
    expect(found.text).toContain('Blåbærsyltetøy')
    expect(found.text).toContain('Side 1 av 1')
  })

  it('is the same for the same order, for another account too', async () => {
    const first = await drawPdf(order())
    expect(Buffer.compare(await drawPdf(order({ account: 2 })), first)).toBe(0)
  })

  it.each(['', '   ', '\u200b\u0007'])('is refused without a title (%j)', async (title) => {
    await expect(drawPdf(order({ title }))).rejects.toThrow(/no title/)
  })

  it('is refused where headings leave out a level: the standard is checked while it is drawn', async () => {
    await expect(drawPdf(order({ template: 'base/pdf/test-skipped.typ' }))).rejects.toThrow(/PDF\/UA-1/)
  })

  it('is refused with the reason where the template is broken', async () => {
    await expect(drawPdf(order({ template: 'base/pdf/test-broken.typ' }))).rejects.toThrow(
      /can't be drawn.*unknown variable/,
    )
  })

  it('does not quote what it could not draw: errors are logged', async () => {
    await expect(drawPdf(order({ template: 'base/pdf/test-quoting.typ' }))).rejects.toThrow(/PDF\/UA-1/)
    await expect(drawPdf(order({ template: 'base/pdf/test-quoting.typ' }))).rejects.not.toThrow(/\u2603/)
  })

  it('carries its fonts and takes none of the machine', async () => {
    const fonts = new Set(
      Buffer.from(await drawPdf(order()))
        .toString('latin1')
        .match(/\/FontName ?\/\w+\+[\w-]+/g),
    )
    expect(fonts.size).toBeGreaterThan(0)
    for (const font of fonts) expect(font).toMatch(/\+SourceSans3-/)
  })

  it.each([
    '#import "x"',
    '*bold* _em_ `raw`',
    '$x^2$',
    '\\ \\u{41} //',
    '<script>alert(1)</script>',
    '= no heading',
    '#sys.inputs',
    '{{page}}',
  ])('shows %s as it was typed', async (typed) => {
    expect((await drawn(`før ${typed} etter`)).text).toContain(`før ${typed} etter`)
  })

  it('shows lines where they were typed', async () => {
    const { pages } = await drawn('første\nandre\r\ntredje')
    const height = (text: string) => pages[0]!.items.find(({ str }) => str === text)!.transform[5]!
    expect(height('første')).toBeGreaterThan(height('andre'))
    expect(height('andre')).toBeGreaterThan(height('tredje'))
  })

  it('puts □ where the typeface has no character, and says so', async () => {
    const { text } = await drawn('Kjære 王 👩‍👩‍👧 og 😀!')
    expect(text).toContain('Kjære □ □ og □! □ står der et tegn mangler.')
    expect((await drawn('Kjære □!')).text).not.toContain('mangler')
    expect((await drawn('Kjære Søren Øşığńŭ Иван Ωμέγα!')).text).toContain('Kjære Søren Øşığńŭ Иван Ωμέγα!')
  })

  it('is not disturbed by control, direction and joining characters', async () => {
    expect((await drawn('a\u0000b\u0007c\u202ed\u200be\tf\ud800')).text).toContain('abcde f')
  })

  it('breaks a word that is wider than its place, and only there', async () => {
    const word = 'W'.repeat(60)
    const { pages, text } = await drawn(`${word} husleietvistutvalget`)
    expect(text.replaceAll(' ', '')).toContain(word)
    expect(text).toContain('husleietvistutvalget')
    for (const { transform, width } of pages[0]!.items) expect(transform[4]! + width).toBeLessThan(595.3 - 60)
  })

  it('is sound to qpdf, where it is installed', async () => {
    const outcome = runPdfTool('qpdf', ['--check'], await drawPdf(order()))
    if (outcome) expect(outcome).toMatchObject({ status: 0 })
  })
})

describe('many papers', () => {
  it('of one account do not come before the first one of another', async () => {
    const done: string[] = []
    const draw = (account: number, text: string) =>
      drawPdf(order({ account, text: `kø ${text}` })).then(() => void done.push(text))
    const many = Array.from({ length: 12 }, (_, n) => draw(1, `mange ${n}`))
    await Promise.all([...many, draw(2, 'én')])
    expect(done.indexOf('én')).toBeLessThan(8)
  })
})
