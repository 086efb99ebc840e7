-- What is paid of a contract's rent: from which month on it is followed, the payments, and by what a payment is known.

create table rent_account (
  account_id bigint not null references account (id) on delete cascade,
  contract_id bigint not null,
  -- The first day of the first month that is followed; null: payments are not followed yet.
  follows_from date check (extract(day from follows_from) = 1),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (account_id, contract_id),
  foreign key (account_id, contract_id) references contract (account_id, id) on delete cascade
);

-- Numbers (KID) by which payers say what they pay: they mean the contract and no person.
create table rent_reference (
  account_id bigint not null references account (id) on delete cascade,
  id bigint generated always as identity unique,
  contract_id bigint not null,
  reference text not null check (reference ~ '^[0-9]{3,24}[0-9-]$'),
  -- The landlord has named it; else it was on a payment that was matched, and goes when the last such payment is taken back.
  is_named boolean not null,
  created_at timestamptz not null,
  primary key (account_id, id),
  unique (account_id, contract_id, reference),
  foreign key (account_id, contract_id) references contract (account_id, id) on delete cascade
);

-- Accounts from which the rent of a contract was paid.
create table rent_payer (
  account_id bigint not null references account (id) on delete cascade,
  id bigint generated always as identity unique,
  contract_id bigint not null,
  -- The number of the account. Encrypted, see base/db/encryption.ts.
  encrypted_account text not null,
  created_at timestamptz not null,
  primary key (account_id, id),
  foreign key (account_id, contract_id) references contract (account_id, id) on delete cascade
);
create index rent_payer_contract on rent_payer (account_id, contract_id);

create table rent_payment (
  account_id bigint not null references account (id) on delete cascade,
  id bigint generated always as identity unique,
  contract_id bigint not null,
  date date not null,
  -- Below zero: money that went back.
  sum bigint not null check (sum <> 0),
  note text not null default '',
  -- The row of the bank that it is, whose table belongs to a later layer; null: the landlord wrote it down.
  "transactionId" bigint,
  -- By what it was known, as long as that is remembered.
  payer_id bigint,
  reference_id bigint,
  created_at timestamptz not null,
  primary key (account_id, id),
  foreign key (account_id, contract_id) references contract (account_id, id) on delete cascade,
  foreign key (account_id, payer_id) references rent_payer (account_id, id) on delete set null (payer_id),
  foreign key (account_id, reference_id) references rent_reference (account_id, id) on delete set null (reference_id)
);
comment on column rent_payment.sum is 'øre';
create index rent_payment_contract on rent_payment (account_id, contract_id);
create unique index rent_payment_transaction on rent_payment (account_id, "transactionId");
create index rent_payment_payer on rent_payment (account_id, payer_id) where payer_id is not null;
create index rent_payment_reference on rent_payment (account_id, reference_id) where reference_id is not null;

-- The months that a payment was said to be for; one of which nothing was said has none.
create table rent_payment_month (
  account_id bigint not null references account (id) on delete cascade,
  payment_id bigint not null,
  month date not null check (extract(day from month) = 1),
  sum bigint not null check (sum <> 0),
  primary key (account_id, payment_id, month),
  foreign key (account_id, payment_id) references rent_payment (account_id, id) on delete cascade
);
comment on column rent_payment_month.sum is 'øre';
