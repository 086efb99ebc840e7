import type { Format } from './failure'

/** An event in the words of the older platform. */
export interface EventFacts {
  readonly type: string
  readonly payload: Readonly<Record<string, unknown>>
  readonly tags: readonly string[]
}

/** The current platform's names. It reports no other events, such as an opened link, a read paper or a cancelled signing. */
const names: Readonly<Record<string, string>> = {
  document_created: 'order.created',
  document_partially_signed: 'recipient.completed',
  document_packaged: 'order.completed',
  document_expired: 'order.expired',
  document_before_deleted: 'order.tobedeleted',
  document_deleted: 'order.deleted',
}

/** Only ids, no personal data. */
function idsOf(payload: EventFacts['payload']): Record<string, unknown> {
  const { documentId, signer } = payload
  const signerId = (signer as { id?: string } | undefined)?.id
  return { id: documentId, ...(signerId !== undefined && { signerId }) }
}

const weekMs = 7 * 86_400_000

/**
 * The message that is sent, with its name. Null when the platform has none for the event. Only the older platform is known
 * to report deposits. It is an assumption that the current one uses the same names and payloads in its envelope.
 */
export function webhookOfEvent(
  { type, payload, tags }: EventFacts,
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
