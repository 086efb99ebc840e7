-- The account of a deposit is encrypted (base/db/encryption.ts). What the version before has written, and still writes
-- while it serves beside this one, is found by this index and encrypted at each start and each hour.
create index contract_plain_deposit_account on contract (id)
  where deposit_account <> '' and deposit_account not like '%:%';
