alter table bilag validate constraint bilag_repeat_check;
