-- The notice of a contract: by whom, when it was received, the last day of rent and the earliest lawful one
-- (husleieloven § 9-6). Null: nobody has given notice. end_memory: what the last day has changed in the rent, so that
-- taking it back undoes that alone. finished_at: from when the end can be taken back for 30 days; null in contracts that
-- were finished before it was stored. A contract that isn't finished may have a last day ahead, on which it ends by itself.
alter table contract
  add column notice jsonb,
  add column end_memory jsonb,
  add column finished_at timestamptz,
  drop constraint contract_check3,
  add constraint contract_finished_check check (not "isFinished" or finished_on is not null) not valid;
