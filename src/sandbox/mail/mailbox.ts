import PostalMime from 'postal-mime'
import type { Entry, Store } from '../control/store'

export interface StoredMail extends Entry {
  readonly at: string
  /** Whom it was delivered to; several are joined by a comma. */
  readonly to: string
  readonly from: string
  /** The sender and the id that the message itself names. */
  readonly sender: string
  /** Whom an answer goes to, where that isn't the sender. */
  readonly replyTo: string
  readonly messageId: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly attachments: readonly { readonly name: string; readonly type: string; readonly bytes: number }[]
}

const written = (name = '', address = '') => (name === '' ? address : `${name} <${address}>`)

const tidy = (text: string | undefined) => (text ?? '').replace(/\r\n/g, '\n').replace(/\n$/, '')

/** Decodes a message (RFC 5322) and keeps it; contents of attachments are not kept. */
export async function receive(
  mails: Store<StoredMail>,
  at: string,
  envelope: { from: string; to: readonly string[] },
  message: Buffer,
): Promise<void> {
  const read = await PostalMime.parse(message)
  mails.append({
    at,
    to: envelope.to.join(', '),
    from: envelope.from,
    sender: written(read.from?.name, read.from?.address),
    replyTo: read.replyTo?.map(({ name, address }) => written(name, address)).join(', ') ?? '',
    messageId: read.messageId ?? '',
    subject: read.subject ?? '',
    text: tidy(read.text),
    html: tidy(read.html),
    attachments: read.attachments.map(({ filename, mimeType, content }) => ({
      name: filename ?? '',
      type: mimeType,
      bytes: typeof content === 'string' ? content.length : content.byteLength,
    })),
  })
}
