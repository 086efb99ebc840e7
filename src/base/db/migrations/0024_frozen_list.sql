-- A handover list as it was sent to be signed electronically: one per contract, until its signing is withdrawn.
create table frozen_list (
  account_id bigint not null references account (id) on delete cascade,
  id bigint generated always as identity unique,
  contract_id bigint not null,
  -- What the file is called, and its bytes in base64. Encrypted, see base/db/encryption.ts.
  name text not null,
  paper text not null,
  -- Of the PDF's bytes, in hex.
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null,
  primary key (account_id, contract_id),
  foreign key (account_id, contract_id) references contract (account_id, id) on delete cascade
);
