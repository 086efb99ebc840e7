import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { leasePaper } from '../src/lease/document/pdf'
import { leaseSheet } from '../src/lease/document/rules'
import type { LeaseData } from '../src/lease/clauses/model'
import type { LeaseSheet } from '../src/lease/document/model'
import type { ShownText } from '../src/base/pdf/model'
import { testLease } from '../src/lease/clauses/test-lease'
import type { Options } from './options'
import { rounded, type Line } from './report'
import { median } from './rounds'

const { resolve } = createRequire(import.meta.url)

/** A lease of three pages, with another number, tenant and term each time, because no two leases are alike. */
const lease = (n: number): LeaseData => {
  const plain = testLease()
  return testLease({
    number: n,
    tenant: { ...plain.tenant, name: `Per Hansen ${n}` },
    extras: null,
    comforts: ['electricity', 'heating', 'water-drain', 'tv-subscription', 'internet'],
    attachments: [],
    other: `Leieren måker snø foran inngang ${n}.`,
  })
}

const quoted = ({ nb }: ShownText): string => `#${JSON.stringify(nb.replace(/\u00a0/g, ' '))}`
const cells = (list: readonly ShownText[]): string => list.map((text) => `[${quoted(text)}]`).join(', ')

/**
 * The same text as a person would write it in typst: plain headings, paragraphs, lists and tables, without the product's
 * templates.
 */
function written(sheet: LeaseSheet, title: string): string {
  const clauses = [...sheet.clauses, sheet.signatures].map(({ title: heading, items }) => {
    const body = items.map((item) => {
      if (item.kind === 'list') return item.list.map((text) => `- ${quoted(text)}`).join('\n')
      if (item.kind === 'rows')
        return `#table(columns: 2, ${item.rows.map(({ label, value }) => cells([label, value])).join(', ')})`
      if (item.kind === 'parties')
        return `#table(columns: 3, table.header([], ${cells(item.table.roles)}), ${item.table.rows.map(({ label, values }) => cells([label, ...values])).join(', ')})`
      if (item.kind === 'typed') return quoted({ nb: item.text })
      return 'law' in item && item.law ? `${quoted(item.wording)} (${quoted(item.law)})` : quoted(item.wording)
    })
    return [`= ${quoted(heading)}`, ...body].join('\n\n')
  })
  const { signLabels: labels } = sheet
  const toSign = labels.electronic === null ? [labels.place, labels.signature] : [labels.electronic]
  return [
    `#set document(title: ${JSON.stringify(title)})`,
    '#set text(font: "Source Sans 3", size: 10pt, lang: "nb")',
    '#set page(numbering: "1 / 1")',
    '#set heading(numbering: "1")',
    `#title()`,
    quoted(sheet.subtitle),
    quoted(sheet.number),
    `#table(columns: 2, table.header(table.cell(colspan: 2)[${quoted(sheet.factsTitle)}]), ${sheet.facts.map(({ label, value }) => cells([label, value])).join(', ')})`,
    ...clauses,
    ...sheet.signers.flatMap(({ role, name }) => [quoted(role), ...toSign.map(quoted), quoted({ nb: name })]),
  ].join('\n\n')
}

/**
 * One lease by the product, compared with the bare compiler. The compiler gets the same text, which is prepared before.
 */
export async function papers({ sizes: { leases: runs } }: Options): Promise<{ lines: Line[]; notes: string[] }> {
  const fonts = [
    '400Regular/SourceSans3_400Regular.ttf',
    '600SemiBold/SourceSans3_600SemiBold.ttf',
    '700Bold/SourceSans3_700Bold.ttf',
  ]
  const compiler = NodeCompiler.create({
    fontArgs: [{ fontBlobs: fonts.map((file) => readFileSync(resolve(`@expo-google-fonts/source-sans-3/${file}`))) }],
  })
  const [ours, bare]: [number[], number[]] = [[], []]
  const pages = compiler.compile({ mainFileContent: written(leaseSheet(lease(0), 'nb'), 'Husleieavtale') }).result
    ?.numOfPages
  const timed = async (times: number[], work: () => unknown) => {
    const began = performance.now()
    await work()
    times.push(performance.now() - began)
  }
  // The first ten rounds are not measured. They load what stays in memory.
  for (let n = -10; n < runs; n += 1) {
    const data = lease(n)
    const source = written(leaseSheet(data, 'nb'), `Husleieavtale ${n}`)
    const samples: [number[], number[]] = n < 0 ? [[], []] : [ours, bare]
    await timed(samples[0], () => leasePaper(data, 'nb', 1, { read: async () => [] }))
    await timed(samples[1], () => {
      compiler.pdf({ mainFileContent: source }, { pdfStandard: 'ua-1' })
      compiler.evictCache(10)
    })
  }
  const [product, limit] = [median(ours), median(bare)]
  return {
    lines: [
      {
        what: 'a lease as PDF, data to bytes',
        ours: `${rounded(product, 1)} ms`,
        bare: `${rounded(limit, 1)} ms, bare typst with the same text (${pages} pages)`,
        ratio: product / limit,
        bar: { atMost: 2 },
      },
    ],
    notes: [
      `Papers: ${runs} leases, each another one, in turns with the bare compiler, which gets the same text as a finished source with headings, lists, tables and page numbers in typst's own looks, the same typeface and the same standard (PDF/UA-1). Medians.`,
    ],
  }
}
