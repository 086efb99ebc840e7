-- What came of opening a PDF that somebody else has made, by the hash of its bytes and of nobody in particular: equal bytes
-- are not opened once more, whoever uploads them, and after a restart neither.
create table pdf_verdict (
  sha256 text primary key,
  -- How many pages it has; 0: it can't be opened, or ends the process that opens it.
  pages integer not null check (pages >= 0),
  is_slow boolean not null,
  seen_at timestamptz not null
);
-- Verdicts are forgotten after a while.
create index pdf_verdict_seen_at on pdf_verdict (seen_at);
