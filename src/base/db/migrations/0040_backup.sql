-- Backups that were made of this installation and how they ended, and the restore that it came from, so that its state can be
-- told (base/backup).
create table backup (
  id text primary key,
  kind text not null check (kind in ('backup', 'restore')),
  -- A folder, or the address of a part of a bucket; no secret.
  place text not null,
  -- The moment that everything in it is of.
  snapshot_at timestamptz not null,
  finished_at timestamptz not null,
  is_whole boolean not null,
  -- Of all its objects as they are stored.
  bytes bigint not null,
  files bigint not null
);
create index backup_by_age on backup (kind, finished_at);
