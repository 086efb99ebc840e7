-- What the open registers have said (base/register). A value that is stored here stands over the one that came with the program.
create table price_index (
  -- The first day of the month.
  month date primary key,
  -- Consumer price index, 2025 = 100, in tenths.
  tenths integer not null check (tenths > 0),
  source text not null,
  read_at timestamptz not null
);
create table official_rate (
  kind text not null check (kind in ('late_interest', 'reminder_fee')),
  from_date date not null,
  -- Hundredths of a percent a year, or hundredths of a krone.
  hundredths integer not null check (hundredths > 0),
  source text not null,
  added_at timestamptz not null,
  primary key (kind, from_date)
);
create table municipality (
  number text primary key check (number ~ '^[0-9]{4}$'),
  name text not null,
  source text not null,
  read_at timestamptz not null,
  -- The day on which the register no longer had it.
  gone_on date
);
create table register_reading (
  register text primary key check (register in ('ssb', 'norges-bank', 'klass')),
  tried_at timestamptz not null,
  -- The last time that the answer could be used.
  read_at timestamptz,
  -- Stored values that the register now gives otherwise: [{key, before, after}]. Nothing was changed for them.
  differs jsonb not null default '[]',
  -- The policy rate of Norges Bank and its day.
  policy_hundredths integer,
  policy_on date
);
