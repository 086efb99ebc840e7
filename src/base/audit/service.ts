import { sql, type QueryCreator } from 'kysely'
import { z } from 'zod'
import type { Instant } from '../kit/day'
import type { Row } from '../kit/endpoint'
import { auditedSchemas } from '../kit/field'
import type { Db } from '../db/pool'
import type { DB } from '../db/schema'

export interface AuditEntry {
  readonly account: number | null
  readonly at: Instant
  readonly requestId: string
  readonly ip: string
  /** The endpoint row's name, or a job's kind. */
  readonly action: string
  readonly entity: string | null
  readonly changed: Record<string, unknown>
}

/** Replaces a value that the trail may not name. */
const unnamed = 'changed'

const named = new WeakMap<z.ZodType, ReadonlySet<string>>()

function namedFields(body: z.ZodType): ReadonlySet<string> {
  const known = named.get(body)
  if (known) return known
  const fields = Object.entries(shapeOf(body)).filter(([, schema]) => auditedSchemas.has(schema))
  const found = new Set(fields.map(([name]) => name))
  named.set(body, found)
  return found
}

/** The fields of a body's schema. Empty for a body that is not an object. */
function shapeOf(schema: z.core.$ZodType): Record<string, z.ZodType> {
  if (schema instanceof z.ZodObject) return schema.shape
  if (schema instanceof z.ZodPipe) return shapeOf(schema.in)
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable)
    return shapeOf(schema.unwrap())
  return {}
}

/**
 * The fields of a body as the trail stores them. The trail is never erased, so it contains nothing
 * that identifies a person (docs/rules/base.md#audit-trail).
 */
export function changedFields(row: Row, body: unknown): Record<string, unknown> {
  if (typeof body !== 'object' || body === null || !(row.body instanceof z.ZodType)) return {}
  const fields = namedFields(row.body)
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, fields.has(name) ? value : unnamed]))
}

export const auditRow = (auditEntry: AuditEntry) => ({
  account_id: auditEntry.account,
  at: auditEntry.at,
  requestId: auditEntry.requestId,
  ip: auditEntry.ip,
  action: auditEntry.action,
  entity: auditEntry.entity,
  changed: JSON.stringify(auditEntry.changed),
})
export type AuditRow = ReturnType<typeof auditRow>

/** The insert of an entry. It names each column, because the row may consist of placeholders (base/db/compiled.ts). */
export const auditInsert = (
  db: Pick<QueryCreator<DB>, 'insertInto'>,
  { account_id, at, requestId, ip, action, entity, changed }: AuditRow,
) => db.insertInto('audit').values({ account_id, at, requestId, ip, action, entity, changed })

/** Appends an entry. Call it with the transaction of the action, so that nothing happens without its entry. */
export async function appendAudit(db: Db, auditEntry: AuditEntry): Promise<void> {
  await auditInsert(db, auditRow(auditEntry)).execute()
}

/** Appends entries in one statement. */
export async function appendAudits(db: Db, auditEntries: readonly AuditEntry[]): Promise<void> {
  if (auditEntries.length === 0) return
  const column = (key: keyof AuditEntry) => auditEntries.map((auditEntry) => auditEntry[key])
  await sql`
    insert into audit (account_id, at, "requestId", ip, action, entity, changed)
    select * from unnest(${column('account')}::bigint[], ${column('at')}::timestamptz[], ${column('requestId')}::text[], ${column('ip')}::text[],
      ${column('action')}::text[], ${column('entity')}::text[], ${auditEntries.map((auditEntry) => JSON.stringify(auditEntry.changed))}::jsonb[])`.execute(
    db,
  )
}

/** Erases the IP addresses of an account's entries. The entries themselves are never changed. */
export async function eraseAddresses(db: Db, account: number): Promise<void> {
  await db
    .deleteFrom('audit_address')
    .where('audit_id', 'in', (select) => select.selectFrom('audit').select('id').where('account_id', '=', account))
    .execute()
}

export const addressDays = 90

export const sweepAddresses = (db: Db, before: Instant) =>
  db.deleteFrom('audit_address').where('at', '<', before).execute()
