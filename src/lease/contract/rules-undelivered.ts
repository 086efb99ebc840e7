import type { UndeliveredMessage } from './model-signing'
import type { StoredMessage } from './rules-signing'

/**
 * The end of a message's key: the receiver's role, the signer's number (`place`), and the way it is sent. Keys about a
 * deposit account have no number, because they are for the first tenant. Without a way, the message is an e-mail.
 */
const receiver = /-(tenant|landlord)(?:-(\d+))?(?:-(sms|mail))?$/

/** The key of a message that asks somebody to sign. */
const asksToSign = /^signing-\d+-(?:ask|turn|remind)-/

/** The words that we put before the sending service's own, to name the kind of failure. */
const ours = /^(?:\w+: |it may have been sent; )+/

/**
 * The messages that nobody received. Only the last message for each receiver and way counts, and
 * only if it failed for good. A later message that arrived replaces the earlier ones, because it
 * said the same. Once all have signed, messages that ask to sign are left out. `addressOf` decrypts
 * the receiver, and returns null if it can't be read.
 */
export function undeliveredMessages(
  messages: readonly StoredMessage[],
  haveAllSigned: boolean,
  addressOf: (kind: UndeliveredMessage['kind'], encrypted: string) => string | null,
): readonly UndeliveredMessage[] {
  const last = new Map<string, StoredMessage>()
  const wanted = messages.filter(({ key }) => !haveAllSigned || !asksToSign.test(key ?? ''))
  for (const message of wanted.toSorted((a, b) => a.id - b.id)) {
    const [found, role, place = '0', way = 'mail'] = receiver.exec(message.key ?? '') ?? []
    if (found !== undefined) last.set(`${role} ${place} ${way}`, message)
  }
  return [...last.values()].flatMap(({ kind, encrypted, error }) => {
    if (encrypted === null || (kind !== 'sms' && kind !== 'mail')) return []
    const to = addressOf(kind, encrypted)
    return to === null ? [] : [{ to, kind, reason: (error ?? '').replace(ours, '') }]
  })
}
