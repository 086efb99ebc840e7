-- What makes one installation of the product. The store of files holds the same id: neither is used with another's counterpart.
create table installation (
  single boolean primary key default true check (single),
  id text not null,
  created_at timestamptz not null default now()
);

-- For each key of ENCRYPTION_KEYS a known text encrypted with it: a key that cannot read it is another key.
create table encryption_key (
  id text primary key,
  encrypted_check text not null,
  created_at timestamptz not null default now()
);
