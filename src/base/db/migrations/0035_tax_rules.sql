-- The tax return: its own lines and rules in the books, and what must be known of a sending when another one is made.

-- Of other costs those for which the tax return has a line of their own.
alter table bilag add column cost_line text not null default 'other' check (cost_line in ('insurance', 'common_costs', 'other'));

-- Let for less than 30 days at a time: reckoned by the flat rule, without costs. Never of a contract.
alter table incomebilag add column short_term boolean not null default false;

-- A holiday home that the landlord uses too: all of its rent follows the flat rule.
alter table house add column holiday_home boolean not null default false;

-- Whether the landlord has confirmed that the conditions of the deduction are met; nobody was asked before.
alter table depreciationpersonal add column conditions boolean not null default false;

alter table tax_submission
  -- By house the entry of the authority's draft that its figures were written into, and what of it must be known when they
  -- are written again: [{"houseId", "entryId", "madeProperty", "share", "hasTenants", "insurance", "common_costs"}].
  add column places jsonb not null default '[]',
  -- What the landlord has said of entries that nobody else can tell: [{"entryId", "houseId"}]; null: of none of the houses.
  add column assigned jsonb not null default '[]',
  -- Where the authority comes to another net than the books: [{"houseId", "ours", "theirs"}], the landlord's part in øre.
  add column differences jsonb not null default '[]',
  -- By house the keyed hashes of the tenants who were sent: whether they are others now is told without keeping their names.
  add column tenants jsonb not null default '{}';

-- What was shown by the authority last: the whole return is handed in only after a preview of the same figures.
create table tax_preview (
  id bigint generated always as identity unique,
  account_id bigint not null references account (id) on delete cascade,
  year smallint not null,
  -- By house, as in tax_submission.
  hashes jsonb not null,
  created_at timestamptz not null,
  primary key (account_id, year)
);
