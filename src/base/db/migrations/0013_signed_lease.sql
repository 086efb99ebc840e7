-- A lease as it was signed: its paper in each language that there is one in, and what it was drawn from. It never changes.
create table signed_lease (
  account_id bigint not null references account (id) on delete cascade,
  id bigint generated always as identity unique,
  contract_id bigint not null,
  lang text not null check (lang in ('nb', 'en')),
  -- The bytes of the PDF in base64, and the values (JSON) that it was drawn from. Encrypted, see base/db/encryption.ts.
  paper text not null,
  drawn_from text not null,
  -- Of the PDF's bytes, in hex.
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  -- The first day of the edition whose words it has.
  edition date not null,
  created_at timestamptz not null,
  primary key (account_id, contract_id, lang),
  foreign key (account_id, contract_id) references contract (account_id, id) on delete cascade
);
