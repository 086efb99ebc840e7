-- Repeats that were written before anything generated their dates begin with the one after the voucher's own.
update bilag
set next_on = case repeat when 'weekly' then date + 7 else (date + interval '1 month')::date end
where repeat <> 'never' and not archived and not "isTrashed" and not "isRepeatStopped" and "parentBilagId" is null;

-- The product's or the landlord's stop alike: what is started again goes on from there at the earliest.
comment on column bilag.stopped_on is 'the first date that was left out when the repeat was stopped';
