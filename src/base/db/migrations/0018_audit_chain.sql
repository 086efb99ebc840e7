-- The audit trail is a chain of hashes for each account (0 for what concerns none): each row's hash covers the row and the
-- hash before it (docs/decisions/0017-audit-chain.md). The trigger does it, so that nothing is appended past it.

-- The end of each chain. Locked by whoever appends, at the end of its transaction.
create table audit_head (
  account_id bigint primary key,
  seq bigint not null,
  hash bytea not null
) with (fillfactor = 50);

-- From which address something was done. It says who somebody is, so it is no part of the chain: it goes with the account,
-- and after 90 days.
create table audit_address (
  audit_id bigint primary key,
  ip text not null,
  at timestamptz not null
);
create index audit_address_by_age on audit_address using brin (at);

-- The ends of all chains at a time, chained themselves and signed with a key that the database doesn't have.
create table audit_checkpoint (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  hash bytea not null,
  -- Keyed hash of `hash`, see base/audit/service-chain.ts.
  signature text not null
);
create table audit_checkpoint_head (
  checkpoint_id bigint not null references audit_checkpoint (id),
  account_id bigint not null,
  seq bigint not null,
  hash bytea not null,
  primary key (account_id, checkpoint_id)
);
create index audit_checkpoint_head_by_checkpoint on audit_checkpoint_head (checkpoint_id);

alter table audit add column seq bigint, add column hash bytea;

create function audit_content(entry audit) returns bytea language sql stable as $$
  select convert_to(json_build_array(entry.seq, entry.id, entry.account_id, (extract(epoch from entry.at) * 1000000)::bigint,
    entry."requestId", entry.action, entry.entity, entry.changed)::text, 'UTF8')
$$;

-- What is there is chained in its order, without addresses, and without texts: earlier entries may hold some that would say
-- who somebody is, and from now on nothing can be taken out.
drop trigger audit_keeps_deeds on audit;
drop trigger audit_is_append_only on audit;
drop function refuse_change_of_deed();
do $$
declare
  entry audit;
  chain bigint;
  head audit_head;
begin
  for entry in select * from audit order by id loop
    chain := coalesce(entry.account_id, 0);
    select * into head from audit_head where account_id = chain;
    entry.changed := (select coalesce(jsonb_object_agg(key, case
        when jsonb_typeof(value) in ('number', 'boolean', 'null') then value else '"changed"'::jsonb end), '{}')
      from jsonb_each(entry.changed));
    entry.seq := coalesce(head.seq, 0) + 1;
    entry.hash := sha256(coalesce(head.hash, '') || audit_content(entry));
    update audit set seq = entry.seq, hash = entry.hash, changed = entry.changed, ip = '' where id = entry.id;
    insert into audit_head values (chain, entry.seq, entry.hash)
      on conflict (account_id) do update set seq = excluded.seq, hash = excluded.hash;
  end loop;
end $$;
-- The trigger gives every new row its own.
alter table audit alter column seq set not null, alter column seq set default 0,
  alter column hash set not null, alter column hash set default '', alter column ip set default '';

-- With the rights of its owner, so that the program's role needs none on the ends of the chains.
create function chain_audit() returns trigger language plpgsql security definer set search_path from current as $$
declare
  chain bigint := coalesce(new.account_id, 0);
  head audit_head;
begin
  if new.ip <> '' then
    insert into audit_address values (new.id, new.ip, new.at);
    new.ip := '';
  end if;
  select * into head from audit_head where account_id = chain for update;
  if not found then
    insert into audit_head values (chain, 0, '') on conflict (account_id) do nothing;
    select * into head from audit_head where account_id = chain for update;
  end if;
  new.seq := head.seq + 1;
  new.hash := sha256(head.hash || convert_to(json_build_array(new.seq, new.id, new.account_id,
    (extract(epoch from new.at) * 1000000)::bigint, new."requestId", new.action, new.entity, new.changed)::text, 'UTF8'));
  update audit_head set seq = new.seq, hash = new.hash where account_id = chain;
  return new;
end $$;
create trigger audit_is_chained before insert on audit for each row execute function chain_audit();
drop function audit_content(audit);

create trigger audit_is_append_only before update or delete or truncate on audit
  for each statement execute function refuse_change();
create trigger checkpoint_is_append_only before update or delete or truncate on audit_checkpoint
  for each statement execute function refuse_change();
create trigger checkpoint_head_is_append_only before update or delete or truncate on audit_checkpoint_head
  for each statement execute function refuse_change();
