-- Whether the landlord has said from which month on payments are followed; else the payments themselves say it. Who has an
-- account already sees from when it is followed, and may change it: it stays as it is.
alter table rent_account add column is_set boolean not null default true;
