import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { z } from 'zod'
import { forgiveCall } from '../../base/call/limits'
import type { Encryption } from '../../base/db/encryption'
import type { Db } from '../../base/db/pool'
import { fileCalls } from '../../base/file/calls'
import { FileInfo } from '../../base/file/model'
import { formatDay, type Day } from '../../base/kit/day'
import type { Answer, CallInput, Row } from '../../base/kit/endpoint'
import { formatOre, toKroner } from '../../base/kit/money'
import { expenseCalls } from '../../books/expense/calls'
import { repeatCalls } from '../../books/repeat/calls'
import { demoExpenses } from './expenses'
import { demoSuppliers, type DemoSupplierKey } from './suppliers'
import { randomDigits, demoInvoice, supplierNumbersOf, vatOfSum } from './invoice'
import { seededChance } from './chance'
import type { DemoClock } from './clock'
import { type DemoExpense } from './expense-of'
import { receiptSvg } from './pdf'

/** The address that the demo calls from, so that it doesn't use up the limits of real addresses. */
export const demoAddress = '0.0.0.0'

const boundary = 'husbok-demo-6f1d2c'

/** Calls the app as a browser does, but without a port. Every rule, file check and audit row applies. */
export function demoCaller(app: FastifyInstance) {
  let token = ''

  async function send(
    row: Row,
    url: string,
    payload: object | Buffer | undefined,
    headers: Record<string, string> = {},
  ): Promise<unknown> {
    const answer = await app.inject({
      method: row.method,
      url,
      remoteAddress: demoAddress,
      headers: { 'accept-language': 'nb', ...(token && { authorization: `Bearer ${token}` }), ...headers },
      ...(payload !== undefined && { payload }),
    })
    if (answer.statusCode >= 400) throw new Error(`${row.name} was refused with ${answer.statusCode}: ${answer.body}`)
    return answer.body === '' ? undefined : answer.json()
  }

  async function uploadTo(row: Row, name: string, bytes: Buffer): Promise<unknown> {
    const disposition = `content-disposition: form-data; name="file"; filename="${name}"`
    const head = [`--${boundary}`, disposition, 'content-type: application/octet-stream', '', ''].join('\r\n')
    const payload = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)])
    const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` }
    return await send(row, `/api/${row.path}`, payload, headers)
  }

  return {
    logIn: (accessToken: string) => void (token = accessToken),

    /** Makes a call. Money in the answer is in øre. Throws when the call is refused. */
    async call<R extends Row>(row: R, input: CallInput<R>): Promise<Answer<R>> {
      const { params, query, body } = input as {
        params?: Record<string, unknown>
        query?: Record<string, unknown>
        body?: object
      }
      const path = row.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params?.[name])))
      const search = new URLSearchParams(
        Object.entries(query ?? {}).map(([name, value]): [string, string] => [name, String(value)]),
      )
      const answer = await send(row, `/api/${path}${search.size > 0 ? `?${search.toString()}` : ''}`, body)
      return (row.answer instanceof z.ZodType ? row.answer.parse(answer) : undefined) as Answer<R>
    },

    /** Opens a file. Throws when the call is refused. */
    async open(url: string): Promise<Buffer> {
      const answer = await app.inject({
        method: 'GET',
        url,
        remoteAddress: demoAddress,
        headers: { authorization: `Bearer ${token}` },
      })
      if (answer.statusCode !== 200) throw new Error(`${url} was refused with ${answer.statusCode}: ${answer.body}`)
      return answer.rawPayload
    },

    upload: async (name: string, bytes: Buffer): Promise<FileInfo> =>
      FileInfo.parse(await uploadTo(fileCalls.upload, name, bytes)),

    uploadTo,
  }
}
export type DemoClient = ReturnType<typeof demoCaller>

/** The width of a receipt in pixels. */
const width = 660

/** The parts of a receipt. A row has a text and a value on its right. */
export function receiptParts(expense: DemoExpense) {
  const supplier = demoSuppliers[expense.from]
  const { organisation } = supplierNumbersOf(supplier)
  const random = seededChance(`${supplier.name} ${expense.date}`)
  const clock = `${String(9 + Math.floor(random() * 9)).padStart(2, '0')}:${String(Math.floor(random() * 60)).padStart(2, '0')}`
  const total = formatOre(expense.sum)
  return {
    head: [supplier.name, supplier.address, `${supplier.postcode} ${supplier.city}`, `Org.nr. ${organisation} MVA`],
    printed: [`${formatDay(expense.date)} ${clock}`, `Bong ${randomDigits(random, 6)}`],
    items: expense.items.map(({ text, sum }) => [text, formatOre(sum)]),
    total: ['SUM', total],
    paid: [
      [`Herav MVA ${supplier.vat} %`, formatOre(vatOfSum(expense.sum, supplier.vat))],
      ['Bankkort', total],
    ],
    foot: ['Takk for handelen', '', 'Oppdiktet, til demonstrasjon'],
  }
}

async function salesReceipt(expense: DemoExpense): Promise<Buffer> {
  const print = await sharp(Buffer.from(receiptSvg(receiptParts(expense))), { density: 300 })
    .resize({ width })
    .png()
    .toBuffer({ resolveWithObject: true })
  const { height } = print.info
  const [tableWidth, tableHeight] = [width + 120, height + 140]
  const tilt = (seededChance(`tilt ${expense.date}`)() * 4 - 2).toFixed(2)
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

export interface DemoFile {
  readonly name: string
  readonly bytes: Buffer
}

/**
 * The receipt of an expense. An expense that comes by mail has a PDF. A purchase in a shop has a photo. Null when the
 * receipt is lost.
 */
export async function receiptOf(expense: DemoExpense): Promise<DemoFile | null> {
  const { name } = demoSuppliers[expense.from]
  if (expense.paper === 'none') return null
  if (expense.paper === 'receipt')
    return { name: `Kvittering ${name} ${expense.date}.jpg`, bytes: await salesReceipt(expense) }
  return {
    name: `${expense.paper === 'payslip' ? 'Lønnsslipp' : 'Faktura'} ${name} ${expense.date}.pdf`,
    bytes: demoInvoice(expense),
  }
}

export interface FillContext {
  readonly caller: DemoClient
  readonly db: Db
  readonly clock: DemoClock
  readonly encryption: Pick<Encryption, 'encrypt' | 'decrypt'>
  readonly account: number
  readonly houses: readonly number[]
  readonly today: Day
  readonly print: (message: string) => void
}

/** Records the expenses, the oldest first. One repeat is stopped, and one voucher goes to the trash folder. */
export async function recordExpenses(context: FillContext): Promise<{ vouchers: number; receipts: number }> {
  const { caller, houses, today, print } = context
  const known = new Map<DemoSupplierKey, number>()
  const planned = demoExpenses(today)
  let receipts = 0
  for (const [index, expense] of planned.entries()) {
    const receipt = await attachReceipt(context, expense)
    if (receipt) receipts += 1
    const saved = await caller.call(expenseCalls.create, {
      body: form(expense, houses[expense.house]!, known.get(expense.from), receipt),
    })
    if (saved.supplierId !== null) known.set(expense.from, saved.supplierId)
    const params = { id: String(saved.id) }
    if (expense.fate === 'stop') await caller.call(repeatCalls.stopRepeat, { params })
    if (expense.fate === 'trash') await caller.call(expenseCalls.remove, { params })
    if ((index + 1) % 20 === 0 || index + 1 === planned.length)
      print(`Expense vouchers: ${index + 1} of ${planned.length}`)
  }
  return { vouchers: planned.length, receipts }
}

/** Uploads a file. The demo uploads more files a minute than the limit allows, so the calls are not counted. */
export async function uploadDemoFile({ caller, db, account }: FillContext, { name, bytes }: DemoFile): Promise<string> {
  const { url } = await caller.upload(name, bytes)
  await forgiveCall(db, fileCalls.upload.limits, { ip: demoAddress, subject: String(account) })
  return url
}

export async function attachReceipt(context: FillContext, expense: DemoExpense): Promise<string | null> {
  const receipt = await receiptOf(expense)
  return receipt && (await uploadDemoFile(context, receipt))
}

/**
 * The form of an expense. The first expense of a supplier contains its name and address. Later expenses choose the
 * supplier from the list.
 */
function form(expense: DemoExpense, houseId: number, supplierId: number | undefined, receipt: string | null) {
  const { name, address, city, postcode } = demoSuppliers[expense.from]
  const all = {
    houseId,
    cost_type: expense.type,
    cost_line: expense.line,
    description: expense.description,
    ...(supplierId === undefined ? { supplierId: 0, name, address, city, postcode } : { supplierId }),
    repeat: expense.repeat,
    sum: toKroner(expense.sum),
    date: expense.date,
    franchise: expense.share,
    documents: receipt === null ? [] : [receipt],
    archived: expense.gaps.length > 0,
  }
  return { ...all, ...Object.fromEntries(expense.gaps.map((field) => [field, null])) }
}
