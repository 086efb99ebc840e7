-- What the rent of a month rises by that was due already when the rise was agreed: it is owed from a day of its own.
create table rent_difference (
  account_id bigint not null references account (id) on delete cascade,
  contract_id bigint not null,
  id bigint generated always as identity unique,
  month date not null check (extract(day from month) = 1),
  sum_before bigint not null check (sum_before >= 0),
  rise bigint not null check (rise > 0),
  agreed_on date not null,
  due_on date not null,
  created_at timestamptz not null,
  primary key (account_id, id),
  foreign key (account_id, contract_id) references contract (account_id, id) on delete cascade
);
comment on column rent_difference.sum_before is 'øre';
comment on column rent_difference.rise is 'øre';
create index rent_difference_contract on rent_difference (account_id, contract_id);
