import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { Encryption } from '../../src/base/db/encryption'
import { hashOf } from '../../src/base/call/secret-hash'
import { profileEncryption } from '../../src/landlord/account/service-profile'
import { incomeEncryption } from '../../src/books/income/service'
import { contractEncryption } from '../../src/lease/contract/service-open'
import { encryptBytes } from '../../src/lease/document/service-stored'
import { signedLeaseEncryption } from '../../src/lease/document/service-signed-store'
import { signerEncryption } from '../../src/lease/signing/service-select'
import { signingEncryption } from '../../src/lease/signing/service-shown'
import { tokenOf } from './fill'
import type { Template } from './template'

/**
 * The number of values in one statement. Each row is encrypted separately, because an encrypted
 * value is bound to its row's id.
 */
const atOnce = 5000

/** Runs `write` for all items, some thousand at once. */
export async function runInParts<T>(
  all: readonly T[],
  write: (part: readonly T[]) => Promise<unknown>,
  size = atOnce,
): Promise<void> {
  for (let from = 0; from < all.length; from += size) await write(all.slice(from, from + size))
}

/**
 * Encrypts the values that the product will read, for landlords, leases, incomes and signing orders. Writes them to a
 * table from which the other tables are filled.
 */
export async function seal(client: pg.Client, encryption: Encryption, landlords: number): Promise<void> {
  await client.query('create unlogged table bench.sealed (kind text, id bigint, value text, primary key (kind, id))')
  const store = (kind: string, ids: readonly number[], value: (id: number) => string) =>
    runInParts(ids, (part) =>
      client.query('insert into bench.sealed select $1, * from unnest($2::bigint[], $3::text[])', [
        kind,
        part,
        part.map(value),
      ]),
    )
  const idsOf = async (text: string) => (await client.query<{ id: string }>(text)).rows.map(({ id }) => Number(id))
  const accounts = Array.from({ length: landlords }, (_, n) => n + 1)
  const profile = { birthday: '1975-03-21', ssn: '21037512345', iban: 'NO9386011117947' } as const
  for (const [name, plain] of Object.entries(profile) as [keyof typeof profile, string][])
    await store(name, accounts, (id) => encryption.encrypt(plain, profileEncryption.context(name, id)))
  const leases = await idsOf('select id from bench.lease order by id')
  await store('tenant', leases, (id) =>
    encryption.encrypt('1990-05-17', contractEncryption.context('tenant_birthday', id)),
  )
  const sent = await idsOf(`select id from bench.lease where kind = 'sent'`)
  const codes = (id: number) => JSON.stringify({ tenant: `t${id}`, landlord: `l${id}`, coTenants: [] })
  await store('links', sent, (id) => encryption.encrypt(codes(id), signingEncryption.context('encrypted_links', id)))
  await store(
    'url',
    sent.flatMap((id) => [id * 2, id * 2 + 1]),
    (id) => encryption.encrypt(`https://sign.many.invalid/s/${id}`, signerEncryption.context('encrypted_url', id)),
  )
  const incomes = await idsOf('select id from bench.income order by id')
  await store('income', incomes, (id) =>
    encryption.encrypt('1990-05-17', incomeEncryption.context('tenant_birthday', id)),
  )
}

/** A session for every landlord, so that returning landlords need not log in. */
export async function openSessions(client: pg.Client, landlords: number): Promise<void> {
  const accounts = Array.from({ length: landlords }, (_, n) => n + 1)
  await runInParts(accounts, (part) =>
    client.query(
      `insert into session ("tokenHash", account_id, created_at, seen_at, ends_at)
       select hash, account, now(), now(), now() + interval '30 days' from unnest($1::text[], $2::bigint[]) as known (hash, account)`,
      [part.map((account) => hashOf(tokenOf(account))), part],
    ),
  )
}

/** A short replacement for papers that nobody opens, which would otherwise be gigabytes. */
const short = Buffer.alloc(2000, 'paper')

/**
 * Stores the papers of every signed lease. The first current leases get complete papers, and all others get short ones.
 * Returns how many are complete.
 */
export async function storeLeases(
  client: pg.Client,
  encryption: Encryption,
  { papers }: Template,
  whole: number,
): Promise<void> {
  const { rows } = await client.query<{ id: string; account: string; begins: string; opened: string | null }>(
    `select id, account, begins::text, case when kind = 'active' then row_number() over (partition by kind order by id) end as opened
     from bench.lease where kind <> 'draft' order by id`,
  )
  let id = 0
  const all = rows.flatMap((row) =>
    papers.map((paper) => {
      id += 1
      const bytes = row.opened !== null && Number(row.opened) <= whole ? paper.bytes : short
      return { ...row, paper, bytes, row: id }
    }),
  )
  const hashes = new Map(
    [short, ...papers.map(({ bytes }) => bytes)].map((bytes) => [
      bytes,
      createHash('sha256').update(bytes).digest('hex'),
    ]),
  )
  await runInParts(
    all,
    (part) =>
      client.query(
        `insert into signed_lease (account_id, id, contract_id, lang, paper, drawn_from, sha256, edition, created_at) overriding system value
         select * from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::text[], $5::text[], $6::text[], $7::text[], $8::date[], $9::timestamptz[])`,
        [
          part.map(({ account }) => account),
          part.map(({ row }) => row),
          part.map((each) => each.id),
          part.map(({ paper }) => paper.lang),
          part.map(({ bytes, row }) => encryptBytes(bytes, signedLeaseEncryption.context('paper', row), encryption)),
          part.map(({ paper, row }) =>
            encryption.encrypt(paper.drawnFrom, signedLeaseEncryption.context('drawn_from', row)),
          ),
          part.map(({ bytes }) => hashes.get(bytes)),
          part.map(({ paper }) => paper.edition),
          part.map(({ begins }) => begins),
        ],
      ),
    500,
  )
}
