import type { Format } from './failure'

/** Something that has happened, in the words of the older platform. */
export interface Happened {
  readonly type: string
  readonly payload: Readonly<Record<string, unknown>>
  readonly tags: readonly string[]
}

/** What the current platform calls it; the others it does not tell of (no link opened, no reading, no cancelling). */
const names: Readonly<Record<string, string>> = {
  document_created: 'order.created',
  document_partially_signed: 'recipient.completed',
  document_packaged: 'order.completed',
  document_expired: 'order.expired',
  document_before_deleted: 'order.tobedeleted',
  document_deleted: 'order.deleted',
}

/** Only ids, no personal data. */
function idsOf(payload: Happened['payload']): Record<string, unknown> {
  const { documentId, signer } = payload
  const signerId = (signer as { id?: string } | undefined)?.id
  return { id: documentId, ...(signerId !== undefined && { signerId }) }
}

const weekMs = 7 * 86_400_000

/**
 * The message as it goes out, with its name. Null when the platform has none for it. Deposits are told by the older
 * platform only; that the current one would put the same names and payloads into its envelope is an assumption.
 */
export function eventOf(
  { type, payload, tags }: Happened,
  format: Format,
  { id, at, accountId }: { readonly id: string; readonly at: string; readonly accountId: string },
): { readonly name: string; readonly body: object } | null {
  if (format === 'legacy') return { name: type, body: { id, timestamp: at, accountId, type, payload, tags } }
  const isDeposit = type.startsWith('deposit_')
  const eventName = isDeposit ? type : names[type]
  if (eventName === undefined) return null
  const body = {
    id,
    timestamp: at,
    sender: isDeposit ? 'deposit-api' : 'signature-api',
    eventName,
    eventData: isDeposit ? { id: payload['depositId'], ...payload } : idsOf(payload),
    accountId,
    organizationId: accountId,
    expiresAt: new Date(Date.parse(at) + weekMs).toISOString(),
    tags,
  }
  return { name: eventName, body }
}
