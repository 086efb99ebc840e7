alter table incomebilag validate constraint incomebilag_kind_check;
