-- Sessions can be listed and ended one by one, a login from a device that the account has not used before is told, and a
-- second step can be switched on.

alter table session add column id bigint generated always as identity;
create unique index session_id on session (id);
-- The header User-Agent of the login, from which the list names the device.
alter table session add column agent text not null default '';

-- Devices from which the account was logged in to: browser and system, without anything that would tell two of them apart.
create table known_device (
  account_id bigint not null references account (id) on delete cascade,
  device text not null,
  seen_at timestamptz not null,
  primary key (account_id, device)
);

-- The secret that the authenticator app shares, encrypted; it counts from totp_confirmed_at on. A code of a time step up
-- to totp_step has been used.
alter table account add column totp_secret text;
alter table account add column totp_confirmed_at timestamptz;
alter table account add column totp_step bigint not null default 0;

-- Each logs in once in place of a code of the app.
create table recovery_code (
  account_id bigint not null references account (id) on delete cascade,
  "codeHash" text not null,
  primary key (account_id, "codeHash")
);

-- Logins whose first step was right and whose second is asked for.
create table second_step (
  "tokenHash" text primary key,
  account_id bigint not null references account (id) on delete cascade,
  by text not null check (by in ('password', 'link')),
  ends_at timestamptz not null
);
create index second_step_by_account on second_step (account_id);
