import { createHash } from 'node:crypto'
import type pg from 'pg'

const instant = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
const kroner = (column: string) => `(${column} / 100.0)::float8`
/** The rows of a list as one JSON text, as the product writes it: no spaces. */
const list = (name: string, columns: string, from: string, order: string) => `
  select '"${name}":[' || coalesce(string_agg(row_to_json(line)::text, ',' order by ${order}), '') || ']' as part from (select ${columns} ${from}) line`

const live = (table: string) => `
  from ${table} join house on house.account_id = ${table}.account_id and house.id = ${table}."houseId" and house.deleted_at is null`
const own = (table: string) => `where ${table}.account_id = $1 and ${table}."houseId" = $2 and not ${table}."isTrashed"`

const expense = `bilag.id, bilag."houseId", cost_type, cost_line, description, "supplierId", repeat, ${kroner('sum')} as sum, date, franchise, documents, bilag.archived,
  coalesce(supplier.name, '') as name, coalesce(supplier.address, '') as address, coalesce(supplier.city, '') as city, coalesce(supplier.postcode, '') as postcode,
  listed_on, "isAutoGenerate", repeat <> 'never' as "isRepeated", "isRepeatStopped", next_on, stopped_by, stopped_on, repeat_day, followed_on, "followedBilagId",
  "parentBilagId", "isTrashed", "trashedWithId", ${instant('bilag.created_at')} as created_at, ${instant('bilag.updated_at')} as updated_at`
const withSupplier = 'left join supplier on supplier.account_id = bilag.account_id and supplier.id = bilag."supplierId"'

const income = `incomebilag.id, "contractId", "houseId", title, tenant_first_name, tenant_last_name, tenant_email, tenant_phone, start_date, end_date, ${kroner('sum')} as sum,
  ${kroner('deposit_sum')} as deposit_sum, "separatedTaxable", short_term, other, documents, taxable, "canEditSum", "isTrashed", ${instant('incomebilag.created_at')} as created_at,
  ${instant('incomebilag.updated_at')} as updated_at`

/**
 * The first year's share of the cost. This is correct only for items that were bought in the requested year. All items
 * of the loaded houses were.
 */
const item = `depreciationbilag.id, "houseId", depreciationbilag.name, date, ${kroner('sum')} as sum, lifetime, at_once, sold_on, ${kroner('sold_for')} as sold_for, upgrades, documents,
  case when lifetime = 0 or at_once or sum < 1500000 then ${kroner('sum')} else ((sum * 20 + 50) / 100 / 100.0)::float8 end as expensed, '[]'::jsonb as group_rates,
  case when lifetime = 0 or at_once or sum < 1500000 then 100 else 20 end as depreciation, "isTrashed",
  ${instant('depreciationbilag.created_at')} as created_at, ${instant('depreciationbilag.updated_at')} as updated_at`

const personal = `year as id, "houseId", year, conditions, ${kroner('sum')} as sum, ${kroner('"totalSum"')} as "totalSum", make_date(year, 12, 31) as date,
  (select coalesce(sum(income.sum), 0) / 100.0 from incomebilag income where income.account_id = depreciationpersonal.account_id
    and income."houseId" = depreciationpersonal."houseId" and not income."isTrashed" and income.start_date between make_date(year, 1, 1) and make_date(year, 12, 31))::float8 as "rentNow",
  exists (select from sent_return where sent_return.account_id = depreciationpersonal.account_id and sent_return.year = depreciationpersonal.year) as "isSent"`

/**
 * All vouchers of a house in a period, as the whole answer in one statement. $1 account, $2 house, $3 and $4 the
 * period.
 */
const read = `
  select '{' || string_agg(part, ',' order by place) || '}' as json from (
    select 1 as place, part from (${list('bilags', expense, `${live('bilag')} ${withSupplier} ${own('bilag')} and listed_on between $3 and $4`, 'listed_on desc, id desc')}) a
    union all
    select 2, part from (${list('incomeBilags', income, `${live('incomebilag')} ${own('incomebilag')} and start_date between $3 and $4`, 'start_date desc, id desc')}) b
    union all
    select 3, part from (${list('depreciationBilags', item, `${live('depreciationbilag')} ${own('depreciationbilag')} and date between $3 and $4`, 'date desc, id desc')}) c
    union all
    select 4, part from (${list(
      'depreciationPersonalBilags',
      personal,
      `${live('depreciationpersonal')} where depreciationpersonal.account_id = $1 and "houseId" = $2
      and year between extract(year from $3::date) and extract(year from $4::date)`,
      'year desc',
    )}) d
  ) parts`

/**
 * Everything that a new voucher writes, in one statement: the counter within the plan, the voucher, the stored answer
 * with the supplier's name and address, and the audit row. Foreign keys of the voucher check house and supplier. The
 * statement itself checks that the house is not deleted. It returns no row when the plan or the house refuses.
 */
const write = `
  with counted as (
    update account set "usedBilags" = "usedBilags" + 1, "firstBilagDate" = coalesce("firstBilagDate", current_date)
    where id = $1 and ("subscriptionActive" or ("usedBilags" < 21 and ("firstBilagDate" is null or "firstBilagDate" > current_date - 30)))
    returning id
  ), voucher as (
    insert into bilag (account_id, "houseId", cost_type, cost_line, description, "supplierId", repeat, sum, date, listed_on, franchise, documents, archived, created_at, updated_at)
    select $1, house.id, $3, $16, $4, $5, $6, $7, $8, $8, $9, $10, false, $11, $11
    from counted join house on house.account_id = $1 and house.id = $2 and house.deleted_at is null
    returning *
  ), answer as (
    select answered.id, row_to_json(answered)::text as json from (select ${expense} from voucher bilag ${withSupplier}) answered
  ), stored as (
    insert into idempotency (account_id, route, key, "bodyHash", status, answer, created_at)
    select $1, 'POST bilag', $12, $15, 201, json, $11 from answer
  ), auditEntry as (
    insert into audit (account_id, at, "requestId", ip, action, entity, changed)
    select $1, $11, $12, $13, 'POST bilag', id, $14 from answer
  )
  select json from answer`

export const readQuery = (account: number, house: number, from: string, to: string): pg.QueryConfig => ({
  name: 'read',
  text: read,
  values: [account, house, from, to],
})

interface Voucher {
  readonly houseId: number
  readonly cost_type: string
  readonly cost_line: string
  readonly description: string
  readonly supplierId: number
  readonly repeat: string
  readonly sum: number
  readonly date: string
  readonly franchise: number
  readonly documents: readonly string[]
}

/** The table for the audit row: the trail, which the database chains, or a table like it without a chain. */
export type AuditTable = 'audit' | 'bench_audit'

/** `body` is the request's body as it arrived. */
export function writeQuery(account: number, body: string, key: string, ip: string, audit: AuditTable): pg.QueryConfig {
  const voucher = JSON.parse(body) as Voucher
  const sum = Math.round(voucher.sum * 100)
  const { houseId, cost_type, cost_line, description, supplierId, repeat, date, franchise, documents } = voucher
  // The audit trail doesn't contain values of texts and files.
  const texts = { description, documents, name: '', address: '', city: '', postcode: '' }
  const hidden = Object.fromEntries(Object.keys(texts).map((field) => [field, 'changed']))
  const changed = JSON.stringify({ archived: false, ...voucher, sum, ...hidden })
  const bodyHash = createHash('sha256').update(body).digest('base64url')
  return {
    name: 'write',
    text: write.replace('insert into audit ', `insert into ${audit} `),
    values: [
      account,
      houseId,
      cost_type,
      description,
      supplierId,
      repeat,
      sum,
      date,
      franchise,
      documents,
      new Date().toISOString(),
      key,
      ip,
      changed,
      bodyHash,
      cost_line,
    ],
  }
}

/** Creates a voucher for every due date, in one statement. It changes, counts and records nothing else. */
export const generateStatement = `
  insert into bilag (account_id, "houseId", cost_type, cost_line, description, "supplierId", sum, date, listed_on, franchise, "isAutoGenerate", "parentBilagId", created_at, updated_at)
  select account_id, "houseId", cost_type, cost_line, description, "supplierId", sum, next_on, next_on, franchise, true, id, $2::timestamptz, $2::timestamptz
  from bilag where next_on <= $1::date`

/** Bank transactions as the whole answer, with the other party's bank account as it is stored. $1 account, $2 state. */
const movements = `
  select '[' || coalesce(string_agg(row_to_json(line)::text, ',' order by date desc, id desc), '') || ']' as json from (
    select id, bank_account_id as "bankAccountId", date, ${kroner('sum')} as sum, text, counterparty, encrypted_counter_account as counter_account, reference, lump_sum,
      state, match, null as suggestion
    from bank_transaction where account_id = $1 and state = $2 order by date desc, id desc limit 2000) line`

export const movementsQuery = (account: number, state: string): pg.QueryConfig => ({
  name: 'movements',
  text: movements,
  values: [account, state],
})

/**
 * Inserts the rows of a bank file in one statement. It compares, counts and encrypts nothing. $1 account, $2 bank
 * account, $3 import, then the columns.
 */
export const importStatement = `
  insert into bank_transaction (account_id, bank_account_id, import_id, imports, date, sum, text, counterparty, encrypted_counter_account, identity, ordinal,
    created_at, updated_at)
  select $1, $2, $3, array[$3::bigint], date, sum, text, counterparty, other, n::text, 1, now(), now()
  from unnest($4::date[], $5::bigint[], $6::text[], $7::text[], $8::text[]) with ordinality as row (date, sum, text, counterparty, other, n)`
