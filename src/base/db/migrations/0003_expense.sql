-- Files, suppliers and expense vouchers (bilag).

create table document (
  account_id bigint not null references account (id) on delete cascade,
  -- 128 random bits; the url of the API holds it.
  id text not null unique,
  name text not null,
  type text not null check (type in ('application/pdf', 'image/jpeg', 'image/png', 'image/webp')),
  size int not null check (size > 0),
  sha256 text not null,
  -- Set when a record names the file; what stays unattached is removed after 24 hours.
  attached boolean not null default false,
  created_at timestamptz not null,
  primary key (account_id, id)
);
create index document_unattached on document (created_at) where not attached;

create table supplier (
  account_id bigint not null references account (id) on delete cascade,
  id bigint generated always as identity unique,
  name text not null,
  address text not null,
  city text not null,
  postcode text not null,
  archived boolean not null default false,
  "isDefault" boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (account_id, id)
);
create unique index supplier_default on supplier (account_id) where "isDefault";

create table bilag (
  account_id bigint not null references account (id) on delete cascade,
  id bigint generated always as identity unique,
  "houseId" bigint not null,
  cost_type text check (cost_type in ('maintenance', 'other_costs', 'attachment_fee', 'municipal_taxes', 'paid_salary')),
  description text not null default '',
  "supplierId" bigint,
  repeat text not null default 'never' check (repeat in ('never', 'weekly', 'monthly')),
  sum bigint check (sum >= 0),
  date date,
  -- The day under which lists show it: the voucher's date, or the day it was saved while it has none.
  listed_on date not null,
  franchise smallint not null default 100 check (franchise between 0 and 100),
  documents text[] not null default '{}',
  archived boolean not null default false,
  "isAutoGenerate" boolean not null default false,
  "isRepeatStopped" boolean not null default false,
  "parentBilagId" bigint,
  "isTrashed" boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (account_id, id),
  foreign key (account_id, "houseId") references house (account_id, id),
  foreign key (account_id, "supplierId") references supplier (account_id, id),
  foreign key (account_id, "parentBilagId") references bilag (account_id, id) on delete set null ("parentBilagId"),
  -- Only what is filled out later may have gaps.
  check (archived or (cost_type is not null and "supplierId" is not null and sum is not null and date is not null and description <> ''))
);
comment on column bilag.sum is 'øre';
create index bilag_by_house on bilag (account_id, "houseId", listed_on desc, id) where not "isTrashed";
create index bilag_by_supplier on bilag (account_id, "supplierId");
create unique index bilag_once_per_date on bilag (account_id, "parentBilagId", date) where "parentBilagId" is not null;
