-- What was left of a household item on a day, in books that were kept elsewhere. Its later deductions go on from there.
alter table depreciationbilag add column carried jsonb;
