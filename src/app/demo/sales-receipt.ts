import sharp from 'sharp'
import { formatDay } from '../../base/kit/day'
import { formatOre } from '../../base/kit/money'
import { chance, digits } from './chance'
import type { DemoExpense } from './expense-of'
import { dotted, letterColumns, letterRows } from './dot-letters'
import { numbersOf, vatIn } from './invoice'
import { demoSuppliers } from './suppliers'

/** Characters in a line of the paper roll. */
const columns = 34
/** Pixels of a dot. */
const dot = 3

const apart = (a: string, b: string, width = columns) =>
  `${a.slice(0, width - b.length - 1).padEnd(width - b.length)}${b}`
const middle = (text: string) => `${' '.repeat(Math.max(0, Math.floor((columns - text.length) / 2)))}${text}`

interface PaperLine {
  readonly text: string
  /** Twice as high and wide. */
  readonly large?: boolean
}

/** The text of a sales receipt, line by line. */
export function receiptLines(expense: DemoExpense): PaperLine[] {
  const supplier = demoSuppliers[expense.from]
  const { organisation } = numbersOf(supplier)
  const random = chance(`${supplier.name} ${expense.date}`)
  const clock = `${String(9 + Math.floor(random() * 9)).padStart(2, '0')}:${String(Math.floor(random() * 60)).padStart(2, '0')}`
  const rule = { text: '-'.repeat(columns) }
  const total = formatOre(expense.sum)
  return [
    { text: middle(supplier.name) },
    { text: middle(supplier.address) },
    { text: middle(`${supplier.postcode} ${supplier.city}`) },
    { text: middle(`Org.nr. ${organisation} MVA`) },
    { text: '' },
    { text: apart(`${formatDay(expense.date)} ${clock}`, `Bong ${digits(random, 6)}`) },
    rule,
    ...expense.items.map(({ text, sum }) => ({ text: apart(text, formatOre(sum)) })),
    rule,
    { text: apart('SUM', total, columns / 2), large: true },
    { text: apart(`Herav MVA ${supplier.vat} %`, formatOre(vatIn(expense.sum, supplier.vat))) },
    { text: apart('Bankkort', total) },
    { text: '' },
    { text: middle('Takk for handelen') },
    { text: '' },
    { text: middle('Oppdiktet, til demonstrasjon') },
  ]
}

/** A photo of a sales receipt on a table, as JPEG. */
export async function salesReceipt(expense: DemoExpense): Promise<Buffer> {
  const margin = 8
  let ink = ''
  let y = margin * 2
  for (const { text, large = false } of receiptLines(expense)) {
    ink += dotted(text, margin, y, large ? 2 : 1)
    y += letterRows * (large ? 2 : 1)
  }
  const [width, height] = [(columns * letterColumns + margin * 2) * dot, (y + margin * 2) * dot]
  const [tableWidth, tableHeight] = [width + 120, height + 140]
  const tilt = (chance(`tilt ${expense.date}`)() * 4 - 2).toFixed(2)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${tableWidth}" height="${tableHeight}">
    <defs>
      <linearGradient id="table" x2="1" y2="1"><stop stop-color="#8a6a4c"/><stop offset="1" stop-color="#6b5039"/></linearGradient>
      <linearGradient id="paper" x2=".3" y2="1"><stop stop-color="#fbfaf6"/><stop offset="1" stop-color="#e9e6de"/></linearGradient>
    </defs>
    <rect width="100%" height="100%" fill="url(#table)"/>
    <g transform="rotate(${tilt} ${tableWidth / 2} ${tableHeight / 2}) translate(60 70)">
      <rect x="8" y="10" width="${width}" height="${height}" fill="#000" opacity=".25"/>
      <rect width="${width}" height="${height}" fill="url(#paper)"/>
      <path transform="scale(${dot})" d="${ink}" fill="#33333b"/>
    </g>
  </svg>`
  return await sharp(Buffer.from(svg)).blur(0.6).jpeg({ quality: 82 }).toBuffer()
}
