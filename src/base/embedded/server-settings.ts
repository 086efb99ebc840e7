export const SETTINGS = {
  max_connections: '60',
  shared_buffers: '128MB',
  max_wal_size: '512MB',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Neither values of rows nor statements may be logged: they are personal data.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
  // Short transactions on a small machine: parallel workers and JIT compilation cost more than they save.
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  random_page_cost: '1.1',
}

/** Settings of a database that is thrown away with its test run. */
export const THROWAWAY = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  min_wal_size: '32MB',
  max_wal_size: '64MB',
  max_connections: '120',
  autovacuum: 'off',
}
