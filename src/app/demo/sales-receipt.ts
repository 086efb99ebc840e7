import sharp from 'sharp'
import { formatDay } from '../../base/kit/day'
import { formatOre } from '../../base/kit/money'
import { chance, digits } from './chance'
import type { DemoExpense } from './expense-of'
import { supplierNumbersOf, vatIn } from './invoice'
import { receiptSvg } from './pdf'
import { demoSuppliers } from './suppliers'

/** Pixels of the paper's width. */
const width = 660

/** What a sales receipt says, part by part; rows have a text and what stands at its right. */
export function receiptParts(expense: DemoExpense) {
  const supplier = demoSuppliers[expense.from]
  const { organisation } = supplierNumbersOf(supplier)
  const random = chance(`${supplier.name} ${expense.date}`)
  const clock = `${String(9 + Math.floor(random() * 9)).padStart(2, '0')}:${String(Math.floor(random() * 60)).padStart(2, '0')}`
  const total = formatOre(expense.sum)
  return {
    head: [supplier.name, supplier.address, `${supplier.postcode} ${supplier.city}`, `Org.nr. ${organisation} MVA`],
    printed: [`${formatDay(expense.date)} ${clock}`, `Bong ${digits(random, 6)}`],
    items: expense.items.map(({ text, sum }) => [text, formatOre(sum)]),
    total: ['SUM', total],
    paid: [
      [`Herav MVA ${supplier.vat} %`, formatOre(vatIn(expense.sum, supplier.vat))],
      ['Bankkort', total],
    ],
    foot: ['Takk for handelen', '', 'Oppdiktet, til demonstrasjon'],
  }
}

/** A photo of a sales receipt on a table, as JPEG. */
export async function salesReceipt(expense: DemoExpense): Promise<Buffer> {
  const print = await sharp(Buffer.from(receiptSvg(receiptParts(expense))), { density: 300 })
    .resize({ width })
    .png()
    .toBuffer({ resolveWithObject: true })
  const { height } = print.info
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
      <image width="${width}" height="${height}" href="data:image/png;base64,${print.data.toString('base64')}"/>
    </g>
  </svg>`
  return await sharp(Buffer.from(svg)).blur(0.6).jpeg({ quality: 82 }).toBuffer()
}
