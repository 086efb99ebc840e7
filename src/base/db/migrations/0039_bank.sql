-- What came in and went out at the bank, from the files of a landlord's online bank.

create table bank_account (
  id bigint generated always as identity unique,
  account_id bigint not null references account (id) on delete cascade,
  name text not null,
  -- Eleven digits or an IBAN, encrypted; null where the landlord has not said.
  account_number text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (account_id, id)
);

-- A file as it was uploaded, and what was read of it; both packed and encrypted. Gone after a day.
create table bank_file (
  id bigint generated always as identity unique,
  account_id bigint not null references account (id) on delete cascade,
  name text not null,
  encrypted_bytes text not null,
  encrypted_statement text not null,
  created_at timestamptz not null,
  primary key (account_id, id)
);
create index bank_file_old on bank_file (created_at);

-- Which columns of a bank's file are what, as the landlord has named them once; by a hash of the header's words.
create table bank_mapping (
  account_id bigint not null references account (id) on delete cascade,
  header_hash text not null,
  mapping jsonb not null,
  updated_at timestamptz not null,
  primary key (account_id, header_hash)
);

create table bank_import (
  id bigint generated always as identity unique,
  account_id bigint not null references account (id) on delete cascade,
  bank_account_id bigint not null,
  -- The file's number, which outlives the file: a second import of it is refused.
  file_id bigint not null,
  file_name text not null,
  format text not null,
  -- What must be alike for two files to have the same texts: the format, of an unknown one its header too.
  layout text not null,
  -- The first and the last day of its rows.
  days_from date,
  days_to date,
  imported integer not null,
  known integer not null,
  pending integer not null,
  created_at timestamptz not null,
  primary key (account_id, id),
  unique (account_id, bank_account_id, file_id),
  foreign key (account_id, bank_account_id) references bank_account (account_id, id) on delete cascade
);

create table bank_transaction (
  id bigint generated always as identity unique,
  account_id bigint not null references account (id) on delete cascade,
  bank_account_id bigint not null,
  -- The import that brought it, and all whose files have it: taking one back leaves what another one has.
  import_id bigint not null,
  imports bigint[] not null,
  date date not null,
  -- Below zero is money out.
  sum bigint not null,
  text text not null,
  counterparty text,
  encrypted_counter_account text,
  reference text,
  bank_reference text,
  -- Many payments in one sum: it belongs to no single tenant.
  lump_sum boolean not null default false,
  -- Hash of day, sum, folded text and the bank's reference, and which of equal rows it is.
  identity text not null,
  ordinal integer not null,
  state text not null default 'open' check (state in ('open', 'matched', 'ignored')),
  -- What it was matched with; null unless it is.
  match jsonb,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (account_id, id),
  unique (account_id, bank_account_id, identity, ordinal),
  foreign key (account_id, bank_account_id) references bank_account (account_id, id) on delete cascade,
  foreign key (account_id, import_id) references bank_import (account_id, id)
);
comment on column bank_transaction.sum is 'øre';
create index bank_transaction_list on bank_transaction (account_id, date desc, id desc);
create index bank_transaction_open on bank_transaction (account_id, date desc, id desc) where state = 'open';
create index bank_transaction_import on bank_transaction (account_id, import_id);
create index bank_transaction_old on bank_transaction (created_at) where state <> 'matched';
