-- What became of a household item after its purchase: sold, for how much, and what was spent on upgrades of it.
alter table depreciationbilag
  add column sold_on date,
  add column sold_for bigint,
  -- [{ date, sum }], sum in øre.
  add column upgrades jsonb not null default '[]';
comment on column depreciationbilag.sold_for is 'øre';
