alter table house validate constraint house_home_use_check;
