-- The tax return's own lines and rules: insurance and common costs, short lets, holiday homes, and when personal use is deducted.

-- Of other costs those for which the tax return has a line of their own.
alter table bilag add column cost_line text not null default 'other' check (cost_line in ('insurance', 'common_costs', 'other'));

-- Let for less than 30 days at a time: reckoned by the flat rule, without costs. Never of a contract.
alter table incomebilag add column short_term boolean not null default false;

-- A holiday home that the landlord uses too: all of its rent follows the flat rule.
alter table house add column holiday_home boolean not null default false;

-- Whether the landlord has confirmed that the conditions of the deduction are met; nobody was asked before.
alter table depreciationpersonal add column conditions boolean not null default false;
