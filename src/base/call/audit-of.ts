import { changedFields, type AuditEntry } from '../audit/service'
import type { Row } from '../kit/endpoint'
import type { Ctx } from './context'
import type { ParsedInput } from './stored-answer'

/** `concerned` is the account that a public call has named. It has precedence over the account that is logged in. */
export const auditEntryOf = (
  ctx: Ctx,
  row: Row,
  input: ParsedInput,
  value: unknown,
  concerned: number | null,
): AuditEntry => ({
  account: concerned ?? ctx.owner ?? accountIn(value),
  at: ctx.now,
  requestId: ctx.requestId,
  ip: ctx.ip,
  action: row.name,
  entity: idIn(input.params) ?? idIn(value),
  changed: changedFields(row, input.body),
})

const idIn = (value: unknown): string | null =>
  typeof value === 'object' && value !== null && 'id' in value && ['number', 'string'].includes(typeof value.id)
    ? String(value.id)
    : null

/** The account of the user in the answer of a registration or a login. */
const accountIn = (value: unknown): number | null => {
  const id = typeof value === 'object' && value !== null && 'user' in value ? idIn(value.user) : null
  return id === null ? null : Number(id)
}
