-- The rent of a signed lease from a month on, and the letter that says so. The rent that the lease itself names stands in
-- the contract. A letter never changes: it was sent.
create table contract_rent (
  account_id bigint not null references account (id) on delete cascade,
  id bigint generated always as identity unique,
  contract_id bigint not null,
  from_date date not null check (extract(day from from_date) = 1),
  month_sum bigint not null check (month_sum >= 0),
  -- The tenant has agreed in writing: the act's earliest day does not bind.
  agreed boolean not null,
  -- The bytes of its PDF in base64, and under which name it is saved. Encrypted, see base/db/encryption.ts.
  letter text not null,
  letter_name text not null,
  -- Of the PDF's bytes, in hex.
  letter_sha256 text not null check (letter_sha256 ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null,
  primary key (account_id, contract_id, from_date),
  foreign key (account_id, contract_id) references contract (account_id, id) on delete cascade
);
comment on column contract_rent.month_sum is 'øre';
