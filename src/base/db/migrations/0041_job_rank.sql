-- How soon a job is wanted: 0 for what somebody waits for, 1 for most, 2 for messages that nobody waits for, of which there
-- may be any number (base/outbox).
alter table job add column rank smallint not null default 1;
