alter table contract validate constraint contract_finished_check;
