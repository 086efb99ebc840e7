-- Signing with an electronic id, and deposit accounts.

-- One order to sign one paper of a contract. Stored before the provider is asked: what is lost on the way is looked up
-- there by its external id and never ordered twice.
create table signing (
  id bigint generated always as identity unique,
  account_id bigint not null references account (id) on delete cascade,
  contract_id bigint not null,
  paper text not null check (paper in ('contract', 'checklist')),
  -- Who takes the order: the signing service, or the deposit bank, in whose order the lease is signed.
  via text not null check (via in ('sign', 'deposit')),
  state text not null check (state in ('starting', 'sent', 'signed', 'stored', 'failed', 'withdrawing', 'withdrawn', 'expired', 'canceled')),
  -- Our name of the order at the provider, and the provider's.
  external_id text not null unique,
  provider_id text unique,
  -- Hashes of the codes in the tenants' and the landlord's links, and the codes themselves, encrypted.
  link_tenant_hash text not null unique,
  link_landlord_hash text not null unique,
  encrypted_links text not null,
  language text not null check (language in ('nb', 'en')),
  error_at timestamptz,
  error_message text not null default '',
  reminded_at timestamptz,
  -- Until when the provider is asked often, after somebody went there to sign.
  watched_until timestamptz,
  sent_at timestamptz,
  -- When the last one signed.
  signed_at timestamptz,
  -- After that moment nobody can sign any more.
  ends_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (account_id, id),
  foreign key (account_id, contract_id) references contract (account_id, id) on delete cascade
);
create unique index signing_living on signing (account_id, contract_id, paper)
  where state in ('starting', 'sent', 'signed', 'stored', 'withdrawing');
create index signing_open on signing (updated_at) where state in ('starting', 'sent', 'signed', 'withdrawing');

create table signer (
  account_id bigint not null,
  signing_id bigint not null,
  id bigint generated always as identity unique,
  role text not null check (role in ('tenant', 'landlord')),
  -- 0 is the tenant of the contract, 1 to 3 the co-tenants; the landlord is 0.
  place smallint not null check (place between 0 and 3),
  name text not null,
  -- The provider's name of the signer, and where that one signs, encrypted.
  provider_id text,
  encrypted_url text,
  signed_at timestamptz,
  -- Who has signed, as the provider says, and whether that is somebody else than the party.
  signed_name text not null default '',
  is_mismatch boolean not null default false,
  primary key (account_id, signing_id, role, place),
  foreign key (account_id, signing_id) references signing (account_id, id) on delete cascade
);

-- The file that all have signed, unchanged; encrypted, with the hash of its bytes.
create table signed_document (
  account_id bigint not null,
  signing_id bigint not null,
  id bigint generated always as identity unique,
  sha256 text not null,
  paper text not null,
  created_at timestamptz not null,
  primary key (account_id, signing_id),
  foreign key (account_id, signing_id) references signing (account_id, id) on delete cascade
);

-- A deposit account in the tenant's name, from the opening fee to the release.
create table deposit (
  id bigint generated always as identity unique,
  account_id bigint not null references account (id) on delete cascade,
  contract_id bigint not null,
  signing_id bigint,
  state text not null check (state in ('fee', 'paid', 'created', 'opened', 'founds', 'releasing', 'released', 'canceling', 'canceled')),
  -- The payment page of the opening fee.
  fee_checkout text unique,
  fee_url text,
  fee_paid_at timestamptz,
  external_id text not null unique,
  provider_id text unique,
  -- Encrypted.
  account_number text,
  -- What has been paid in.
  funds bigint not null default 0 check (funds >= 0),
  released_category text check (released_category in ('TENANT', 'SPLIT', 'DISPUTE')),
  tenant_sum bigint check (tenant_sum >= 0),
  landlord_sum bigint check (landlord_sum >= 0),
  opened_at timestamptz,
  funded_at timestamptz,
  release_asked_at timestamptz,
  released_at timestamptz,
  canceled_at timestamptz,
  error_at timestamptz,
  error_message text not null default '',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (account_id, id),
  foreign key (account_id, contract_id) references contract (account_id, id) on delete cascade,
  foreign key (account_id, signing_id) references signing (account_id, id)
);
comment on column deposit.funds is 'øre';
comment on column deposit.tenant_sum is 'øre';
comment on column deposit.landlord_sum is 'øre';
create unique index deposit_living on deposit (account_id, contract_id)
  where state not in ('released', 'canceled');
create index deposit_open on deposit (updated_at) where state not in ('released', 'canceled');
