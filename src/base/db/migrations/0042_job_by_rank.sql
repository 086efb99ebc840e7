-- outside a transaction
create index concurrently if not exists job_by_rank on job (rank, run_at, id) where done_at is null;
