-- Account settings: when a session proved the password, the password before the present one, and accounts that are deleted.

-- When the password was last given in this session. Changing the e-mail address needs it recent: who finds an open
-- browser must not be able to take the account over.
alter table session add column password_at timestamptz;

-- The password before the present one can't be chosen again.
alter table account add column "formerHash" text not null default '';

-- A deleted account has no personal data left. Its row stays as long as figures of its vouchers must be kept.
alter table account add column deleted_at timestamptz;
create index account_deleted on account (deleted_at) where deleted_at is not null;

-- The audit trail stays append-only, but for one thing: when an account is deleted, the written values and the
-- addresses go from its rows. That something was done, when and what, stays.
drop trigger audit_is_append_only on audit;
create trigger audit_is_append_only before delete or truncate on audit
  for each statement execute function refuse_change();

create function refuse_change_of_deed() returns trigger language plpgsql as $$
begin
  if new.changed = '{}' and new.ip = ''
    and (new.id, new.account_id, new.at, new."requestId", new.action, new.entity)
      is not distinct from (old.id, old.account_id, old.at, old."requestId", old.action, old.entity)
    and exists (select from account where id = old.account_id and deleted_at is not null)
  then
    return new;
  end if;
  raise exception 'the audit trail is append-only';
end $$;
create trigger audit_keeps_deeds before update on audit
  for each row execute function refuse_change_of_deed();
