-- The subscription that the payment provider keeps for an account, as it was read last.

create table subscription (
  account_id bigint primary key references account (id) on delete cascade,
  -- Who the account is to the provider; null until it was told. An attempt that failed there for sure counts up, so that
  -- the next one is not given the stored answer of the first.
  customer text unique,
  customer_attempt int not null default 0,
  -- The checkout that was opened last, and the price and language it was opened for.
  checkout text,
  checkout_for text,
  checkout_at timestamptz,
  status text check (status in ('active', 'canceled', 'incomplete', 'incomplete_expired', 'past_due', 'paused', 'trialing', 'unpaid')),
  "interval" text check ("interval" in ('month', 'year')),
  end_at timestamptz,
  "cancelAtPeriodEnd" boolean not null default false,
  -- Readings are numbered when they begin: one that ends after a later one is dropped.
  readings bigint not null default 0,
  stored_reading bigint not null default 0,
  read_at timestamptz
);
create index subscription_by_reading on subscription (read_at);

-- Messages of providers that were taken, so that none acts twice.
create table provider_event (
  provider text not null,
  id text not null,
  received_at timestamptz not null,
  primary key (provider, id)
);
create index provider_event_by_time on provider_event (received_at);
