-- Of a PDF that somebody else has made: how many pages it has, as it was opened once apart from the server; 0 where it
-- can't be opened. Null: a picture, or nobody has looked yet.
alter table document add column pages integer check (pages >= 0);
