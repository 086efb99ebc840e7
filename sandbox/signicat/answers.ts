import { signerLink } from './notifications'
import { requiredSignatures, signaturesOf } from './order'
import { accountId, type StoredDocument, type StoredSigner } from './state'

/** The data about a document for the app, in the forms of the API. */
export const statusAnswer = (document: StoredDocument) => ({
  documentStatus: document.status,
  completedPackages: document.isPackaged
    ? (document.asked.dataToSign.packaging?.signaturePackageFormats ?? ['pades'])
    : [],
  attachmentPackages: {},
})

export const signerAnswer = (document: StoredDocument, signer: StoredSigner) => ({
  id: signer.id,
  url: signerLink(document, signer),
  links: [],
  ...(signer.signature && { documentSignature: signer.signature }),
  ...signer.asked,
})

export const attachmentAnswer = ({ id, asked }: StoredDocument['attachments'][number]) => ({ id, ...asked })

export const documentAnswer = (document: StoredDocument) => ({
  ...document.asked,
  documentId: document.id,
  signers: document.signers.map((each) => signerAnswer(document, each)),
  status: statusAnswer(document),
  links: [],
  advanced: {
    ...document.asked.advanced,
    requiredSignatures: requiredSignatures(document),
    timeToLive: { deleteAfterHours: 168, ...document.asked.advanced?.timeToLive, deadline: document.deadline },
  },
})

export const summaryAnswer = (document: StoredDocument) => ({
  documentId: document.id,
  accountId,
  title: document.asked.title,
  description: document.asked.description,
  created: document.created,
  lastUpdated: document.updated,
  deadline: document.deadline,
  signedDate: document.signedDate,
  status: statusAnswer(document),
  externalId: document.asked.externalId,
  documentSignatures: signaturesOf(document).map(({ id, asked, signature }) =>
    Object.assign({ signerId: id, externalSignerId: asked.externalSignerId }, signature),
  ),
  requiredSignatures: requiredSignatures(document),
  currentSignatures: signaturesOf(document).length,
  tags: document.asked.advanced?.tags ?? [],
  attachments: document.attachments.map(({ id }) => id),
  signers: document.signers.map(({ id }) => id),
})

/** A page of a list in Signicat's format. `links` lead to the neighbouring pages, relative to the list. */
export function paged<T>(all: readonly T[], query: Readonly<Record<string, string>>, fallback: number, path: string) {
  const whole = (text: string | undefined, other: number) => (/^\d{1,6}$/.test(text ?? '') ? Number(text) : other)
  const offset = whole(query['offset'], 0)
  const limit = Math.min(Math.max(whole(query['limit'], fallback), 1), 1000)
  const at = (start: number) =>
    `${path}?${new URLSearchParams({ ...query, offset: String(start), limit: String(limit) }).toString()}`
  return {
    offset,
    limit,
    size: all.length,
    links: {
      first: at(0),
      ...(offset > 0 && { previous: at(Math.max(0, offset - limit)) }),
      ...(offset + limit < all.length && { next: at(offset + limit) }),
    },
    data: all.slice(offset, offset + limit),
  }
}
