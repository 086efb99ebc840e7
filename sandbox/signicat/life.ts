import { randomUUID } from 'node:crypto'
import type { DocumentRequest, SignerRequest } from './shapes'
import { latestDeadline } from './asked-checks'
import { notifySigner } from './notifications'
import { reasonNotToSign } from './order'
import type { StoredDocument, StoredSigner, SignicatState } from './state'

const idsOf = ({ id, asked }: StoredDocument) => ({ documentId: id, externalDocumentId: asked.externalId })

/** Sends the app an event of a document. */
export function emitEvent(state: SignicatState, document: StoredDocument, type: string, more: object = {}): void {
  state.emit({ type, payload: { ...idsOf(document), ...more }, tags: document.asked.advanced?.tags ?? [] })
}

export const newSigner = (asked: SignerRequest): StoredSigner => ({
  id: randomUUID(),
  asked,
  signature: null,
  signedBytes: 0,
  isOpened: false,
  isRead: false,
  isAsked: false,
})

/** Overwrites some fields of one signer. */
export function changeSignerOf(
  state: SignicatState,
  document: StoredDocument,
  id: string,
  fields: Partial<StoredSigner>,
): StoredDocument {
  const signers = document.signers.map((each) => (each.id === id ? { ...each, ...fields } : each))
  return state.change(document.id, { signers })
}

/** Asks the signers whose turn it is and who haven't been asked yet. */
export function askNextSigners(state: SignicatState, id: string): void {
  const document = state.documents.get(id)!
  const next = document.signers.filter((each) => !each.isAsked && reasonNotToSign(document, each, state.now()) === null)
  if (next.length === 0) return
  state.change(id, {
    signers: document.signers.map((each) => (next.includes(each) ? { ...each, isAsked: true } : each)),
  })
  for (const signer of next) notifySigner(state, document, signer, 'request')
}

/** `origin` is the address where signers reach this sandbox. */
export function createDocument(
  state: SignicatState,
  asked: DocumentRequest,
  file: Buffer,
  origin: string,
): StoredDocument {
  const id = randomUUID()
  const now = state.now()
  // The file is stored first, because a document without a file must never be visible.
  state.keepFile(id, 'unsigned', file)
  const { base64Content: _, ...dataToSign } = asked.dataToSign
  const document = state.documents.add({
    id,
    asked: { ...asked, dataToSign } as DocumentRequest,
    status: (asked.advanced?.attachments ?? 0) > 0 ? 'waiting_for_attachments' : 'unsigned',
    signers: asked.signers.map(newSigner),
    attachments: [],
    origin,
    created: now,
    updated: now,
    deadline: asked.advanced?.timeToLive?.deadline ?? latestDeadline(now),
    ended: null,
    signedDate: null,
    isPackaged: false,
    canceling: null,
    isDeleted: false,
  })
  emitEvent(state, document, 'document_created')
  askNextSigners(state, id)
  return document
}

/** Ends a document that isn't final yet. */
function end(state: SignicatState, id: string, status: 'canceled' | 'expired', at: string, more: object = {}): void {
  const document = state.change(id, { status, ended: at, canceling: null })
  emitEvent(state, document, `document_${status}`, more)
  for (const signer of document.signers) notifySigner(state, document, signer, status)
}

/** Accepts a cancellation. The pace decides when it is carried out: after one more reading, or after a second. */
export function cancelDocument(state: SignicatState, id: string, reason: string): void {
  state.change(id, { canceling: { reason, readings: state.pace.readings } })
  state.soon(() => endCancelledDocument(state, id))
}

export function endCancelledDocument(state: SignicatState, id: string, at = state.now()): void {
  const document = state.documents.get(id)
  if (document?.canceling) end(state, id, 'canceled', at, { message: document.canceling.reason })
}

export const expireDocument = (state: SignicatState, id: string, at: string): void => end(state, id, 'expired', at)

/** Deletes the files and the document, as the app has asked for. */
export function removeDocument(state: SignicatState, id: string): void {
  const document = state.documents.get(id)!
  emitEvent(state, document, 'document_before_deleted')
  for (const which of ['unsigned', 'signed', ...document.attachments.map((each) => each.id)]) state.dropFile(id, which)
  state.documents.change(id, { isDeleted: true })
  emitEvent(state, document, 'document_deleted', { message: 'The time to keep it has run out' })
}
