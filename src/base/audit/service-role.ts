import { sql } from 'kysely'
import type { Db } from '../db/pool'

// The audit trail and its schema belong to their own role, which nobody logs in with. The program's role may append and
// read. It can neither change nor remove entries, nor remove the trigger that prevents it.

const owner = 'husbok_audit'
const appended = ['audit', 'audit_checkpoint', 'audit_checkpoint_head']

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/**
 * The statements for an administrator. They may be run again. `db` is the program's own connection: it says which role
 * and schema the program uses.
 */
export async function auditRoleSql(db: Db): Promise<string> {
  const { rows } = await sql<{ program: string; schema: string }>`
    select current_user as program, nspname as schema from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where pg_class.oid = 'audit'::regclass`.execute(db)
  const [program, schema] = [quoted(rows[0]!.program), quoted(rows[0]!.schema)]
  const within = (names: readonly string[]) => names.map((name) => `${schema}.${name}`)
  const tables = within([...appended, 'audit_head', 'audit_address'])
  return [
    // Several processes may start at once, and PostgreSQL lets only one change an owner.
    'begin; select pg_advisory_xact_lock(4875, 4);',
    `do $$ begin create role ${owner} nologin; exception when duplicate_object or unique_violation then null; end $$;`,
    // The owner of a schema may drop everything in it, so the program may not own its schema. The program keeps its own
    // tables.
    `alter schema ${schema} owner to ${owner};`,
    `grant usage, create on schema ${schema} to ${program};`,
    chainFunction(schema),
    ...tables.map((table) => `alter table ${table} owner to ${owner};`),
    ...within(['chain_audit()', 'refuse_change()']).map((each) => `alter function ${each} owner to ${owner};`),
    `revoke all on ${tables.join(', ')} from ${program}, public;`,
    `grant select, insert on ${within(appended).join(', ')} to ${program};`,
    `grant select on ${within(['audit_head', 'audit_id_seq', 'audit_checkpoint_id_seq']).join(', ')} to ${program};`,
    `grant select, delete on ${within(['audit_address']).join(', ')} to ${program};`,
    'commit;',
  ].join('\n')
}

/**
 * The function that chains entries. It runs with its owner's rights. So it names the schema of each table, and doesn't
 * search the program's schema, where a table or function of the same name could be made.
 */
const chainFunction = (schema: string): string => `
create or replace function ${schema}.chain_audit() returns trigger language plpgsql security definer
  set search_path = pg_catalog, pg_temp as $chain$
declare
  chain bigint := coalesce(new.account_id, 0);
  head ${schema}.audit_head;
begin
  if new.ip <> '' then
    insert into ${schema}.audit_address values (new.id, new.ip, new.at);
    new.ip := '';
  end if;
  select * into head from ${schema}.audit_head where account_id = chain for update;
  if not found then
    insert into ${schema}.audit_head values (chain, 0, '') on conflict (account_id) do nothing;
    select * into head from ${schema}.audit_head where account_id = chain for update;
  end if;
  new.seq := head.seq + 1;
  new.hash := sha256(head.hash || convert_to(json_build_array(new.seq, new.id, new.account_id,
    (extract(epoch from new.at) * 1000000)::bigint, new."requestId", new.action, new.entity, new.changed)::text, 'UTF8'));
  update ${schema}.audit_head set seq = new.seq, hash = new.hash where account_id = chain;
  return new;
end $chain$;`

export async function mayChangeAudit(db: Db): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select bool_or(pg_has_role(relowner, 'member') or pg_has_role(nspowner, 'member')
      or (relname = any(${[...appended, 'audit_head']}) and has_table_privilege(pg_class.oid, 'update, delete, truncate, trigger'))
      ) as may
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where pg_class.oid = any(${[...appended, 'audit_head', 'audit_address']}::regclass[])`.execute(db)
  return rows[0]!.may
}
