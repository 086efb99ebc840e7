-- Browsers that an account was logged in to with: guesses at its password from elsewhere do not slow them down.
create table known_browser (
  account_id bigint not null references account (id) on delete cascade,
  -- Hash of the account and of what the browser's cookie says.
  browser text not null,
  seen_at timestamptz not null,
  primary key (account_id, browser)
);
create index known_browser_by_age on known_browser using brin (seen_at);
