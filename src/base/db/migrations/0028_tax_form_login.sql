-- What a landlord lets us remember of the login to the authority's older interface; never a password or a code.
create table tax_form_login (
  id bigint generated always as identity unique,
  account_id bigint primary key references account (id) on delete cascade,
  -- Encrypted: user name and method.
  encrypted_login text not null,
  updated_at timestamptz not null
);
