-- What holds for a house from an income year on. The house's own row says what held before the first of these years.
create table house_year (
  account_id bigint not null references account (id) on delete cascade,
  house_id bigint not null,
  from_year smallint not null,
  co_owners jsonb not null default '[]',
  home_use text not null check (home_use in ('let_only', 'own_home', 'own_cabin')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (account_id, house_id, from_year),
  foreign key (account_id, house_id) references house (account_id, id) on delete cascade
);
