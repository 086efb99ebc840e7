-- How many records name a file. One file may stand in several records; its bytes go when the last one lets go of it.
-- What no record names is removed after 24 hours.
alter table document add column uses int not null default 0 check (uses >= 0);
update document set uses = 1 where attached;
drop index document_unattached;
alter table document drop column attached;
create index document_unused on document (created_at) where uses = 0;
