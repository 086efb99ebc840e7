-- Who keeps the books. `account_id` is the first column of every key on account data, so that accounts can be
-- spread over several databases without a change of queries.

create table account (
  id bigint generated always as identity primary key,
  email text not null,
  "passwordHash" text not null,
  role text not null default 'landlord' check (role in ('landlord', 'admin')),
  language text not null default 'en' check (language in ('en', 'nb')),
  "firstName" text not null default '',
  "lastName" text not null default '',
  phone_code text not null default '+47',
  phone text not null default '',
  country text not null default 'NO',
  city text not null default '',
  address text not null default '',
  postcode text not null default '',
  -- Encrypted, see base/db/encryption.ts.
  birthday text,
  ssn text,
  iban text,
  "isAgreePolicy" boolean not null default false,
  is_register_finished boolean not null default false,
  "isOldAppUser" boolean not null default false,
  "subscriptionActive" boolean not null default false,
  -- The Oslo date of the first document; set once, never cleared.
  "firstBilagDate" date,
  -- Counters, moved only by conditional updates, so that limits hold under parallel requests.
  "usedBilags" int not null default 0 check ("usedBilags" >= 0),
  houses int not null default 0 check (houses between 0 and 4),
  "storedBytes" bigint not null default 0 check ("storedBytes" >= 0),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index account_email on account (email);

create table session (
  "tokenHash" text primary key,
  account_id bigint not null references account (id) on delete cascade,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  -- Absolute end, 30 days after the start.
  ends_at timestamptz not null
);
create index session_by_account on session (account_id);

-- One-time codes of mailed links: new password, login by url, change of e-mail. One living code per account and purpose.
create table code (
  "codeHash" text primary key,
  account_id bigint not null references account (id) on delete cascade,
  purpose text not null check (purpose in ('reset', 'byUrl', 'email')),
  -- The new address, for purpose 'email'.
  email text,
  created_at timestamptz not null,
  ends_at timestamptz not null
);
create index code_by_account on code (account_id, purpose);

create table house (
  account_id bigint not null references account (id) on delete cascade,
  id bigint generated always as identity unique,
  name text not null,
  address text not null,
  postcode text not null,
  city text not null,
  property_number int,
  holding_number int,
  lease_number int,
  section_number int,
  share_number int,
  municipality_number text,
  organisation_number text,
  deleted_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (account_id, id)
);
