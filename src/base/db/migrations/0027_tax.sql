-- The year to the tax authority: who else owns a house, and what was sent.

-- [{"name": "Kari", "share": 50}]: the share is in percent; what is left of 100 is the landlord's own.
alter table house add column co_owners jsonb not null default '[]';

-- One attempt to hand in the tax return of a year. Stored before the authority is asked; its last step is written down
-- before it is taken, so that an answer that was lost is looked up there and nothing is handed in twice.
create table tax_submission (
  id bigint generated always as identity unique,
  account_id bigint not null references account (id) on delete cascade,
  year smallint not null,
  -- open: nothing is handed in. confirming: the last step is being taken, and its outcome isn't known until it is looked up.
  -- submitted: handed in, not answered. accepted, rejected: answered. failed: surely not handed in.
  state text not null check (state in ('open', 'confirming', 'submitted', 'accepted', 'rejected', 'failed')),
  submission_type text not null check (submission_type in ('ikkeKomplett', 'komplett')),
  -- The authority's instance: its owner's number and its id; empty before it is made.
  instance_id text not null default '',
  -- The figures of each house, voucher by voucher, as they were sent; and by house what says that something is the same again.
  figures jsonb not null,
  hashes jsonb not null,
  -- Until when whoever takes its steps is left alone with it; null for nobody.
  claimed_until timestamptz,
  -- Whose login it is handed in with: the name at the authority, encrypted.
  encrypted_sent_by text,
  -- SHA-256 of the document that was sent, in hex; empty before that.
  sha256 text not null default '',
  -- The authority's answer: its label, its explanation, and the whole of it, encrypted.
  answer_label text not null default '',
  answer_description text not null default '',
  encrypted_answer text,
  error_reason text not null default '',
  submitted_at timestamptz,
  answered_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (account_id, id)
);
-- At most one of a year is under way.
create unique index tax_submission_under_way on tax_submission (account_id, year) where state in ('open', 'confirming');
create index tax_submission_waiting on tax_submission (updated_at) where state in ('confirming', 'submitted');
