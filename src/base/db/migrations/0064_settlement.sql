-- What the landlord claims when a tenancy ends, item by item, against the deposit. Its PDF never changes.
create table settlement (
  account_id bigint not null references account (id) on delete cascade,
  contract_id bigint not null,
  id bigint generated always as identity unique,
  -- Encrypted JSON, sums in øre.
  items text not null,
  -- The files that the items name. Each is counted as used once.
  photos text[] not null default '{}',
  total bigint not null check (total >= 0),
  deposit bigint not null check (deposit >= 0),
  owed bigint not null check (owed >= 0),
  to_tenant bigint not null check (to_tenant >= 0),
  to_landlord bigint not null check (to_landlord >= 0),
  -- The PDF, encrypted, with its name and the SHA-256 of its bytes.
  paper text not null default '',
  paper_name text not null default '',
  paper_sha256 text not null default '',
  -- The split of a deposit that was asked for with this settlement: the deposit, and what each gets.
  deposit_id bigint,
  asked_tenant bigint,
  asked_landlord bigint,
  created_at timestamptz not null,
  primary key (account_id, id),
  foreign key (account_id, contract_id) references contract (account_id, id) on delete cascade
);
comment on column settlement.total is 'øre';
comment on column settlement.deposit is 'øre';
comment on column settlement.owed is 'øre';
comment on column settlement.to_tenant is 'øre';
comment on column settlement.to_landlord is 'øre';
comment on column settlement.asked_tenant is 'øre';
comment on column settlement.asked_landlord is 'øre';
create index settlement_contract on settlement (account_id, contract_id);
