import type pg from 'pg'
import { housesOf, type ManySizes } from './sizes'

/** The months around the run, by their first days. */
export interface Months {
  /** The month whose rent becomes due. */
  readonly due: string
  readonly next: string
}

/** The session token of a landlord, as long as a real one. */
export const tokenOf = (account: number): string => `many-${String(account).padStart(38, '0')}`
/** The password of everybody. */
export const password = 'Fjord-og-fjell-1234'
export const emailOf = (account: number): string => `landlord${account}@many.invalid`

/** Of ten landlords, six have one house, two have two and two have four. */
const landlordOfHouse = `(array[1, 2, 3, 4, 5, 6, 7, 7, 8, 8, 9, 9, 9, 9, 10, 10, 10, 10])[1 + n % 18]`
/** A number that looks random and is the same in every run: `n` spread by a prime. */
const drawn = (n: string, below: number, prime = 7919) => `(${n}::bigint * ${prime} % 1000003 % ${below})`
/** The id of a file, from a text that belongs to no other file. */
const documentOf = (text: string) => `translate(rtrim(encode(decode(md5(${text}), 'hex'), 'base64'), '='), '+/', '-_')`
const leaseDocumentOf = (id: string) => documentOf(`'lease' || ${id}`)

/** The planned houses, leases and incomes, in tables that are removed afterwards. */
export const plans = (sizes: ManySizes, { due }: Months): [string, string][] => [
  [
    'houses planned',
    `create unlogged table bench.house as
     select n + 1 as id, n / 18 * 10 + ${landlordOfHouse} as account, n % 18 as place from generate_series(0, ${housesOf(sizes) - 1}) n`,
  ],
  // Of eighteen houses, twelve are let now. Every house has one more lease: three that are not let have a
  // later one (two drafts, one sent to be signed), all others a finished one.
  [
    'leases planned',
    `create unlogged table bench.lease as
     with let as (
       select *, 6 + ${drawn('id', 31)} as months from bench.house where place < 12
     ), planned as (
       select account, id as house, 'active' as kind, (date '${due}' - make_interval(months => months::int))::date as begins, months from let
       union all
       select house.account, house.id, case when house.place in (12, 13) then 'draft' when house.place = 14 then 'sent' else 'finished' end,
         (date '${due}' - make_interval(months => (case when house.place in (12, 13, 14) then -1
           else coalesce(let.months, 0) + 13 + ${drawn('house.id', 13)} + ${drawn('house.id', 6, 104729)} end)::int))::date,
         12 + ${drawn('house.id', 13)}
       from bench.house left join let on let.id = house.id
     )
     select row_number() over (order by begins, house) as id, row_number() over (partition by account order by begins, house) as number, *
     from planned`,
  ],
  // Each month of a current or earlier lease, up to the month before the one that becomes due. Also other income.
  [
    'incomes planned',
    `create unlogged table bench.income as
     select row_number() over (order by day, house, lease) as id, * from (
       select account, house, lease.id as lease, (begins + make_interval(months => month))::date as day
       from bench.lease, generate_series(0, months::int - 1) month where kind in ('active', 'finished')
       union all
       select account, id, null, date '${due}' - 1 - (n * 37 + ${drawn('id', 365)})::int from bench.house, generate_series(1, 2) n
     ) planned`,
  ],
]

const texts = `(array['Vaktmester og snømåking', 'Nytt bad, flislegging og rør', 'Kommunale avgifter for første termin', 'Maling av stue og gang', 'Strøm i fellesareal'])[1 + n % 5]`

/** A value from `bench.sealed`. */
const sealed = (kind: string, id: string) =>
  `(select value from bench.sealed where kind = '${kind}' and sealed.id = ${id})`

type Statements = [string, string][]

/** Landlords with their houses, suppliers and leases. */
const ownerRows = (sizes: ManySizes, { due, next }: Months): Statements => [
  [
    'landlords',
    `insert into account (id, email, "passwordHash", language, "firstName", "lastName", phone, city, address, postcode, birthday, ssn, iban, "isAgreePolicy",
       is_register_finished, "subscriptionActive", "firstBilagDate", created_at, updated_at) overriding system value
     select n, 'landlord' || n || '@many.invalid', (select hash from bench.password), 'nb', 'Kari', 'Nordmann', '9' || lpad((n * 7919 % 10000000)::text, 7, '0'), 'Oslo',
       'Storgata ' || n, '0155', ${sealed('birthday', 'n')}, ${sealed('ssn', 'n')}, ${sealed('iban', 'n')}, true, true, true, date '${due}' - 1500,
       date '${due}' - 1500, date '${due}' - 1500
     from generate_series(1, ${sizes.landlords}) n`,
  ],
  [
    'houses',
    `insert into house (account_id, id, name, address, postcode, city, created_at, updated_at) overriding system value
     select account, id, 'Storgata ' || id, 'Storgata ' || id, '0155', 'Oslo', date '${due}' - 1500, date '${due}' - 1500 from bench.house order by id`,
  ],
  [
    'suppliers',
    `insert into supplier (account_id, id, name, address, city, postcode, "isDefault", created_at, updated_at) overriding system value
     select n / 4 + 1, n + 1, case n % 4 when 0 then 'Ingen leverandør' else 'Rør og Bygg ' || n || ' AS' end, 'Verkstedveien ' || n, 'Drammen', '3015', n % 4 = 0,
       date '${due}' - 1500, date '${due}' - 1500
     from generate_series(0, ${sizes.landlords * 4 - 1}) n`,
  ],
  // Copies of the lease that the product has written and signed itself.
  [
    'leases',
    `insert into contract overriding system value
     select written.* from (select lease.*, ${sealed('tenant', 'lease.id')} as birthday from bench.lease) lease, bench.contract template,
       lateral jsonb_populate_record(template, jsonb_build_object(
         'account_id', account, 'id', lease.id, 'additionalId', number, 'houseId', house, 'tenant_first_name', 'Ola', 'tenant_last_name', 'Hansen',
         'tenant_email', 'ola' || lease.id || '@many.invalid', 'tenant_birthday', birthday, 'month_sum', 800000 + ${drawn('lease.id', 120)} * 10000,
         'start_date', begins, 'first_payment_date', begins, 'documents', jsonb_build_array('/api/document/' || ${leaseDocumentOf('lease.id')}),
         'signatureType', case kind when 'draft' then null when 'sent' then 'bankid' else 'manual' end,
         'signed_at', case when kind in ('active', 'finished') then begins - 3 end,
         'isFinished', kind = 'finished',
         'finished_on', case when kind = 'finished' then (begins + make_interval(months => months::int))::date - 1 end,
         'next_rent_on', case when kind = 'active' then '${next}' end,
         'created_at', begins - 10, 'updated_at', begins - 3)) written
     order by lease.id`,
  ],
]

/** The records of the houses. `file` is the content of each receipt. */
const bookRows = (
  sizes: ManySizes,
  { due, next }: Months,
  file: { readonly size: number; readonly sha256: string },
): Statements => {
  const items = Math.floor(sizes.vouchers / 50)
  return [
    [
      'income',
      `insert into incomebilag (account_id, id, "houseId", "contractId", tenant_first_name, tenant_last_name, tenant_birthday, tenant_email, tenant_phone, title,
         start_date, end_date, sum, "canEditSum", created_at, updated_at) overriding system value
       select income.account, income.id, income.house, income.lease, 'Ola', 'Hansen', value, 'ola' || coalesce(income.lease, 0) || '@many.invalid', '+4790012345',
         case when income.lease is null then 'Utleie av garasje' else 'Ola Hansen' end, day, (day + interval '1 month')::date - 1,
         case when income.lease is null then 150000 else 800000 + ${drawn('income.lease', 120)} * 10000 end, coalesce(lease.kind = 'active', false), day + time '05:00', day + time '05:00'
       from bench.income join bench.sealed on sealed.kind = 'income' and sealed.id = income.id left join bench.lease on lease.id = income.lease
       order by income.id`,
    ],
    [
      'household items',
      `insert into depreciationbilag (account_id, "houseId", name, date, sum, lifetime, created_at, updated_at)
       select account, id, 'Vaskemaskin og tørketrommel ' || n, day, case n % 2 when 0 then 1500000 + n * 7907 % 3000000 else 300000 + n * 7907 % 1000000 end,
         case n % 2 when 0 then 5 else 3 end, day + time '18:00', day + time '18:00'
       from (select n, 1 + ${drawn('n', housesOf(sizes), 104729)} as house, date '${due}' - 1 - ${drawn('n', 1400)}::int as day
         from generate_series(1::bigint, ${items}) n) placed join bench.house on house.id = placed.house
       order by day`,
    ],
    // Expenses of three to five years, in the order in which they were written. Two of five have a file, and one of a
    // hundred repeats.
    [
      'expenses',
      `insert into bilag (account_id, "houseId", cost_type, description, "supplierId", repeat, next_on, sum, date, listed_on, franchise, documents, created_at, updated_at)
       select account, id, (array['maintenance', 'other_costs', 'attachment_fee', 'municipal_taxes', 'paid_salary'])[1 + n % 5], ${texts} || ' nr. ' || n,
         (account - 1) * 4 + 1 + n % 4, case when n % 100 = 7 then 'monthly' else 'never' end, case when n % 100 = 7 then date '${next}' + (n % 28)::int end,
         10000 + n * 7907 % 2000000, day, day, (array[100, 100, 80, 50])[1 + n % 4],
         case when n % 5 < 2 then array['/api/document/' || ${documentOf(`'receipt' || n`)}] else '{}'::text[] end, day + time '18:00', day + time '18:00'
       from (select n, 1 + ${drawn('n', housesOf(sizes))} as house from generate_series(1::bigint, ${sizes.vouchers - items} - (select count(*) from bench.income)) n) placed
         join bench.house on house.id = placed.house,
         lateral (select date '${due}' - 1 - (${drawn('n', 1_000_003, 48271)} % (365 * (3 + house.id % 3)))::int as day) dated
       order by day, n`,
    ],
    [
      'files',
      `insert into document (account_id, id, name, type, size, sha256, uses, created_at)
       select account_id, substr(documents[1], 15), 'kvittering.png', 'image/png', ${file.size}, '${file.sha256}', 1, created_at
       from (select account_id, documents, created_at from bilag union all select account_id, documents, created_at from contract) named where documents <> '{}'`,
    ],
  ]
}

/** Rent accounts with registered payments, and papers that are being signed. */
const rentRows = (sizes: ManySizes, { due }: Months): Statements => [
  // Three of ten landlords record which rent has come in.
  [
    'rent accounts',
    `insert into rent_account (account_id, contract_id, follows_from, created_at, updated_at)
       select account, id, (date '${due}' - interval '6 months')::date, date '${due}' - 100, date '${due}' - 100 from bench.lease where kind = 'active' and account % 10 in (3, 7, 8) and months > 6`,
  ],
  [
    'rent payments',
    `insert into rent_payment (account_id, contract_id, date, sum, created_at)
       select contract.account_id, contract.id, (date '${due}' - make_interval(months => month))::date + 2, month_sum, date '${due}' - make_interval(months => month) + interval '3 days'
       from contract join rent_account on rent_account.account_id = contract.account_id and contract_id = contract.id, generate_series(6, 1, -1) month
       where month > 1 or contract.id % 20 > 0 order by month desc`,
  ],
  [
    'accounts at banks',
    `insert into bank_account (account_id, id, name, created_at, updated_at) overriding system value
       select n, n, 'Utleiekonto', date '${due}' - 100, date '${due}' - 100 from generate_series(1, ${sizes.landlords}) n`,
  ],
  [
    'orders to sign',
    `insert into signing (id, account_id, contract_id, paper, via, state, external_id, provider_id, link_tenant_hash, link_landlord_hash, has_own_links, encrypted_links, language,
         sent_at, looked_at, ends_at, created_at, updated_at) overriding system value
       select id, account, id, 'contract', 'sign', 'sent', 'contract:' || id || ':rev1', 'doc-' || id, md5('t' || id), md5('l' || id), true, ${sealed('links', 'lease.id')}, 'nb',
         now() - interval '1 hour', now(), now() + interval '14 days', now() - interval '1 hour', now() - interval '1 hour'
       from bench.lease where kind = 'sent'`,
  ],
  [
    'signers',
    `insert into signer (account_id, signing_id, id, role, place, name, provider_id, encrypted_url) overriding system value
       select account, id, id * 2 + n, (array['tenant', 'landlord'])[1 + n], 0, (array['Ola Hansen', 'Kari Nordmann'])[1 + n], 'doc-' || id || '-' || n,
         ${sealed('url', '(lease.id * 2 + n)')}
       from bench.lease, generate_series(0, 1) n where kind = 'sent'`,
  ],
  [
    'counters',
    `update account set "usedBilags" = vouchers.n, houses = owned.n, "lastContract" = coalesce(leases.n, 0), "storedBytes" = coalesce(files.n, 0)
       from (select account_id, count(*) as n from (select account_id from bilag union all select account_id from incomebilag union all select account_id from depreciationbilag) each group by 1) vouchers
         join (select account, count(*) as n from bench.house group by 1) owned on owned.account = vouchers.account_id
         left join (select account, max(number) as n from bench.lease group by 1) leases on leases.account = vouchers.account_id
         left join (select account_id, sum(size) as n from document group by 1) files on files.account_id = vouchers.account_id
       where account.id = vouchers.account_id`,
  ],
]

/** The statements that fill the tables, in the order of their references. Encrypted values come from `bench.sealed`. */
export const statements = (sizes: ManySizes, months: Months, file: Parameters<typeof bookRows>[2]): Statements => [
  ...ownerRows(sizes, months),
  ...bookRows(sizes, months, file),
  ...rentRows(sizes, months),
]

/** The audit events of all records, oldest first. */
export const auditEvents = `create unlogged table bench.deed as
  select row_number() over (order by at, action, id) as n, account_id, at, md5(action || id) as request, action, changed from (
    select account_id, id, created_at as at, 'POST bilag' as action, '{"sum": 12345.5, "houseId": 1, "description": "changed"}'::jsonb as changed from bilag
    union all select account_id, id, created_at, 'contract.rent', '{"generated": 1}' from incomebilag
    union all select account_id, id, created_at, 'POST depreciationbilag', '{"sum": 12345.5, "houseId": 1, "name": "changed"}' from depreciationbilag
    union all select account_id, id, created_at, 'POST contract', '{"houseId": 1, "tenant_last_name": "changed"}' from contract
  ) happened`

/**
 * Appends the events to the audit trail. A trigger chains them. For all other rows the trigger is
 * off. Each batch is a transaction of its own: in a single transaction, each new entry would search
 * through all earlier ends of its chain.
 */
export async function appendAuditEvents(client: pg.Client): Promise<void> {
  await client.query('create unique index on bench.deed (n)')
  await client.query('analyze bench.deed')
  const { rows } = await client.query<{ n: string }>('select count(*) as n from bench.deed')
  const [all, atOnce] = [Number(rows[0]!.n), 5000]
  for (let from = 0; from < all; from += atOnce)
    await client.query(
      `insert into audit (account_id, at, "requestId", ip, action, entity, changed)
       select account_id, at, request, '', action, null, changed from bench.deed where n > $1 and n <= $1 + $2::bigint order by n`,
      [from, atOnce],
    )
}

/** Sets the sequences for the next rows of the product. */
export const sequences = `select setval(pg_get_serial_sequence(name, 'id'), 1000000000)
  from unnest(array['account', 'house', 'supplier', 'contract', 'incomebilag', 'bank_account', 'signing', 'signer', 'signed_lease']) name`

/** Runs the statements, and reports the number of rows and the time. */
export async function runAll(
  client: pg.Client,
  all: readonly [string, string][],
  log: (text: string) => void,
): Promise<void> {
  for (const [name, text] of all) {
    const started = performance.now()
    const { rowCount } = await client.query(text)
    log(`  ${rowCount ?? 0} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
  }
}
