import { createHash } from 'node:crypto'
import { askNextSigners, changeSignerOf, emitEvent } from './life'
import { notifySigner } from './notifications'
import { isComplete, reasonNotToSign } from './order'
import { signPdf } from './pdf-signature'
import { signatureOf, visitorBrowser, type BankIdHolder } from './signature'
import type { StoredDocument, StoredSigner, SignicatState } from './state'

const signerIds = ({ id, asked }: StoredSigner) => ({ id, externalSignerId: asked.externalSignerId })
const signed = (signer: StoredSigner) => {
  const { fullName, signedTime, dateOfBirth, signatureMethod, signatureMethodUniqueId } = signer.signature!
  return { ...signerIds(signer), fullName, signedTime, dateOfBirth, signatureMethod, signatureMethodUniqueId }
}

/** The signer has opened the link, or has also read the paper. Each event is sent once. */
export function recordVisit(state: SignicatState, id: string, signerId: string, isRead: boolean): void {
  const document = state.documents.get(id)!
  const signer = document.signers.find((each) => each.id === signerId)!
  changeSignerOf(state, document, signerId, { isOpened: true, isRead: signer.isRead || isRead })
  const who = { ...visitorBrowser, signer: signerIds(signer) }
  if (!signer.isOpened) emitEvent(state, document, 'document_link_opened', who)
  if (isRead && !signer.isRead) emitEvent(state, document, 'document_read', who)
}

/** Signatures of one document are added one after the other. Each covers the signatures before it. */
const working = new Map<string, Promise<unknown>>()

async function oneByOne<T>(id: string, work: () => Promise<T>): Promise<T> {
  const mine = (working.get(id) ?? Promise.resolve()).then(work, work)
  working.set(id, mine)
  try {
    return await mine
  } finally {
    if (working.get(id) === mine) working.delete(id)
  }
}

/** The file with all recorded signatures. A signature that a kill interrupted is cut off. Null when nobody has signed. */
export function signedFileOf(state: SignicatState, { id, signers }: StoredDocument): Buffer | null {
  const bytes = Math.max(0, ...signers.map(({ signedBytes }) => signedBytes))
  return bytes === 0 ? null : state.file(id, 'signed')!.subarray(0, bytes)
}

/** Signs. Returns false and changes nothing when it isn't this signer's turn (any more). */
export async function signDocument(
  state: SignicatState,
  id: string,
  signerId: string,
  holder: BankIdHolder,
): Promise<boolean> {
  return await oneByOne(id, async () => {
    const isTurn = () => {
      const document = state.documents.get(id)!
      return (
        reasonNotToSign(
          document,
          document.signers.find((each) => each.id === signerId)!,
          state.now(),
        ) === null
      )
    }
    if (!isTurn()) return false
    const at = state.now()
    const before = state.documents.get(id)!
    const file = signedFileOf(state, before) ?? state.file(id, 'unsigned')!
    const pdf = await signPdf(file, `${holder.firstName} ${holder.lastName}`, at)
    if (!isTurn()) return false
    recordVisit(state, id, signerId, true)
    state.keepFile(id, 'signed', pdf)
    addSignature(state, state.documents.get(id)!, signerId, holder, pdf.length)
    return true
  })
}

function addSignature(
  state: SignicatState,
  document: StoredDocument,
  signerId: string,
  holder: BankIdHolder,
  signedBytes: number,
): void {
  const now = state.now()
  const signers = document.signers.map((each) =>
    each.id === signerId ? { ...each, signature: signatureOf(document, each, holder, now), signedBytes } : each,
  )
  const done = isComplete({ ...document, signers })
  const after = state.change(document.id, {
    signers,
    status: done ? 'signed' : 'partialsigned',
    ...(done && { signedDate: now, ended: now }),
  })
  const signer = signers.find((each) => each.id === signerId)!
  if (signers.length > 1) emitEvent(state, after, 'document_partially_signed', { signer: signed(signer) })
  notifySigner(state, after, signer, 'signatureReceipt')
  if (!done) return askNextSigners(state, document.id)
  const all = signers.filter((each) => each.signature).map(signed)
  emitEvent(state, after, 'document_signed', { signedTime: now, signers: all })
  state.soon(() => packSignedFile(state, document.id))
  for (const listener of state.onSigned) listener(document.id)
}

/** The file with all signatures is ready. */
export function packSignedFile(state: SignicatState, id: string): void {
  const found = state.documents.get(id)
  if (found?.status !== 'signed' || found.isPackaged) return
  const document = state.change(id, { isPackaged: true })
  emitEvent(state, document, 'document_packaged', {
    downloadUrl: `${document.origin}/signicat/sign/documents/${id}/files?fileFormat=pades`,
    urlExpiresAt: new Date(Date.parse(state.now()) + 3_600_000).toISOString(),
    checksum: createHash('sha256').update(signedFileOf(state, document)!).digest('hex'),
  })
  for (const signer of document.signers) notifySigner(state, document, signer, 'finalReceipt')
}
