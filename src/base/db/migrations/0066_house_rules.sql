-- The rules of the house, as files. They are attached to a lease when one is written.
alter table house add column house_rules text[] not null default '{}';
