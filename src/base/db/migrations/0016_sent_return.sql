-- Income years whose tax return has been sent: what their figures follow from is closed.
create table sent_return (
  account_id bigint not null references account (id) on delete cascade,
  year smallint not null,
  sent_at timestamptz not null,
  primary key (account_id, year)
);
