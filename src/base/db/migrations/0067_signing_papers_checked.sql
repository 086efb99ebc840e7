alter table signing validate constraint signing_paper_check;
