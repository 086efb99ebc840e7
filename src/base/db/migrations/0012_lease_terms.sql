-- Terms of a lease that could not be told before. A fixed term that can't be terminated has no notice.
alter table contract
  alter column month_resignation drop not null,
  add column fixed_term_terminable boolean not null default false,
  add column fixed_term_reason text not null default '',
  add column days_before_first_payment text not null default 'free'
    check (days_before_first_payment in ('free', 'with_first')),
  add column rent_account_in_deposit_bank boolean not null default false,
  add column split_costs text,
  add column split_sum bigint check (split_sum >= 0),
  add column split_period text check (split_period in ('month', 'quarter', 'year'));
comment on column contract.split_sum is 'øre';
