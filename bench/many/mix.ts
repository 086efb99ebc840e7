import { createHmac } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bankFile } from '../bank-file'
import { emailOf, password, tokenOf } from './fill'
import type { Many } from './open'
import { webhookSecret } from './stand-ins'

/** One request of a visit. A name between `%%_` and `%%` is replaced by a value of the visitor's line or an earlier answer. */
interface Asked {
  /** Its name in the figures. */
  readonly tag: string
  readonly path: string
  readonly body?: string
  /** A file of multipart/form-data instead of a body. */
  readonly form?: string
  readonly headers?: Readonly<Record<string, string>>
  /** Values that are remembered from the answer, and their place in it. */
  readonly remembered?: Readonly<Record<string, string>>
}

/** A kind of visit: how many of a hundred visits it is, who visits, and the requests in their order. */
export interface Visit {
  readonly name: string
  readonly share: number
  /** A file with a line for each visitor. Semicolons separate the columns. */
  readonly people: string
  readonly columns: readonly string[]
  readonly asked: readonly Asked[]
}

/** The separator between the parts of a form. */
export const boundary = 'many-7d1f0c5b'

/** A form with one file. Neither the file nor the rest may contain the sign for a replaced value. */
function form(name: string, type: string, bytes: Uint8Array): Buffer {
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)])
}

const session = { authorization: 'Bearer %%_token%%' }
/** The client's own key of an action, so that it is carried out once. */
const once = { 'idempotency-key': 'many-%%_run%%-%%ts_user_server:get_unique_id%%' }

/** The requests of the browser that show the home page. */
const home = (year: number): Asked[] => [
  { tag: 'profile', path: 'profile' },
  { tag: 'houses', path: 'house' },
  { tag: 'vouchers of the year', path: `bilag/all-types?date_from=${year}-01-01&date_to=${year}-12-31` },
  { tag: 'vouchers of the year', path: `bilag/all-types?date_from=${year - 1}-01-01&date_to=${year - 1}-12-31` },
  { tag: 'leases', path: 'contract/all' },
  { tag: 'to do', path: 'todo' },
  { tag: 'arrears', path: 'rent/arrears' },
  { tag: 'repeats', path: 'bilag/repeats' },
]
const signedIn = (asked: readonly Asked[]): Asked[] =>
  asked.map((one) => ({ ...one, headers: { ...session, ...one.headers } }))

const expense = (date: string, documents: string) =>
  `{"houseId":%%_house%%,"cost_type":"maintenance","cost_line":"other","description":"Nytt bad, flislegging og rør","supplierId":%%_supplier%%,"repeat":"never","sum":12345.5,"date":"${date}","franchise":100,"documents":[${documents}]}`

/** The files of visitors: landlords, leases that are opened, and messages of the signing service. */
async function writePeople({ postgres }: Many, run: string, file: (name: string) => string): Promise<void> {
  const lines = (name: string, rows: readonly (readonly string[])[]) =>
    writeFile(file(name), `${rows.map((row) => row.join(';')).join('\n')}\n`)
  await postgres.inside('husbok', async (client) => {
    const ask = async (text: string) => (await client.query<Record<string, string>>(text)).rows
    // Each run has another order, so that each step uses other landlords.
    const landlords = await ask(
      `select account.id, min(house.id) as house, (account.id - 1) * 4 + 2 as supplier from account join house on account_id = account.id
       group by account.id order by md5(account.id || '${run}')`,
    )
    const known = landlords.map(({ id, house, supplier }) => [
      id!,
      emailOf(Number(id)),
      tokenOf(Number(id)),
      house!,
      supplier!,
      run,
    ])
    await lines('landlords', known)
    const drafts = await ask(
      `select account_id, id from contract where "signatureType" is null and id < 900000000 order by md5(id || '${run}') limit 900`,
    )
    const signed = await ask(
      `select account_id, id from (select account_id, id from contract where "signatureType" = 'manual' and not "isFinished" order by id limit 400) whole order by md5(id || '${run}')`,
    )
    const papers = signed.flatMap((lease, n) => [lease, drafts[n % drafts.length]!])
    await lines(
      'leases',
      papers.map(({ account_id, id }) => [tokenOf(Number(account_id)), id!]),
    )
    const orders = await ask(`select provider_id from signing order by id`)
    await lines(
      'events',
      Array.from({ length: 5000 }, (_, n) => {
        const { provider_id } = orders[n % orders.length]!
        const body = JSON.stringify({
          id: `${run}-${n}`,
          type: 'document_signed',
          payload: { documentId: provider_id },
        })
        return [createHmac('sha256', webhookSecret).update(body).digest('hex'), body]
      }),
    )
  })
}

/** The mix of a first day of the month, with the visitors' files and uploads. `run` makes it differ from earlier runs. */
export async function writeMix(many: Many, run: string): Promise<Visit[]> {
  const { directory, months, picture } = many
  const year = Number(months.due.slice(0, 4))
  const file = (name: string) => join(directory, `${run}-${name}`)
  await writePeople(many, run, file)
  await writeFile(file('picture'), form('kvittering.png', 'image/png', picture))
  await writeFile(file('bank'), form('konto.csv', 'text/csv', bankFile(60)))
  return visitsOf(year, `${months.due.slice(0, 8)}01`, file)
}

/** The kinds of visits. Their shares add up to 100. `file` returns the path of a run's file. */
function visitsOf(year: number, date: string, file: (name: string) => string): Visit[] {
  const landlords = { people: file('landlords'), columns: ['account', 'email', 'token', 'house', 'supplier', 'run'] }
  return [
    {
      name: 'log in',
      share: 15,
      ...landlords,
      asked: [
        {
          tag: 'log in',
          path: 'auth/login',
          body: `{"email":"%%_email%%","password":"${password}"}`,
          remembered: { token: 'accessToken' },
        },
        ...signedIn(home(year)),
      ],
    },
    { name: 'home', share: 37, ...landlords, asked: signedIn(home(year)) },
    {
      name: 'vouchers',
      share: 20,
      ...landlords,
      asked: signedIn([
        {
          tag: 'vouchers of a house',
          path: `bilag/all-types?houseId=%%_house%%&date_from=${year}-01-01&date_to=${year}-12-31`,
        },
        { tag: 'suppliers', path: 'supplier' },
        { tag: 'new voucher', path: 'bilag', body: expense(date, ''), headers: once, remembered: { voucher: 'id' } },
        { tag: 'a voucher', path: 'bilag/%%_voucher%%' },
      ]),
    },
    {
      name: 'receipt',
      share: 10,
      ...landlords,
      asked: signedIn([
        { tag: 'upload', path: 'document', form: file('picture'), remembered: { url: 'url' } },
        { tag: 'new voucher', path: 'bilag', body: expense(date, '"%%_url%%"'), headers: once },
        { tag: 'file opened', path: '%%_url%%' },
      ]),
    },
    {
      name: 'lease as PDF',
      share: 8,
      people: file('leases'),
      columns: ['token', 'lease'],
      asked: signedIn([
        { tag: 'a lease', path: 'contract/%%_lease%%' },
        { tag: 'lease as PDF', path: 'contract/%%_lease%%/paper/contract?lang=nb' },
      ]),
    },
    {
      name: 'signing webhook',
      share: 8,
      people: file('events'),
      columns: ['signature', 'body'],
      asked: [
        {
          tag: 'signing webhook',
          path: 'webhooks/signicat',
          body: '%%_body%%',
          headers: { 'x-idfy-signature': '%%_signature%%' },
        },
      ],
    },
    {
      name: "bank's file",
      share: 2,
      ...landlords,
      asked: signedIn([
        { tag: "bank's file read", path: 'bank/files', form: file('bank'), headers: once, remembered: { file: 'id' } },
        { tag: "bank's file imported", path: 'bank/files/%%_file%%/import', body: '{"bankAccountId":%%_account%%}' },
        { tag: 'open payments', path: 'bank/transactions?state=open' },
      ]),
    },
  ]
}
