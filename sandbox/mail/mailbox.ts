import PostalMime from 'postal-mime'
import type { StoreEntry, Store } from '../control/store'

export interface StoredMail extends StoreEntry {
  readonly at: string
  /** The receivers, joined by commas. */
  readonly to: string
  readonly from: string
  /** The sender and the id in the message itself. */
  readonly sender: string
  /** The address for answers, if it isn't the sender. */
  readonly replyTo: string
  readonly messageId: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly attachments: readonly { readonly name: string; readonly type: string; readonly bytes: number }[]
}

const written = (name = '', address = '') => (name === '' ? address : `${name} <${address}>`)

const tidy = (text: string | undefined) => (text ?? '').replace(/\r\n/g, '\n').replace(/\n$/, '')

/** Decodes a message (RFC 5322) and stores it without the contents of its attachments. */
export async function receiveMail(
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
