import type { Undelivered } from './model-signing'
import type { StoredMessage } from './rules-signing'

/**
 * Whom a message is for, and how it goes: the end of its key. The keys about a deposit account have no place, because
 * they are for the first tenant, and no word for a mail.
 */
const receiver = /-(tenant|landlord)(?:-(\d+))?(?:-(sms|mail))?$/

/** What stands before the words of whoever sends the messages: what kind of failure it is, in words of our own. */
const ours = /^(?:\w+: |it may have been sent; )+/

/**
 * The messages about an order to sign, or a deposit account, that nobody has got: of each receiver and way the last one, where it was given up. One that
 * arrived later says the same again. `addressOf` opens the encrypted message; null: it can't be read.
 */
export function undeliveredOf(
  messages: readonly StoredMessage[],
  addressOf: (kind: Undelivered['kind'], encrypted: string) => string | null,
): readonly Undelivered[] {
  const last = new Map<string, StoredMessage>()
  for (const message of messages.toSorted((a, b) => a.id - b.id)) {
    const [found, role, place = '0', way = 'mail'] = receiver.exec(message.key ?? '') ?? []
    if (found !== undefined) last.set(`${role} ${place} ${way}`, message)
  }
  return [...last.values()].flatMap(({ kind, encrypted, error }) => {
    if (encrypted === null || (kind !== 'sms' && kind !== 'mail')) return []
    const to = addressOf(kind, encrypted)
    return to === null ? [] : [{ to, kind, reason: (error ?? '').replace(ours, '') }]
  })
}
