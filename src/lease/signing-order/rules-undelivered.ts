import type { Undelivered } from '../contract/model-signing'
import type { StoredMessage } from '../contract/rules-signing'

/** Whom a message is for, and how it goes: the end of its key. */
const receiver = /-((?:tenant|landlord)-\d+-(?:sms|mail))$/

/** What stands before the words of whoever sends the messages: what kind of failure it is, in words of our own. */
const ours = /^(?:\w+: |it may have been sent; )+/

/**
 * The messages about an order that nobody has got: of each receiver and way the last one, where it was given up. One that
 * arrived later says the same again. `addressOf` opens the encrypted message; null: it can't be read.
 */
export function undeliveredOf(
  messages: readonly StoredMessage[],
  addressOf: (kind: Undelivered['kind'], encrypted: string) => string | null,
): readonly Undelivered[] {
  const last = new Map<string, StoredMessage>()
  for (const message of messages.toSorted((a, b) => a.id - b.id)) {
    const to = receiver.exec(message.key ?? '')?.[1]
    if (to !== undefined) last.set(to, message)
  }
  return [...last.values()].flatMap(({ kind, encrypted, error }) => {
    if (encrypted === null || (kind !== 'sms' && kind !== 'mail')) return []
    const to = addressOf(kind, encrypted)
    return to === null ? [] : [{ to, kind, reason: (error ?? '').replace(ours, '') }]
  })
}
