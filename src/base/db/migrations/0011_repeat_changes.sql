-- Repeats whose price changes from a date on, and series that go to the trash folder as one.

-- The day of the month that a monthly repeat keeps to where the voucher's own month was too short for it; null: the voucher's own.
alter table bilag add column repeat_day smallint check (repeat_day between 29 and 31);
-- From this date on another voucher goes on with the repeat, which makes no date of its own from then on.
alter table bilag add column followed_on date;
-- That voucher, while it exists.
alter table bilag add column "followedBilagId" bigint;
alter table bilag add foreign key (account_id, "followedBilagId") references bilag (account_id, id) on delete set null ("followedBilagId");
create index bilag_followed on bilag (account_id, "followedBilagId") where "followedBilagId" is not null;
-- Whether somebody has changed the description, the files or the place (trash folder) of a generated voucher.
alter table bilag add column touched boolean not null default false;
update bilag set touched = true where "isAutoGenerate" and (updated_at > created_at or "isTrashed" or documents <> '{}');
-- The repeating voucher with which this one was moved to the trash folder; null: it was moved by itself, or lies in no trash.
alter table bilag add column "trashedWithId" bigint;
create index bilag_trashed_with on bilag (account_id, "trashedWithId") where "trashedWithId" is not null;
