-- What is asked of the deposit bank, from the landlord's press until the bank has it, and opening fees that are given back.

alter table deposit
  -- Attempts to ask the bank are counted: whoever finds another number than their own has been overtaken. Without a moment
  -- nobody is asking.
  add column attempt int not null default 0,
  add column attempt_at timestamptz,
  -- Nothing of what is asked for has been sent to the bank. The version before does not say so, and may have sent it.
  add column is_unsent boolean not null default false,
  -- What the bank had before: how it stands again when what is asked for is taken back or declined.
  add column former_category text check (former_category in ('TENANT', 'SPLIT', 'DISPUTE')),
  add column former_tenant_sum bigint check (former_tenant_sum >= 0),
  add column former_landlord_sum bigint check (former_landlord_sum >= 0),
  add column former_asked_at timestamptz,
  -- The day of the bank's notice that the tenant claims the deposit.
  add column noticed_on date;
comment on column deposit.former_tenant_sum is 'øre';
comment on column deposit.former_landlord_sum is 'øre';

-- Payment pages of opening fees whose account can never be opened: ended, and what was paid there is given back, once.
create table fee_refund (
  id bigint generated always as identity unique,
  account_id bigint not null references account (id) on delete cascade,
  -- The contract that it was paid for, which may be gone.
  contract_id bigint not null,
  fee_checkout text not null unique,
  -- What was ordered at the bank for it, which is ended first.
  provider_id text,
  -- It was paid; false: nobody knows yet.
  is_paid boolean not null,
  -- Whom to tell, and of which house, encrypted; null where nobody is told, and once it is over.
  encrypted_notice text,
  created_at timestamptz not null,
  refunded_at timestamptz,
  -- Nothing is left to be done.
  ended_at timestamptz,
  primary key (account_id, id)
);
create index fee_refund_open on fee_refund (created_at) where ended_at is null;
create index fee_refund_contract on fee_refund (account_id, contract_id);
