-- A letter to the tenants of a contract as it was made, with what is known of its way. A preview is replaced by the next.
create table contract_letter (
  account_id bigint not null references account (id) on delete cascade,
  id bigint generated always as identity unique,
  contract_id bigint not null,
  -- The kinds are in lease/letter/model.ts. A new one needs no migration.
  kind text not null,
  is_preview boolean not null,
  send text not null check (send in ('mail', 'print')),
  language text not null check (language in ('nb', 'en')),
  -- What the file is called, its bytes in base64, and what the landlord added. Encrypted, see base/db/encryption.ts.
  name text not null,
  paper text not null,
  typed text not null,
  -- Of the PDF's bytes, in hex.
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  sent_at timestamptz,
  received_on date,
  -- The days that the letter names, and whether it claims a reminder fee.
  last_day date,
  pay_by date,
  rent_from date,
  has_fee boolean not null,
  -- Whether the tenants may protest against it, the day on which a protest came, and what it says (encrypted).
  may_protest boolean not null,
  protest_on date,
  protest_note text not null default '',
  -- An addendum that was signed by hand.
  signed_on date,
  signed_documents text[] not null default '{}',
  created_at timestamptz not null,
  primary key (account_id, id),
  foreign key (account_id, contract_id) references contract (account_id, id) on delete cascade
);
create index contract_letter_contract on contract_letter (account_id, contract_id);
