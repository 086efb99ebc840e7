-- What came of a settlement whose deposit is on an account that was not opened through the product.
alter table settlement
  -- When it was sent to the tenants by e-mail.
  add column mailed_at timestamptz,
  -- The tenant's answer. Null before it is known.
  add column agreed boolean,
  add column answered_on date,
  -- The day on which the bank paid the deposit.
  add column paid_on date;
