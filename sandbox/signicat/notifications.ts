import type { Channel, SignerRequest } from './shapes'
import { phoneOf } from './asked-checks'
import type { StoredDocument, StoredSigner, SignicatState } from './state'

/** Messages that Signicat automatically sends to a signer, when the signer's setup says so. */
type Kind = 'request' | 'reminder' | 'signatureReceipt' | 'finalReceipt' | 'canceled' | 'expired'

const texts: Readonly<Record<Kind, { en: string; no: string }>> = {
  request: { en: 'You have a document to sign', no: 'Du har et dokument til signering' },
  reminder: { en: 'Reminder: you have a document to sign', no: 'Påminnelse: du har et dokument til signering' },
  signatureReceipt: { en: 'You have signed', no: 'Du har signert' },
  finalReceipt: { en: 'Everyone has signed', no: 'Alle har signert' },
  canceled: { en: 'The signing was cancelled', no: 'Signeringen er avbrutt' },
  expired: { en: 'The time to sign has run out', no: 'Fristen for å signere er ute' },
}

const from = 'Signicat <no-reply@signicat.example>'

export const signerLink = (
  { origin, id }: Pick<StoredDocument, 'origin' | 'id'>,
  signer: Pick<StoredSigner, 'id'>,
): string => `${origin}/signicat/sign/${id}/${signer.id}`

/** Sends one message to one signer over the requested channels. `info` is the receiver, if it isn't the signer. */
export function notifySigner(
  state: SignicatState,
  document: StoredDocument,
  signer: StoredSigner,
  kind: Kind,
  channel: Channel = signer.asked.notifications?.setup?.[kind] ?? 'off',
  info: SignerRequest['signerInfo'] = signer.asked.signerInfo,
): void {
  const subject = texts[kind][signer.asked.ui?.language === 'NO' ? 'no' : 'en']
  const link = kind === 'request' || kind === 'reminder' ? `\n\n${signerLink(document, signer)}` : ''
  const text = `${subject}: ${document.asked.title}${link}`
  const phone = phoneOf(info?.mobile)
  const file = kind === 'finalReceipt' ? state.file(document.id, 'signed') : null
  if ((channel === 'sendEmail' || channel === 'sendBoth') && info?.email)
    state.post.mail({
      to: info.email,
      from,
      subject,
      text,
      attachments: file
        ? [{ name: document.asked.dataToSign.fileName, type: 'application/pdf', bytes: file.length }]
        : [],
    })
  if ((channel === 'sendSms' || channel === 'sendBoth') && phone !== null)
    state.post.sms({ to: phone, from: 'Signicat', text })
}
