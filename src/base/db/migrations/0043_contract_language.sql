-- The language of a lease and of what its tenants are told. Null: written before it was asked, and then the landlord's.
alter table contract
  add column language text,
  add constraint contract_language_check check (language in ('nb', 'en')) not valid;
