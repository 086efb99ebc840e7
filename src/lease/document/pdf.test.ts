import { beforeAll, describe, expect, it } from 'vitest'
import { ore } from '../../base/kit/money'
import { runPdfTool, textOutsideMargins, readPdf, type ReadPdf } from '../../base/pdf/test-pdf'
import type { LeaseData } from '../clauses/model'
import type { PaperLanguage } from './model'
import { leasePaper } from './pdf'
import { testDeposits, testLease, testTerm } from '../clauses/test-lease'
import {
  lawTextsOfEveryLease,
  englishTexts,
  enteredValueTexts,
  expectedTextsOfDeposit,
  expectedTextsOfTerm,
} from './test-sentences'

const terms = ['running', 'time-bound'] as const
const deposits = ['none', 'own', 'product'] as const
const languages = ['nb', 'en'] as const
/** Each term with each deposit, in one of the languages in turn. */
const variants = terms
  .flatMap((term) => deposits.flatMap((deposit) => languages.map((lang) => ({ term, deposit, lang }))))
  .filter((_variant, index) => index % 3 === 0)

/** Margins of the template, in points. The foot is below the text. */
const margin = { x: (24 / 25.4) * 72, top: (20 / 25.4) * 72, bottom: (8 / 25.4) * 72 }

/** The text is above this line, the foot below it (points). */
const foot = (27 / 25.4) * 72

const account = 1
const nothingAttached = { read: async () => [] }
const drawn = async (data: LeaseData, lang: PaperLanguage) =>
  (await leasePaper(data, lang, account, nothingAttached)).bytes

/** The page that both sign. The information for the tenant about personal data comes after it. */
const signedPage = ({ pages }: ReadPdf) => pages.at(-2)!
const signedText = (paper: ReadPdf): string =>
  signedPage(paper)
    .items.map(({ str }) => str)
    .join(' ')

describe.each(variants)('a lease, $term, deposit $deposit, in $lang', ({ term, deposit, lang }) => {
  const reason = term === 'time-bound' ? 'Utleieren flytter selv inn.' : ''
  const data = testLease({ ...testTerm[term], reason, deposit: testDeposits[deposit] })
  let bytes: Uint8Array
  let paper: ReadPdf
  beforeAll(async () => {
    ;({ bytes } = await leasePaper(data, lang, account, nothingAttached))
    paper = await readPdf(bytes)
  })

  it('says what was entered and what the law wants said, and nothing of what does not hold here', () => {
    const expected = [
      ...enteredValueTexts,
      ...lawTextsOfEveryLease,
      ...expectedTextsOfTerm[term].has,
      ...expectedTextsOfDeposit[deposit].has,
    ]
    const unwanted = [...expectedTextsOfTerm[term].hasNot, ...expectedTextsOfDeposit[deposit].hasNot]
    expect({
      missing: expected.filter((text) => !paper.text.includes(text)),
      unwanted: unwanted.filter((text) => paper.text.includes(text)),
    }).toEqual({ missing: [], unwanted: [] })
  })

  it(lang === 'en' ? 'has English beside it, and the Norwegian prevails' : 'is Norwegian alone', () => {
    for (const text of englishTexts.has.slice(1)) expect(paper.text.includes(text)).toBe(lang === 'en')
    expect(paper.text.includes('gjelder den norske teksten')).toBe(lang === 'en')
  })

  it('has its title, its language, a bookmark for each clause, page numbers and its parties at the foot', () => {
    expect(paper).toMatchObject({
      title: 'Husleieavtale – Storgata 12 – Kari Nordmann Ødegård / Åse Sørensen',
      language: 'nb-NO',
    })
    expect(paper.bookmarks).toHaveLength(19)
    expect(paper.roles).toEqual(expect.arrayContaining(['H1', 'Table', 'TH', 'P']))
    paper.pages.forEach(({ items }, index) => {
      const page = items.map(({ str, hasEOL }) => str + (hasEOL ? ' ' : '')).join('')
      expect(page).toContain(`Side ${index + 1} av ${paper.pages.length}`)
      expect(page).toContain('Avtale nr. 3 · Kari Nordmann Ødegård / Åse Sørensen')
    })
  })

  it('has the frame of the eviction clause with its own signature, and both signatures, on one page, and nothing outside the margins', () => {
    expect(signedText(paper)).toContain('Vedtakelse av tvangsfravikelse')
    expect(signedText(paper).match(/Underskrift(?!er)/g)).toHaveLength(3)
    expect(textOutsideMargins(paper, margin)).toEqual([])
  })

  it('is sound to qpdf and searchable by pdftotext, where they are installed', () => {
    const check = runPdfTool('qpdf', ['--check'], bytes)
    if (check) expect(check).toMatchObject({ status: 0 })
    const text = runPdfTool('pdftotext', [], bytes, ['-'])
    if (text) expect(text.stdout.replace(/\s+/g, ' ')).toContain('Leieren måker snø foran egen inngang.')
  })
})

describe('the pages', () => {
  it('keep what is accepted by signing with the signatures, wherever the text before them ends', async () => {
    for (let lines = 0; lines <= 40; lines += 4) {
      const paper = await readPdf(
        await drawn(testLease({ other: Array.from({ length: lines }, () => 'Hagen deles.').join('\n') }), 'nb'),
      )
      expect(signedText(paper), `${lines} lines`).toMatch(/Vedtakelse av tvangsfravikelse.*Sted og dato/)
    }
  })

  it('have air above the frame of the eviction clause', async () => {
    const above = async (lines: number): Promise<number | null> => {
      const other = Array.from({ length: lines }, () => 'Hagen deles.').join('\n')
      const { items } = signedPage(await readPdf(await drawn(testLease({ other }), 'nb')))
      const at = (text: string) => items.find(({ str }) => str.startsWith(text))?.transform[5] ?? null
      const [last, frame] = [at('En tvist'), at('Vedtakelse')]
      return last === null ? null : last - frame!
    }
    // The part above the frame is on the same page only if there is space for both.
    const gaps: (number | null)[] = []
    for (let lines = 0; lines <= 48; lines += 8) gaps.push(await above(lines))
    const onePage = gaps.filter((gap) => gap !== null)
    expect(onePage.length).toBeGreaterThan(0)
    for (const gap of onePage) expect(gap).toBeGreaterThan(36)
  })

  it('keep a label apart from what it says, in both languages', async () => {
    const house = { ...testLease().house, share: 45, organisation: '948007029' }
    const { pages } = await readPdf(await drawn(testLease({ house }), 'en'))
    const values = ((24 + 52) / 25.4) * 72
    // A label has a fixed size, and its value starts at the same place in every row.
    const labels = pages.flatMap(({ items }) => {
      const baselines = items
        .filter(({ transform }) => Math.abs(transform[4]! - values) < 1)
        .map(({ transform }) => transform[5]!)
      return items.filter(
        ({ str, transform: [, , , size, x, y] }) =>
          str.trim() !== '' && size! < 9.4 && x! < values - 1 && baselines.some((line) => Math.abs(line - y!) < 1),
      )
    })
    expect(labels.map(({ str }) => str)).toEqual(expect.arrayContaining(['Andelsnummer', 'Organisasjonsnr.']))
    for (const { str, transform, width } of labels) expect(transform[4]! + width, str).toBeLessThan(values - 8)
  })
})

describe.each(languages)('the mark of a draft, in %s', (lang) => {
  const mark = lang === 'en' ? 'UTKAST / DRAFT' : 'UTKAST'
  const foot = lang === 'en' ? 'Utkast av 25.11.2026 / Draft of 25.11.2026' : 'Utkast av 25.11.2026'

  it('stands with its day on each page, inside the margins', async () => {
    const paper = await readPdf(await drawn(testLease({ isDraft: true }), lang))
    for (const { items } of paper.pages) {
      expect(items.map(({ str }) => str)).toContain(mark)
      expect(items.map(({ str, hasEOL }) => str + (hasEOL ? ' ' : '')).join('')).toContain(foot)
    }
    expect(textOutsideMargins(paper, margin)).toEqual([])
  })

  it('is not on what is to be signed', async () => {
    expect((await readPdf(await drawn(testLease(), lang))).text).not.toMatch(/utkast(?!else)|draft/i)
  })
})

it.each(languages)('the tenant is told of personal data behind the signatures, in %s', async (lang) => {
  const { pages } = await readPdf(await drawn(testLease(), lang))
  const last = pages
    .at(-1)!
    .items.map(({ str, hasEOL }) => str + (hasEOL ? ' ' : ''))
    .join('')
  for (const phrase of ['kari.nordmann@example.no', 'artikkel 6', 'Datatilsynet', 'tre år', 'fødselsnummeret'])
    expect(last).toContain(phrase)
  expect(last.includes('Data Protection Authority')).toBe(lang === 'en')
})

describe('long and strange texts', () => {
  const wide = 'W'.repeat(50)
  const long = (changes: Partial<LeaseData> = {}) =>
    testLease({
      ...testTerm['time-bound'],
      deposit: testDeposits.own,
      landlord: {
        ...testLease().landlord,
        name: `${wide} ${'Å'.repeat(50)}`,
        email: `${'m'.repeat(40)}@example.no`,
        address: { street: wide, postcode: '9'.repeat(50), city: wide, country: null },
      },
      tenant: {
        ...testLease().tenant,
        name: `${'M'.repeat(50)} ${'Ø'.repeat(50)}`,
        email: `${'w'.repeat(40)}@example.no`,
        address: { street: wide, postcode: wide, city: 'Æ'.repeat(60), country: { nb: wide, en: wide } },
      },
      house: {
        ...testLease().house,
        name: wide,
        address: { street: 'W'.repeat(100), postcode: '0155', city: wide, country: null },
      },
      rent: ore(99_999_999_999),
      other: 'W'.repeat(1000),
      attachments: [`${'w'.repeat(116)}.pdf`],
      ...changes,
    })

  it.each(languages)('stay within the margins, whole, in %s', async (lang) => {
    const paper = await readPdf(await drawn(long(), lang))
    expect(textOutsideMargins(paper, margin)).toEqual([])
    // The text without the foot of each page, which is between the texts of two pages.
    const joined = paper.pages
      .flatMap(({ items }) => items.filter(({ transform }) => transform[5]! > foot))
      .map(({ str }) => str.trim())
      .join('')
    for (const text of [
      'W'.repeat(1000),
      'Å'.repeat(50),
      'M'.repeat(50),
      'Æ'.repeat(60),
      `${'w'.repeat(116)}.pdf`,
      'kr 999 999 999,99',
    ])
      expect(joined).toContain(text)
  })

  it('an e-mail address breaks before its domain', async () => {
    const landlord = { ...testLease().landlord, email: 'kari.nordmann.odegard@husbok.example' }
    const { pages } = await readPdf(await drawn(testLease({ landlord }), 'nb'))
    expect(pages[0]!.items.map(({ str }) => str)).toEqual(
      expect.arrayContaining(['kari.nordmann.odegard', '@husbok.example']),
    )
  })

  it('no column is written over its neighbour', async () => {
    const { pages } = await readPdf(await drawn(long(), 'nb'))
    // The left edges of the landlord's and the tenant's columns in the table of the parties, in
    // points.
    const [landlord, tenant] = [((24 + 52) / 25.4) * 72, ((24 + 52 + 55) / 25.4) * 72]
    const names = pages.flatMap(({ items }) =>
      items.filter(({ str, transform: [, , , , x] }) => str.startsWith('Å') && x! > landlord - 1 && x! < tenant),
    )
    expect(names.length).toBeGreaterThan(20)
    const inColumns = names.filter(({ transform: [, , , , , y] }) =>
      pages.some(({ items }) =>
        items.some((each) => each.str.startsWith('Ø') && Math.abs(each.transform[5]! - y!) < 1),
      ),
    )
    expect(inColumns.length).toBeGreaterThan(5)
    for (const { transform, width } of inColumns) expect(transform[4]! + width).toBeLessThanOrEqual(tenant)
  })

  it.each(languages)('go over pages when 1,000 characters are lines of their own, in %s', async (lang) => {
    const other = Array.from({ length: 500 }, () => 'x').join('\n')
    const paper = await readPdf(await drawn(long({ other }), lang))
    expect(paper.text.match(/\bx\b/g)).toHaveLength(500)
    expect(textOutsideMargins(paper, margin)).toEqual([])
  })

  it('stand as they were typed', async () => {
    const typed = [
      '#import "x"',
      '*fet* _kursiv_',
      '$x^2$',
      '\\',
      '<script>alert(1)</script>',
      '#sys.inputs',
      '= Overskrift',
      '{{rent}} {{page}}',
      '@ref <merke>',
      '/* nei */ // heller ikke',
    ]
    const other = typed.map((text) => `Først ${text} så.`).join('\n')
    const tenant = { ...testLease().tenant, name: 'Per *fet* $x^2$ Hansen' }
    const paper = await readPdf(await drawn(testLease({ tenant, other }), 'en'))
    for (const text of typed) expect(paper.text).toContain(`Først ${text} så.`)
    expect(paper.text).toContain(tenant.name)
    expect(paper.bookmarks).toHaveLength(19)
  })

  it('an emoji or a foreign script costs the character, not the paper', async () => {
    const paper = await readPdf(await drawn(testLease({ other: 'Hund 🐕 ja, 王 nei' }), 'nb'))
    expect(paper.text).toContain('Hund □ ja, □ nei')
    expect(paper.text).toContain('□ står der skriften ikke har tegnet som ble skrevet.')
  })
})

describe('its name', () => {
  it.each([
    ['Storgata 12', 'Storgata 12, Kari Nordmann Ødegård, Åse Sørensen contract.pdf'],
    ['../etc/passwd', '-etc-passwd, Kari Nordmann Ødegård, Åse Sørensen contract.pdf'],
    ['"a"\n<b>|c?', '-a- -b--c-, Kari Nordmann Ødegård, Åse Sørensen contract.pdf'],
    ['\u202e...', 'Kari Nordmann Ødegård, Åse Sørensen contract.pdf'],
  ])('house %j -> %s', async (name, expected) => {
    expect(
      (await leasePaper(testLease({ house: { ...testLease().house, name } }), 'nb', account, nothingAttached)).name,
    ).toBe(expected)
  })
})
