-- What came of opening a PDF belongs to the account that had it opened: it stands beside its pages.
alter table document add column is_slow boolean not null default false;
