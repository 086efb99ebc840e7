-- When everything that says who rented was erased from a contract that is over; its sums and months stay.
alter table contract
  add column tenant_erased_at timestamptz,
  add check (tenant_erased_at is null or "isFinished");
