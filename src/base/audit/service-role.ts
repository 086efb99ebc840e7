import { sql } from 'kysely'
import type { Db } from '../db/pool'

// The audit trail belongs to a role of its own, which nobody logs in with: the program's role may append and read, and can
// neither change nor remove what is there, nor take the trigger away that says so.

const owner = 'husbok_audit'
const appended = ['audit', 'audit_checkpoint', 'audit_checkpoint_head']

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/**
 * What gives the trail to its own role, as SQL for an administrator of the database; it may be run again. `program` is the
 * role that the app connects as. No administrator's rights stay with that role: it is no member of the other.
 */
export function auditRoleSql(program: string): string {
  const app = quoted(program)
  return [
    `do $$ begin create role ${owner} nologin; exception when duplicate_object or unique_violation then null; end $$;`,
    ...[...appended, 'audit_head'].map((table) => `alter table ${table} owner to ${owner};`),
    `alter function chain_audit() owner to ${owner};`,
    `alter function refuse_change() owner to ${owner};`,
    `revoke all on ${appended.join(', ')}, audit_head from ${app};`,
    `grant select, insert on ${appended.join(', ')} to ${app};`,
    `grant select on audit_head to ${app};`,
    `grant insert on audit_address to ${owner};`,
  ].join('\n')
}

/** Whether the role that asks could change the trail: it owns it, or is an administrator of the database. */
export async function mayChangeAudit(db: Db): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select has_table_privilege('audit', 'update') or has_table_privilege('audit', 'delete')
      or pg_has_role(relowner, 'member') as may from pg_class where oid = 'audit'::regclass`.execute(db)
  return rows[0]!.may
}
