-- Income that is no rent, such as insurance money or a parking space, has no tenant.
alter table incomebilag
  add column kind text not null default 'rent',
  add constraint incomebilag_kind_check check (kind in ('rent', 'other')) not valid;
