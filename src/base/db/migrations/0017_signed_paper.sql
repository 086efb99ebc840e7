-- The file that the pictures of the signed paper were joined into; null where there is nothing to join.
alter table contract add column signed_paper text;
