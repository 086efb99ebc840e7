-- What else a lease says: which part of the landlord's house is let, the consent of a cooperative's board and of the landlord's
-- spouse, further landlords (encrypted), the organisation numbers of companies, whether the deposit follows the rent, and by
-- which key shared costs are divided. Null: not told.
alter table contract
  add column shared_house_kind text,
  add column board_consent text,
  add column spouse_consent boolean,
  add column co_landlords text,
  add column tenant_organisation_number text,
  add column landlord_organisation_number text,
  add column deposit_follows_rent boolean not null default false,
  add column split_key text,
  add column split_fraction text,
  add constraint contract_shared_house_kind_check check (shared_house_kind in ('loft', 'basement', 'two_dwelling')) not valid,
  add constraint contract_board_consent_check check (board_consent in ('given', 'asked', 'not_needed')) not valid,
  add constraint contract_split_key_check check (split_key in ('meter', 'fraction', 'persons')) not valid;
