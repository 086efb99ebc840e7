-- Counters of request limits survive a crash of the server: it empties unlogged tables when it recovers, and whoever was
-- guessing a password could begin again.
alter table bucket set logged;
