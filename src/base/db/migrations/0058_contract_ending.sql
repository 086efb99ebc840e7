-- outside a transaction
-- The contracts that end by themselves on a day ahead (lease/tenancy/jobs.ts).
create index concurrently if not exists contract_ending on contract (finished_on) where not "isFinished" and finished_on is not null;
