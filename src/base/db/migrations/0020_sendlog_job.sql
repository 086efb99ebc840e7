-- Which job an entry is about, told from what its writer noted, for entries of before too: what was given up can be
-- queued again from its entry. The name stands in JSON, so no text inside it can look like it.
alter table sendlog add column job bigint generated always as (substring("internalData" from '"job":(\d{1,15})[,}]')::bigint) stored;
