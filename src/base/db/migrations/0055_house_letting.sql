-- What the landlord answers about the months of an income year in which a house has no rent: let or offered for rent, or not.
create table house_letting (
  account_id bigint not null references account (id) on delete cascade,
  "houseId" bigint not null,
  year smallint not null,
  offered_for_rent boolean not null,
  answered_at timestamptz not null,
  primary key (account_id, "houseId", year),
  foreign key (account_id, "houseId") references house (account_id, id)
);
