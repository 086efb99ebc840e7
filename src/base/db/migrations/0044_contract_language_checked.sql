alter table contract validate constraint contract_language_check;
