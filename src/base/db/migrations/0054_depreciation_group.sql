-- The rate of group d that the landlord has chosen for a house and an income year.
create table depreciation_group (
  account_id bigint not null references account (id) on delete cascade,
  "houseId" bigint not null,
  year smallint not null,
  percent smallint not null check (percent between 0 and 100),
  created_at timestamptz not null,
  primary key (account_id, "houseId", year),
  foreign key (account_id, "houseId") references house (account_id, id)
);
