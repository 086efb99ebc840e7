-- Rent contracts, their handover lists, and the rent they book.

-- The last number given to a contract of the account. It is never given again: it may stand on a printed paper.
alter table account add column "lastContract" int not null default 0 check ("lastContract" >= 0);

create table contract (
  account_id bigint not null references account (id) on delete cascade,
  id bigint generated always as identity unique,
  -- 1, 2, 3, … in its account, without those of deleted drafts.
  "additionalId" integer not null,
  "houseId" bigint not null,
  type text not null check (type in ('running', 'time-bound')),
  tenant_first_name text not null,
  tenant_last_name text not null,
  tenant_phone_code text not null,
  tenant_phone text not null,
  tenant_email text not null,
  -- Encrypted, see base/db/encryption.ts.
  tenant_birthday text not null,
  tenant_nationality text not null,
  tenant_country text not null,
  tenant_city text not null,
  tenant_address text not null,
  tenant_postcode text not null,
  month_sum bigint not null check (month_sum >= 0),
  deposit_sum bigint check (deposit_sum between 0 and 6 * month_sum),
  deposit_account text,
  deposit_payment_deadline date,
  deposit_count_payment_day smallint,
  is_open_deposit_account boolean not null default false,
  is_open_deposit_account_payed boolean not null default false,
  start_date date not null,
  end_date date,
  first_payment_date date not null,
  -- Months.
  month_resignation smallint not null,
  keys_count smallint not null,
  taxable boolean not null,
  comforts text[] not null default '{}',
  pets_allowed boolean not null,
  smoking_allowed boolean not null,
  other text not null default '',
  documents text[] not null,
  signed_documents text[] not null default '{}',
  "signatureType" text check ("signatureType" in ('manual', 'bankid')),
  signed_at timestamptz,
  "isFinished" boolean not null default false,
  -- The last day rent is owed.
  finished_on date,
  -- The first day of the next month whose rent is to be booked; null: not signed, or nothing is left to book.
  next_rent_on date,
  -- Why rent could not be booked when it was due; empty when it could.
  blocked_by text not null default '' check (blocked_by in ('', 'freeLimit', 'endOf30Days')),
  split_category text check (split_category in ('TENANT', 'LANDLORD', 'SPLIT')),
  split_tenant bigint check (split_tenant >= 0),
  split_landlord bigint check (split_landlord >= 0),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (account_id, id),
  unique (account_id, "additionalId"),
  foreign key (account_id, "houseId") references house (account_id, id),
  check ((type = 'time-bound') = (end_date is not null)),
  check (start_date <= end_date),
  check ("isFinished" = (finished_on is not null))
);
comment on column contract.month_sum is 'øre';
comment on column contract.deposit_sum is 'øre';
comment on column contract.split_tenant is 'øre';
comment on column contract.split_landlord is 'øre';
create index contract_by_house on contract (account_id, "houseId");
create index contract_due on contract (next_rent_on, id) where next_rent_on is not null;

-- A contract's handover list, and what belongs to the home ("extras"): the same words, two papers.
create table contract_list (
  account_id bigint not null references account (id) on delete cascade,
  contract_id bigint not null,
  kind text not null check (kind in ('checklist', 'extras')),
  options text[] not null,
  number_keys smallint not null check (number_keys between 0 and 99),
  parking_space smallint not null check (parking_space between 0 and 99),
  garage smallint not null check (garage between 0 and 99),
  fire_extinguisher_count smallint not null check (fire_extinguisher_count between 0 and 99),
  stalls_count smallint not null check (stalls_count between 0 and 99),
  "signatureType" text check ("signatureType" in ('manual', 'bankid')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (account_id, contract_id, kind),
  foreign key (account_id, contract_id) references contract (account_id, id) on delete cascade
);

alter table incomebilag add foreign key (account_id, "contractId") references contract (account_id, id);
-- One voucher per calendar month: the first one may begin inside its month.
drop index incomebilag_once_per_month;
create unique index incomebilag_once_per_month on incomebilag (account_id, "contractId", (date_trunc('month', start_date::timestamp)))
  where "contractId" is not null;
