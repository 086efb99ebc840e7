import type pg from 'pg'
import type { Encryption } from '../src/base/db/encryption'
import { incomeEncryption } from '../src/books/income/service'
import { hashOf } from '../src/base/call/secret-hash'

/** The amount of data in a database. */
export interface Volume {
  readonly vouchers: number
  readonly houses: number
  /**
   * Houses with `perHouse` vouchers each: houses 1, 3, 5 and so on. Each of them belongs to another
   * account.
   */
  readonly fullHouses: number
  readonly perHouse: number
  /** Vouchers of the last house, for the export. 0 for none. */
  readonly exported: number
  /** The number of accounts, from the first on, that can be logged in to. */
  readonly known: number
}

/** The account of a house. An account has two houses and four suppliers. */
export const accountOf = (house: number): number => Math.ceil(house / 2)
export const fullHouse = (n: number): number => 2 * n + 1
export const supplierOf = (account: number, n: number): number => (account - 1) * 4 + 1 + (n % 4)
/** The session token of an account, as long as a real one. */
export const tokenOf = (account: number): string => `bench-${String(account).padStart(37, '0')}`
/** The year of all vouchers of the full houses and the export. */
export const year = 2025

const texts = `(array['Vaktmester og snømåking','Nytt bad, flislegging og rør','Kommunale avgifter for første termin','Maling av stue og gang','Strøm i fellesareal'])[1 + n % 5]`
const documentOf = `translate(rtrim(encode(decode(md5(n::text), 'hex'), 'base64'), '='), '+/', '-_')`

/**
 * Every voucher with its number, house, account and day, in the order in which it was written. The order is by day. So the
 * vouchers of one house are scattered over the whole table, as after years of writing by many landlords.
 */
const numbered = (volume: Volume, kind: string) => `
  select *, (house + 1) / 2 as account, (day + time '08:00' + n % 36000 * interval '1 second' + n % 1000 * interval '1 millisecond') at time zone 'UTC' as written
  from (
    select n,
      case
        when n < ${volume.fullHouses * volume.perHouse} then 2 * (n / ${volume.perHouse}) + 1
        when n >= ${volume.vouchers - volume.exported} then ${volume.houses}
        else ${2 * volume.fullHouses + 1} + n * 7919 % ${volume.houses - 2 * volume.fullHouses - 1}
      end as house,
      case
        when n < ${volume.fullHouses * volume.perHouse} or n >= ${volume.vouchers - volume.exported} then date '${year}-01-01' + (n * 131 % 365)::int
        else date '${year - 1}-01-01' + (n * 104729 % 731)::int
      end as day
    from generate_series(0::bigint, ${volume.vouchers - 1}::bigint) n
    where ${kind}
  ) placed
  order by day, n * 48271 % 1000003`

const isIncome = 'n % 25 in (3, 11)'
const isItem = 'n % 25 = 19'

const statements = (volume: Volume): [string, string][] => [
  [
    'accounts',
    `
    insert into account (email, "passwordHash", "firstName", "lastName", phone, city, address, postcode, "isAgreePolicy", is_register_finished,
      "subscriptionActive", "firstBilagDate", houses, created_at, updated_at)
    select 'landlord' || n || '@bench.invalid', 'x', 'Kari', 'Nordmann', '90012345', 'Oslo', 'Storgata 1', '0155', true, true,
      true, '${year - 1}-01-01', 2, '${year - 1}-01-01', '${year - 1}-01-01'
    from generate_series(1, ${volume.houses / 2}) n order by n`,
  ],
  [
    'sessions',
    `
    insert into session ("tokenHash", account_id, created_at, seen_at, ends_at)
    select md5('session' || id), id, now(), now(), now() + interval '30 days' from account`,
  ],
  [
    'houses',
    `
    insert into house (account_id, name, address, postcode, city, created_at, updated_at)
    select (n + 1) / 2, 'Storgata ' || n, 'Storgata ' || n, '0155', 'Oslo', '${year - 1}-01-01', '${year - 1}-01-01'
    from generate_series(1, ${volume.houses}) n order by n`,
  ],
  [
    'suppliers',
    `
    insert into supplier (account_id, name, address, city, postcode, "isDefault", created_at, updated_at)
    select 1 + n / 4, case n % 4 when 0 then 'Ingen leverandør' else 'Rør og Bygg ' || n || ' AS' end, 'Verkstedveien ' || n, 'Drammen', '3015', n % 4 = 0,
      '${year - 1}-01-01', '${year - 1}-01-01'
    from generate_series(0, ${volume.houses * 2 - 1}) n order by n`,
  ],
  // One of seven scattered vouchers is a repeat that was stopped 31 days after its date.
  [
    'bilag',
    `
    insert into bilag (account_id, "houseId", cost_type, description, "supplierId", repeat, "isRepeatStopped", stopped_on, sum, date, listed_on, franchise, documents,
      created_at, updated_at)
    select account, house, (array['maintenance', 'other_costs', 'attachment_fee', 'municipal_taxes', 'paid_salary'])[1 + n % 5], ${texts} || ' nr. ' || n,
      (account - 1) * 4 + 1 + n % 4, case when repeats then 'monthly' else 'never' end, repeats, case when repeats then day + 31 end,
      10000 + n * 7907 % 2000000, day, day, (array[100, 100, 80, 50])[1 + n % 4],
      case when n % 2 = 0 and not exports then array['/api/document/' || ${documentOf}] else '{}'::text[] end, written, written
    from (select *, n % 7 = 0 and house > ${2 * volume.fullHouses} and house < ${volume.houses} as repeats, house = ${volume.houses} as exports
      from (${numbered(volume, `not (${isIncome}) and not (${isItem})`)}) v) v`,
  ],
  [
    'income',
    `
    insert into incomebilag (account_id, "houseId", title, tenant_first_name, tenant_last_name, tenant_birthday, tenant_email, tenant_phone, start_date, end_date,
      sum, deposit_sum, "separatedTaxable", other, created_at, updated_at)
    select account, house, 'Husleie for leiligheten ' || n, 'Ola', 'Nordmann', 'x', 'ola' || n || '@bench.invalid', '+4790012345', day, day + 30,
      800000 + n * 7907 % 1200000, 0, n % 3 > 0, '', written, written
    from (${numbered(volume, isIncome)}) v`,
  ],
  // Half of them are depreciated over five years. Half are below the limit and deducted in full.
  [
    'items',
    `
    insert into depreciationbilag (account_id, "houseId", name, date, sum, lifetime, created_at, updated_at)
    select account, house, 'Vaskemaskin og tørketrommel ' || n, day, case n % 2 when 0 then 1500000 + n * 7907 % 3000000 else 300000 + n * 7907 % 1000000 end,
      case n % 2 when 0 then 5 else 3 end, written, written
    from (${numbered(volume, isItem)}) v`,
  ],
  [
    'personal use',
    `
    insert into depreciationpersonal (account_id, "houseId", year, sum, "totalSum", created_at)
    select (house + 1) / 2, house, ${year}, 1800000, 12000000, '${year}-12-31' from generate_series(1, ${2 * volume.fullHouses}, 2) house`,
  ],
  [
    'files',
    `
    insert into document (account_id, id, name, type, size, sha256, uses, created_at)
    select account_id, substr(documents[1], 15), 'kvittering.pdf', 'application/pdf', 20000, 'x', 1, created_at
    from bilag where documents <> '{}' and "houseId" <= ${2 * volume.fullHouses}`,
  ],
  [
    'counters',
    `
    update account set "usedBilags" = counted.n
    from (select account_id, count(*) as n
      from (select account_id from bilag union all select account_id from incomebilag union all select account_id from depreciationbilag) each
      group by account_id) counted
    where account.id = counted.account_id`,
  ],
]

/** Fills an empty, migrated database. The same numbers give the same rows, except for session times and encrypted birth dates. */
export async function fill(
  client: pg.Client,
  volume: Volume,
  encryption: Encryption,
  log: (text: string) => void,
): Promise<void> {
  // The rows are correct by construction. Checking a million of them would only take time.
  await client.query('set session_replication_role = replica')
  for (const [name, text] of statements(volume)) {
    const started = performance.now()
    const { rowCount } = await client.query(text)
    log(`  ${rowCount ?? 0} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
  }
  const exporter = accountOf(volume.houses)
  const accounts = [...Array.from({ length: volume.known }, (_, n) => n + 1), exporter]
  const hashes = accounts.map((account) => hashOf(tokenOf(account)))
  await client.query(
    `insert into session ("tokenHash", account_id, created_at, seen_at, ends_at)
     select hash, account, now(), now(), now() + interval '30 days' from unnest($1::text[], $2::bigint[]) as known (hash, account) on conflict do nothing`,
    [hashes, accounts],
  )
  // The export must be able to decrypt the rows that it reads.
  const { rows } = await client.query<{ id: string }>('select id from incomebilag where account_id = $1', [exporter])
  await client.query(
    'update incomebilag set tenant_birthday = sealed.birthday from unnest($2::bigint[], $3::text[]) as sealed (id, birthday) where account_id = $1 and incomebilag.id = sealed.id',
    [
      exporter,
      rows.map((row) => row.id),
      rows.map((row) => encryption.encrypt('1990-05-17', incomeEncryption.context('tenant_birthday', Number(row.id)))),
    ],
  )
  await client.query('set session_replication_role = origin')
  await client.query('vacuum analyze')
  await client.query('checkpoint')
}
