-- What the landlord uses the house for beside letting it: it says by which rule its rent is taxed. With holiday_home, which
-- the version before this one still writes, it is an own cabin whatever stands here.
alter table house
  add column home_use text not null default 'let_only',
  add constraint house_home_use_check check (home_use in ('let_only', 'own_home', 'own_cabin')) not valid;
