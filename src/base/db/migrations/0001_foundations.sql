-- What every room stands on: the audit trail, jobs that leave the house, answers kept for repeated requests,
-- limits shared by all processes, and the log of sending attempts.

create table audit (
  id bigint generated always as identity primary key,
  account_id bigint,
  at timestamptz not null,
  "requestId" text not null,
  ip text not null,
  -- The endpoint row's name, or the job's kind.
  action text not null,
  -- The record that was touched, as far as the call names one.
  entity text,
  -- Names of the fields written; values only where the row doesn't call them secret.
  changed jsonb not null default '{}'
);
create index audit_by_account on audit (account_id, id);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit trail is append-only';
end $$;
create trigger audit_is_append_only before update or delete or truncate on audit
  for each statement execute function refuse_change();

create table job (
  id bigint generated always as identity primary key,
  kind text not null,
  -- The same key is one job, however often it is asked for.
  key text unique,
  payload jsonb not null,
  run_at timestamptz not null,
  attempts int not null default 0,
  max_attempts int not null default 8,
  done_at timestamptz,
  last_error text
);
create index job_due on job (run_at, id) where done_at is null;

create table idempotency (
  -- The account, or 0 for a caller without one (whose key is then the only secret).
  account_id bigint not null,
  route text not null,
  key text not null,
  "bodyHash" text not null,
  status int,
  -- Encrypted: an answer may hold a session token or a national id.
  answer text,
  created_at timestamptz not null,
  primary key (account_id, route, key)
);
create index idempotency_by_age on idempotency (created_at);

-- Losing these counts in a crash is harmless, so they need no write-ahead log.
create unlogged table bucket (
  key text primary key,
  used int not null,
  resets_at timestamptz not null
);

create table sendlog (
  id bigint generated always as identity primary key,
  success boolean not null,
  type text not null,
  "userId" bigint,
  "internalData" text not null default '',
  "sendData" text not null default '',
  "requestError" text not null default '',
  created_at timestamptz not null
);
create index sendlog_by_age on sendlog (created_at);
