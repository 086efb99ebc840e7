import { createHash, randomUUID } from 'node:crypto'
import { latestDeadline, type DocumentAsked, type SignerAsked } from './asked'
import { notify } from './notifications'
import { isComplete, refusedNow } from './order'
import { signPdf } from './pdf-signature'
import type { DocumentSignature, KeptDocument, KeptSigner, SignicatState } from './state'

const idsOf = ({ id, asked }: KeptDocument) => ({ documentId: id, externalDocumentId: asked.externalId })
const signerIds = ({ id, asked }: KeptSigner) => ({ id, externalSignerId: asked.externalSignerId })
const signed = (signer: KeptSigner) => {
  const { fullName, signedTime, dateOfBirth, signatureMethod, signatureMethodUniqueId } = signer.signature!
  return { ...signerIds(signer), fullName, signedTime, dateOfBirth, signatureMethod, signatureMethodUniqueId }
}

function emitEvent(state: SignicatState, document: KeptDocument, type: string, more: object = {}): void {
  state.emit({ type, payload: { ...idsOf(document), ...more }, tags: document.asked.advanced?.tags ?? [] })
}

export const newSigner = (asked: SignerAsked): KeptSigner => ({
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
  document: KeptDocument,
  id: string,
  fields: Partial<KeptSigner>,
): KeptDocument {
  const signers = document.signers.map((each) => (each.id === id ? { ...each, ...fields } : each))
  return state.change(document.id, { signers })
}

/** Asks those whose turn it is and who haven't been asked yet. */
export function askNext(state: SignicatState, id: string): void {
  const document = state.documents.get(id)!
  const next = document.signers.filter((each) => !each.isAsked && refusedNow(document, each, state.now()) === null)
  if (next.length === 0) return
  state.change(id, {
    signers: document.signers.map((each) => (next.includes(each) ? { ...each, isAsked: true } : each)),
  })
  for (const signer of next) notify(state, document, signer, 'request')
}

/** `origin` is where signers reach this sandbox. */
export function createDocument(state: SignicatState, asked: DocumentAsked, file: Buffer, origin: string): KeptDocument {
  const id = randomUUID()
  const now = state.now()
  // First the file: a document without one must never be seen.
  state.keepFile(id, 'unsigned', file)
  const { base64Content: _, ...dataToSign } = asked.dataToSign
  const document = state.documents.add({
    id,
    asked: { ...asked, dataToSign } as DocumentAsked,
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
  askNext(state, id)
  return document
}

const visitor = { userAgent: 'Husbok sandbox', ipAddress: '127.0.0.1' }

/** The signer has opened the link, or read the paper too; each is told once. */
export function visit(state: SignicatState, id: string, signerId: string, isRead: boolean): void {
  const document = state.documents.get(id)!
  const signer = document.signers.find((each) => each.id === signerId)!
  changeSignerOf(state, document, signerId, { isOpened: true, isRead: signer.isRead || isRead })
  const who = { ...visitor, signer: signerIds(signer) }
  if (!signer.isOpened) emitEvent(state, document, 'document_link_opened', who)
  if (isRead && !signer.isRead) emitEvent(state, document, 'document_read', who)
}

/** Who holds the BankID with which a signer signs. */
export interface Holder {
  readonly nationalId: string
  readonly firstName: string
  readonly lastName: string
  /** `1948-12-29`; null when nobody has said it. */
  readonly dateOfBirth: string | null
}

function signatureOf(document: KeptDocument, { asked }: KeptSigner, holder: Holder, at: string): DocumentSignature {
  const { firstName, lastName, nationalId, dateOfBirth } = holder
  const signatureMethod = asked.signatureType.signatureMethods?.[0] ?? 'no_bankid_csc'
  const wantsId = asked.getSocialSecurityNumber || document.asked.advanced?.['getSocialSecurityNumber'] === true
  // The public test person is another one for each signer.
  const unique = createHash('sha256').update(`${nationalId} ${firstName} ${lastName}`).digest('hex')
  return {
    signatureMethod,
    // Certificates of the older methods have the last name first.
    fullName: signatureMethod === 'no_bankid_csc' ? `${firstName} ${lastName}` : `${lastName}, ${firstName}`,
    firstName,
    lastName,
    middleName: null,
    signedTime: at,
    ...(dateOfBirth !== null && { dateOfBirth }),
    signatureMethodUniqueId: `9578-6000-4-${Number.parseInt(unique.slice(0, 8), 16)}`,
    ...(wantsId && { socialSecurityNumber: { value: nationalId, countryCode: 'NO' } }),
    clientIp: visitor.ipAddress,
    mechanism: asked.signatureType.mechanism,
  }
}

/** Signatures of one document are put on one after the other, each over those before it. */
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

/** The file with all signatures that are told of; one that a kill came before is cut off. Null when nobody has signed. */
export function signedFile(state: SignicatState, { id, signers }: KeptDocument): Buffer | null {
  const bytes = Math.max(0, ...signers.map(({ signedBytes }) => signedBytes))
  return bytes === 0 ? null : state.file(id, 'signed')!.subarray(0, bytes)
}

/** Signs. Answers with false, and changes nothing, when it isn't this signer's turn (any more). */
export async function sign(state: SignicatState, id: string, signerId: string, holder: Holder): Promise<boolean> {
  return await oneByOne(id, async () => {
    const isTurn = () => {
      const document = state.documents.get(id)!
      return (
        refusedNow(
          document,
          document.signers.find((each) => each.id === signerId)!,
          state.now(),
        ) === null
      )
    }
    if (!isTurn()) return false
    const at = state.now()
    const before = state.documents.get(id)!
    const file = signedFile(state, before) ?? state.file(id, 'unsigned')!
    const pdf = await signPdf(file, `${holder.firstName} ${holder.lastName}`, at)
    if (!isTurn()) return false
    visit(state, id, signerId, true)
    state.keepFile(id, 'signed', pdf)
    addSignature(state, state.documents.get(id)!, signerId, holder, pdf.length)
    return true
  })
}

function addSignature(
  state: SignicatState,
  document: KeptDocument,
  signerId: string,
  holder: Holder,
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
  notify(state, after, signer, 'signatureReceipt')
  if (!done) return askNext(state, document.id)
  const all = signers.filter((each) => each.signature).map(signed)
  emitEvent(state, after, 'document_signed', { signedTime: now, signers: all })
  state.soon(() => pack(state, document.id))
  for (const listener of state.onSigned) listener(document.id)
}

/** The file with all signatures is ready. */
export function pack(state: SignicatState, id: string): void {
  const found = state.documents.get(id)
  if (found?.status !== 'signed' || found.isPackaged) return
  const document = state.change(id, { isPackaged: true })
  emitEvent(state, document, 'document_packaged', {
    downloadUrl: `${document.origin}/signicat/sign/documents/${id}/files?fileFormat=pades`,
    urlExpiresAt: new Date(Date.parse(state.now()) + 3_600_000).toISOString(),
    checksum: createHash('sha256').update(signedFile(state, document)!).digest('hex'),
  })
  for (const signer of document.signers) notify(state, document, signer, 'finalReceipt')
}

/** Ends a document that isn't final yet. */
function end(state: SignicatState, id: string, status: 'canceled' | 'expired', at: string, more: object = {}): void {
  const document = state.change(id, { status, ended: at, canceling: null })
  emitEvent(state, document, `document_${status}`, more)
  for (const signer of document.signers) notify(state, document, signer, status)
}

/** Is taken at once and carried out a little later: after it has been read once more, or after a second. */
export function cancel(state: SignicatState, id: string, reason: string): void {
  state.change(id, { canceling: { reason, isSeen: false } })
  state.soon(() => carryOutCancel(state, id))
}

export function carryOutCancel(state: SignicatState, id: string, at = state.now()): void {
  const document = state.documents.get(id)
  if (document?.canceling) end(state, id, 'canceled', at, { message: document.canceling.reason })
}

export const expire = (state: SignicatState, id: string, at: string): void => end(state, id, 'expired', at)

/** Files and document are gone, as the app has asked for. */
export function remove(state: SignicatState, id: string): void {
  const document = state.documents.get(id)!
  emitEvent(state, document, 'document_before_deleted')
  for (const which of ['unsigned', 'signed', ...document.attachments.map((each) => each.id)]) state.dropFile(id, which)
  state.documents.change(id, { isDeleted: true })
  emitEvent(state, document, 'document_deleted', { message: 'The time to keep it has run out' })
}
