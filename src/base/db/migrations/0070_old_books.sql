-- Old books that a landlord has uploaded: the file, what was read of it, and what applying it has made.
create table old_books (
  id bigint generated always as identity unique,
  account_id bigint not null references account (id) on delete cascade,
  name text not null,
  -- Packed and encrypted; both are emptied 7 days after the upload or the last change.
  encrypted_file text not null,
  encrypted_reading text not null,
  -- Columns that the landlord has named, answers, and lines that are left out.
  choices jsonb not null,
  -- What applying changed in the row of the account, as it was before. Null unless applied.
  account_before jsonb,
  applied_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (account_id, id)
);
create index old_books_kept on old_books (updated_at);

create table old_books_record (
  account_id bigint not null references account (id) on delete cascade,
  import_id bigint not null,
  kind text not null check (kind in ('house', 'supplier', 'expense', 'income', 'item', 'contract')),
  record_id bigint not null,
  primary key (account_id, import_id, kind, record_id),
  foreign key (account_id, import_id) references old_books (account_id, id) on delete cascade
);
