import { sql, type QueryCreator } from 'kysely'
import type { Instant } from '../kit/day'
import type { Row } from '../kit/endpoint'
import type { Db } from '../db/pool'
import type { DB } from '../db/schema'

export interface Deed {
  readonly account: number | null
  readonly at: Instant
  readonly requestId: string
  readonly ip: string
  /** The endpoint row's name, or a job's kind. */
  readonly action: string
  readonly entity: string | null
  readonly changed: Record<string, unknown>
}

const shown = (value: unknown): unknown =>
  typeof value === 'string' && value.length > 200
    ? `${value.slice(0, 200)}…`
    : Array.isArray(value)
      ? value.slice(0, 20).map(shown)
      : value

/** What a call wrote, field by field; a field that the row calls secret only says that it was written. */
export function changedFields(row: Row, body: unknown): Record<string, unknown> {
  if (typeof body !== 'object' || body === null || row.body === 'file') return {}
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => [key, row.secrets.includes(key) ? '•' : shown(value)]),
  )
}

/** A deed as its row. */
export const auditRow = (deed: Deed) => ({
  account_id: deed.account,
  at: deed.at,
  requestId: deed.requestId,
  ip: deed.ip,
  action: deed.action,
  entity: deed.entity,
  changed: JSON.stringify(deed.changed),
})
export type AuditRow = ReturnType<typeof auditRow>

/** Appends to the audit trail, alone or as part of a larger statement. Named one by one: the row may be holes (base/db/compiled.ts). */
export const appendingAudit = (
  db: Pick<QueryCreator<DB>, 'insertInto'>,
  { account_id, at, requestId, ip, action, entity, changed }: AuditRow,
) => db.insertInto('audit').values({ account_id, at, requestId, ip, action, entity, changed })

/** Appends to the audit trail. Called with the transaction of the action, so that nothing happens without its trace. */
export async function appendAudit(db: Db, deed: Deed): Promise<void> {
  await appendingAudit(db, auditRow(deed)).execute()
}

/** The same for the deeds of a job on many accounts, in one statement. */
export async function appendAudits(db: Db, deeds: readonly Deed[]): Promise<void> {
  if (deeds.length === 0) return
  const column = (key: keyof Deed) => deeds.map((deed) => deed[key])
  await sql`
    insert into audit (account_id, at, "requestId", ip, action, entity, changed)
    select * from unnest(${column('account')}::bigint[], ${column('at')}::timestamptz[], ${column('requestId')}::text[], ${column('ip')}::text[],
      ${column('action')}::text[], ${column('entity')}::text[], ${deeds.map((deed) => JSON.stringify(deed.changed))}::jsonb[])`.execute(
    db,
  )
}

/** Takes values and addresses out of the trail of a deleted account; the database lets nothing else be changed in it. */
export async function eraseFromAudit(db: Db, account: number): Promise<void> {
  await db
    .updateTable('audit')
    .set({ changed: '{}', ip: '' })
    .where('account_id', '=', account)
    .where((is) => is.or([is('ip', '!=', ''), sql<boolean>`changed <> '{}'`]))
    .execute()
}
