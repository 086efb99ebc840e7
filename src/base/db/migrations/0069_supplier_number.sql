-- The number by which the register of organisations knows a supplier, with its control digit.
alter table supplier add column organisation_number text;
