-- The first month of rent that is booked for a lease that was signed before it was recorded here.
alter table contract add column books_from date;
