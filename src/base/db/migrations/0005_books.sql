-- Income and depreciation vouchers, repeats of expense vouchers.

create table incomebilag (
  account_id bigint not null references account (id) on delete cascade,
  id bigint generated always as identity unique,
  "houseId" bigint not null,
  -- Null: separate income. The contract's own table comes with the lease.
  "contractId" bigint,
  tenant_first_name text not null,
  tenant_last_name text not null,
  -- Encrypted, see base/db/encryption.ts.
  tenant_birthday text not null,
  tenant_email text not null default '',
  tenant_phone text not null default '',
  title text not null default '',
  start_date date not null,
  end_date date not null,
  sum bigint not null check (sum >= 0),
  deposit_sum bigint not null default 0 check (deposit_sum >= 0),
  -- Whether contract income is taxable; separate income says it in "separatedTaxable".
  taxable boolean not null default true,
  "separatedTaxable" boolean not null default true,
  other text not null default '',
  "canEditSum" boolean not null default false,
  documents text[] not null default '{}',
  "isTrashed" boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (account_id, id),
  foreign key (account_id, "houseId") references house (account_id, id),
  check (start_date <= end_date)
);
comment on column incomebilag.sum is 'øre';
comment on column incomebilag.deposit_sum is 'øre';
create index incomebilag_by_house on incomebilag (account_id, "houseId", start_date desc, id) where not "isTrashed";
create unique index incomebilag_once_per_month on incomebilag (account_id, "contractId", start_date) where "contractId" is not null;

create table depreciationbilag (
  account_id bigint not null references account (id) on delete cascade,
  id bigint generated always as identity unique,
  "houseId" bigint not null,
  name text not null,
  date date not null,
  sum bigint not null check (sum >= 0),
  -- Years; 0: under three years, the whole sum is expensed at once.
  lifetime smallint not null check (lifetime = 0 or lifetime between 3 and 100),
  -- The landlord chose to deduct the whole sum at once although the product's limit would spread it.
  at_once boolean not null default false,
  documents text[] not null default '{}',
  "isTrashed" boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (account_id, id),
  foreign key (account_id, "houseId") references house (account_id, id)
);
comment on column depreciationbilag.sum is 'øre';
create index depreciationbilag_by_house on depreciationbilag (account_id, "houseId", date desc, id) where not "isTrashed";

create table depreciationpersonal (
  account_id bigint not null references account (id) on delete cascade,
  "houseId" bigint not null,
  year smallint not null,
  -- 15 percent of "totalSum".
  sum bigint not null check (sum >= 0),
  -- Gross rent of the house in that year.
  "totalSum" bigint not null check ("totalSum" >= 0),
  created_at timestamptz not null,
  primary key (account_id, "houseId", year),
  foreign key (account_id, "houseId") references house (account_id, id)
);
comment on column depreciationpersonal.sum is 'øre';
comment on column depreciationpersonal."totalSum" is 'øre';

-- The next date on which a repeating voucher has an occurrence; null: it doesn't repeat, or has been stopped.
alter table bilag add column next_on date;
-- Why the product stopped a repeat by itself; empty when the landlord did, or nothing is stopped.
alter table bilag add column stopped_by text not null default '' check (stopped_by in ('', 'freeLimit', 'endOf30Days'));
-- The first date that was left out when the product stopped the repeat.
alter table bilag add column stopped_on date;
create index bilag_due on bilag (next_on, id) where next_on is not null;
