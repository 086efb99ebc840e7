-- A notice that was given by letter: the day on which the landlord took it back, and whether another notice took its place.
-- The job `letters.replaced` marks the letters that are there already.
alter table contract_letter
  add column taken_back_on date,
  add column is_replaced boolean not null default false;
