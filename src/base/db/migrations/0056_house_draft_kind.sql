-- What the authority's draft of an income year said about a house's property, as codes of its code lists, when it was last read.
create table house_draft_kind (
  account_id bigint not null references account (id) on delete cascade,
  "houseId" bigint not null,
  year smallint not null,
  kinds jsonb not null,
  read_at timestamptz not null,
  primary key (account_id, "houseId", year),
  foreign key (account_id, "houseId") references house (account_id, id)
);
