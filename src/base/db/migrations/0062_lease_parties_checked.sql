alter table contract
  validate constraint contract_shared_house_kind_check,
  validate constraint contract_board_consent_check,
  validate constraint contract_split_key_check;
