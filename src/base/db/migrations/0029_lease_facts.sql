-- What else a lease says of the home: the rooms that a single room shares, who has the power contract, and which papers of
-- the home the tenant has been given. Empty: not told.
alter table contract
  add column shared_rooms text not null default '',
  add column power_contract text check (power_contract in ('tenant', 'landlord')),
  add column home_papers text[] not null default '{}';
-- The last day of a fixed term that went on as an open-ended lease, and the day from which it did.
alter table contract
  add column fixed_until date,
  add column went_on_from date,
  add check ((fixed_until is null) = (went_on_from is null)),
  add check (fixed_until < went_on_from);
-- A lease that was ended after its fixed term owed rent until the term's last day: from now on the last day says so itself.
update contract set finished_on = end_date where finished_on > end_date;
