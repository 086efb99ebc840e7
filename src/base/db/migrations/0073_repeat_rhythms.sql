-- A bill may come four times, twice or once a year.
alter table bilag
  drop constraint bilag_repeat_check,
  add constraint bilag_repeat_check
    check (repeat in ('never', 'weekly', 'monthly', 'quarterly', 'half_yearly', 'yearly')) not valid;
