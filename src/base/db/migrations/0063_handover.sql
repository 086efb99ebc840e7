-- What the parties found when the tenant moved in or out: rooms, meters and keys, with photos. Frozen when it is signed.
create table handover (
  account_id bigint not null references account (id) on delete cascade,
  contract_id bigint not null,
  id bigint generated always as identity unique,
  kind text not null check (kind in ('in', 'out')),
  date date not null,
  -- Encrypted JSON.
  content text not null,
  -- The files that the content names. Each is counted as used once.
  photos text[] not null default '{}',
  -- Encrypted JSON: who has drawn a signature, when, and the drawing.
  signatures text not null default '',
  signed_on date,
  signed_by text check (signed_by in ('hand', 'drawn')),
  signed_documents text[] not null default '{}',
  -- The signed PDF, encrypted, with its name and the SHA-256 of its bytes.
  paper text not null default '',
  paper_name text not null default '',
  paper_sha256 text not null default '',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (account_id, id),
  foreign key (account_id, contract_id) references contract (account_id, id) on delete cascade
);
create index handover_contract on handover (account_id, contract_id);
