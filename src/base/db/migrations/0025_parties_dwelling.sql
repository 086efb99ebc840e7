-- Who lives there and where: further tenants, all in one encrypted value (JSON), and what kind of dwelling is let.
alter table contract
  add column co_tenants text,
  add column dwelling_kind text not null default 'home' check (dwelling_kind in ('home', 'shared_house', 'room')),
  add column own_home_let boolean not null default false,
  add column rooms integer check (rooms > 0),
  add column area integer check (area > 0),
  add column dwelling_number text,
  add column meter_point_id text;
comment on column contract.area is 'm²';
