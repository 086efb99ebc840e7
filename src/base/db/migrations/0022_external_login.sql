-- Login with an electronic id (OpenID Connect): what a browser has begun, which identity belongs to which account, and
-- who is logged in so at the moment.

-- Between the way to the provider and the way back, at most ten minutes; used once, by the browser that began it.
create table external_login_attempt (
  "stateHash" text primary key,
  "browserHash" text not null,
  -- Encrypted: what proves that the answer belongs to the question, and whose session has asked.
  encrypted_question text not null,
  ends_at timestamptz not null
);
create index external_login_attempt_by_end on external_login_attempt (ends_at);

-- Hash of issuer and subject; an account has one.
create table external_identity (
  account_id bigint primary key references account (id) on delete cascade,
  "subjectHash" text not null unique,
  created_at timestamptz not null
);

-- A login that lives. It goes with the session that it belongs to; before a second step is done it waits under that
-- step's token instead.
create table external_login (
  account_id bigint not null references account (id) on delete cascade,
  id bigint generated always as identity primary key,
  "tokenHash" text unique references session ("tokenHash") on update cascade on delete cascade,
  "stepHash" text unique,
  -- Under what the provider tells us that the person has logged out there; null where it doesn't say.
  "sidHash" text,
  -- Encrypted: national id and tokens.
  encrypted_login text not null,
  -- When the person gave proof to the provider.
  created_at timestamptz not null,
  ends_at timestamptz not null,
  check (("tokenHash" is null) <> ("stepHash" is null))
);
create index external_login_by_account on external_login (account_id);
create index external_login_by_sid on external_login ("sidHash");
create index external_login_by_end on external_login (ends_at);
