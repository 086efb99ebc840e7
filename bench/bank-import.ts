import { setTimeout as sleep } from 'node:timers/promises'
import { bankFile, bankNumber, splitFile } from './bank-file'
import { importStatement } from './bare-statements'
import { accountOf, fullHouse, tokenOf } from './books'
import { callsAs } from './calls'
import type { Options } from './options'
import { whileProbed } from './probe'
import { startProduct } from './processes'
import { waitUntilIdle } from './rounds'
import type { Servers } from './servers'

const account = accountOf(fullHouse(0))
export const headers = { authorization: `Bearer ${tokenOf(account)}`, 'x-account': String(account) }

/** Rows of a file that is read before the measured one. */
const fewRows = 50

const empty = [
  ...['bank_transaction', 'bank_import', 'bank_file', 'bank_account'].map(
    (table) => `delete from ${table} where account_id = ${account}`,
  ),
  'vacuum analyze bank_transaction',
  'checkpoint',
]

/** Removes all imports. Every run of either side starts from this state. */
export const forgetImports = (servers: Servers): Promise<void> =>
  servers.inside(servers.big, async (client) => {
    for (const text of empty) await client.query(text)
  })

/** The number of imported rows, and a hash of what the landlord sees of them. It must be the same on both sides. */
const left = async (servers: Servers): Promise<string> => {
  const { rows } = await servers.inside(servers.big, (client) =>
    client.query<{ left: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(concat_ws('|', date, sum, text, counterparty), ';' order by date, sum, text)), '') as left
       from bank_transaction where account_id = $1`,
      [account],
    ),
  )
  return rows[0]!.left
}

/** The result of the work, and the seconds it took. */
async function timed<T>(work: () => Promise<T>): Promise<{ readonly value: T; readonly seconds: number }> {
  const began = performance.now()
  const value = await work()
  return { value, seconds: (performance.now() - began) / 1000 }
}

const calls = callsAs(headers)
const { post } = calls
export const { answerOf } = calls

/**
 * Uploads a file and imports all of it into a new bank account. Returns the seconds of the upload
 * and of the import.
 */
export async function uploadAndImport(
  url: string,
  bytes: Buffer,
  rows: number,
): Promise<{ read: number; imported: number }> {
  const { id: bankAccountId } = await post<{ id: number }>(url, 'bank/accounts', {
    name: 'Utleiekonto',
    account_number: bankNumber,
  })
  const body = new FormData()
  body.set('file', new Blob([bytes]), 'konto.csv')
  const read = await timed(() => answerOf<{ id: number; total: number }>(url, 'bank/files', { method: 'POST', body }))
  const imported = await timed(() =>
    post<{ imported: number }>(url, `bank/files/${read.value.id}/import`, { bankAccountId }),
  )
  const counts = [read.value.total, imported.value.imported]
  if (counts.some((count) => count !== rows))
    throw new Error(`of ${rows} rows ${counts[0]} were read and ${counts[1]} imported`)
  return { read: read.seconds, imported: imported.seconds }
}

/** One import through the product: seconds, memory in MB, and milliseconds of `GET health`. */
export interface Ours {
  readonly read: number
  readonly imported: number
  /**
   * Memory at three points: at the start, after a file with few rows, and at the peak while the measured file is read
   * and imported.
   */
  readonly memory: { readonly start: number; readonly before: number; readonly peak: number } | null
  readonly atRest: readonly number[]
  readonly meanwhile: readonly number[]
  /**
   * Seconds of the first list of open rows after the import. It computes suggestions for all of them. `whileListed` has
   * the times of `GET health` meanwhile.
   */
  readonly firstList: number
  readonly whileListed: readonly number[]
  readonly left: string
}

/** Starts the product, imports one small file as a landlord would have done before, and then measures one import. */
export async function importWithProduct(
  servers: Servers,
  { sizes, port, profile }: Options,
  bytes: Buffer,
): Promise<Ours> {
  await forgetImports(servers)
  const product = await startProduct(servers.big, servers.dataDir, port, profile)
  const held = async () => {
    await product.forget()
    return await product.peak()
  }
  try {
    await answerOf(product.url, 'bank/accounts')
    const start = await held()
    await uploadAndImport(product.url, bankFile(fewRows), fewRows)
    await answerOf(product.url, 'bank/transactions?state=open')
    await forgetImports(servers)
    await waitUntilIdle(sizes.wait)
    const { times: atRest } = await whileProbed(product.url, () => sleep(1000))
    const before = await held()
    const { value, times: meanwhile } = await whileProbed(product.url, () =>
      uploadAndImport(product.url, bytes, sizes.movements),
    )
    const peak = await product.peak()
    const listed = await whileProbed(product.url, () =>
      timed(() => answerOf(product.url, 'bank/transactions?state=open')),
    )
    return {
      ...value,
      memory: start === null || before === null || peak === null ? null : { start, before, peak },
      atRest,
      meanwhile,
      firstList: listed.value.seconds,
      whileListed: listed.times,
      left: await left(servers),
    }
  } finally {
    await product.stop()
  }
}

/** One import without the product: the seconds of splitting the file and of inserting its rows. */
export interface Bare {
  readonly split: number
  readonly inserted: number
  readonly left: string
}

/** Decodes and splits the file at once, and inserts the rows with one statement on an open connection. */
export async function importBare(servers: Servers, { sizes }: Options, bytes: Buffer): Promise<Bare> {
  await forgetImports(servers)
  return await servers.inside(servers.big, async (client) => {
    await client.query('set role husbok')
    const { rows } = await client.query<{ bank: string; import: string }>(
      `with bank as (insert into bank_account (account_id, name, created_at, updated_at) values ($1, 'Utleiekonto', now(), now()) returning id),
         import as (insert into bank_import (account_id, bank_account_id, file_id, file_name, format, layout, imported, known, pending, created_at)
           select $1, id, 0, '', '', '', 0, 0, 0, now() from bank returning id)
       select bank.id as bank, import.id as import from bank, import`,
      [account],
    )
    await waitUntilIdle(sizes.wait)
    const split = await timed(async () => splitFile(bytes))
    const { dates, sums, texts, names, others } = split.value
    const inserted = await timed(() =>
      client.query(importStatement, [account, rows[0]!.bank, rows[0]!.import, dates, sums, texts, names, others]),
    )
    return { split: split.seconds, inserted: inserted.seconds, left: await left(servers) }
  })
}
