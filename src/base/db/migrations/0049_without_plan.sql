-- Whether the account needs no subscription because its installation has no plans (PLANS=none). "subscriptionActive" is
-- true of it then, so that nothing is blocked; the start of an installation with plans takes both back.
alter table account add column without_plan boolean not null default false;
