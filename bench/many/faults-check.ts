import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { hashOf } from '../../src/base/call/secret-hash'
import { s3Store } from '../../src/base/file/provider/s3'
import type { Write } from './faults-ask'
import type { Ledger } from './faults-client'
import type { Faulty } from './faults-open'
import { bucket } from './stack'

/** The result of comparing the writes with the stored rows. Each list contains problems, so all must be empty. */
export interface Kept {
  readonly acknowledged: number
  readonly lost: readonly string[]
  readonly twice: readonly string[]
}

interface Row {
  readonly name: string
  readonly id: string
}

/**
 * Compares writes with the rows of the same names. An acknowledged write is there once, under the id of its answer. Any
 * other write is there at most once.
 */
function compared(what: string, writes: readonly Write[], rows: readonly Row[]): Kept {
  const ids = new Map<string, string[]>()
  for (const { name, id } of rows) ids.set(name, [...(ids.get(name) ?? []), id])
  const acknowledged = writes.filter((write) => write.acknowledged !== null)
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged
      .filter((write) => !ids.get(write.name)?.includes(write.acknowledged!))
      .map(({ name }) => `${what} ${name}`),
    twice: [...ids].filter(([, all]) => all.length > 1).map(([name]) => `${what} ${name}`),
  }
}

const together = (all: readonly Kept[]): Kept => ({
  acknowledged: all.reduce((sum, one) => sum + one.acknowledged, 0),
  lost: all.flatMap(({ lost }) => lost),
  twice: all.flatMap(({ twice }) => twice),
})

/** Looks in database and store for everything that was written in a run. */
export async function checkKept({ currentPrimary, store }: Faulty, run: string, ledger: Ledger): Promise<Kept> {
  const found = await currentPrimary().inside('husbok', async (client) => {
    const rows = async (text: string, values: readonly unknown[]) =>
      (await client.query<Row & { sha256: string; n: string }>(text, [...values])).rows
    const vouchers = await rows('select id::text, description as name from bilag where description like $1', [
      `${run}-%`,
    ])
    const files = await rows(`select '/api/document/' || id as id, name, sha256 from document where name like $1`, [
      `${run}-%`,
    ])
    const hashes = ledger.sessions.flatMap(({ acknowledged }) => (acknowledged === null ? [] : [hashOf(acknowledged)]))
    const sessions = await rows(
      'select "tokenHash" as id, "tokenHash" as name from session where "tokenHash" = any($1)',
      [hashes],
    )
    const audited = await rows(
      `select bilag.id::text, description as name, count(audit.id) as n from bilag
       left join audit on audit.account_id = bilag.account_id and action = 'POST bilag' and entity = bilag.id::text
       where description like $1 group by 1, 2 having count(audit.id) <> 1`,
      [`${run}-%`],
    )
    return { vouchers, files, sessions, audited }
  })
  const stored = await s3Store({ ...bucket, endpoint: store.url })
  const unsound: string[] = []
  for (const { id, name, sha256 } of found.files) {
    const file = await stored.get(id.slice('/api/document/'.length))
    const hash =
      file &&
      createHash('sha256')
        .update(await buffer(file.body))
        .digest('hex')
    if (hash !== sha256) unsound.push(`bytes of ${name}`)
  }
  const sessions = ledger.sessions.map(({ acknowledged, ...write }) => {
    const hash = acknowledged === null ? null : hashOf(acknowledged)
    return { ...write, name: hash ?? write.name, acknowledged: hash }
  })
  return together([
    compared('voucher', ledger.vouchers, found.vouchers),
    compared('file', ledger.files, found.files),
    compared('session', sessions, found.sessions),
    {
      acknowledged: 0,
      lost: [...unsound, ...found.audited.filter(({ n }) => n === '0').map(({ name }) => `audit entry of ${name}`)],
      twice: found.audited.filter(({ n }) => n !== '0').map(({ name }) => `audit entry of ${name}`),
    },
  ])
}

/** Checks at the end of all faults that the counters of accounts match their records. Returns those that don't. */
export async function checkCounters({ currentPrimary }: Faulty): Promise<string[]> {
  return await currentPrimary().inside('husbok', async (client) => {
    const { rows } = await client.query<{ id: string; what: string }>(
      `with vouchers as (
         select account_id, count(*) as n from (select account_id from bilag union all select account_id from incomebilag union all select account_id from depreciationbilag) each group by 1
       ), files as (select account_id, sum(size) as n from document group by 1)
       select id, 'vouchers' as what from account left join vouchers on account_id = id where "usedBilags" <> coalesce(n, 0)
       union all select id, 'bytes' from account left join files on account_id = id where "storedBytes" <> coalesce(n, 0)`,
    )
    return rows.map(({ id, what }) => `counted ${what} of account ${id}`)
  })
}

/**
 * Objects in the store that no row names, from uploads that were cut off. The daily sweep deletes them. Null when the store
 * can't list them: s3rver fails on a file that it was writing when it was killed.
 */
export async function strays({ currentPrimary, store }: Faulty): Promise<number | null> {
  const stored = await s3Store({ ...bucket, endpoint: store.url })
  const ids: string[] = []
  try {
    for await (const id of stored.list('9999-12-31T00:00:00.000Z' as Parameters<typeof stored.list>[0])) ids.push(id)
  } catch {
    return null
  }
  return await currentPrimary().inside('husbok', async (client) => {
    const { rows } = await client.query<{ n: string }>(
      'select count(*) as n from unnest($1::text[]) as stored (id) where not exists (select from document where document.id = stored.id)',
      [ids],
    )
    return Number(rows[0]!.n)
  })
}
