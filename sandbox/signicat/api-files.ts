import type { FastifyInstance, FastifyReply } from 'fastify'
import { randomUUID } from 'node:crypto'
import { attachmentAnswer, statusAnswer } from './answers'
import { readAttachment } from './asked'
import { maxSignersOrAttachments } from './shapes'
import { conflictingState, invalidDocument, missingObject } from './failure'
import { findDocument, findChangeableDocument, showBeforeCancel, signerOf } from './find'
import { askNextSigners } from './life'
import { signedFileOf } from './signing'
import type { StoredDocument, SignicatState } from './state'

type OfDocument = { Params: { id: string } }
type OfAttachment = { Params: { id: string; attachment: string } }
type OfSigner = { Params: { id: string; signer: string } }

const formats = new Set(['unsigned', 'native', 'standard_packaging', 'pades', 'xades'])

async function sendFile(reply: FastifyReply, bytes: Buffer | null, name: string): Promise<FastifyReply> {
  // A file that isn't packaged (yet) is not found. The app looks at completedPackages first.
  if (!bytes) throw missingObject('The file')
  return await reply
    .type('application/pdf')
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
    .send(bytes)
}

/** The files of a document: as it was sent, and with all signatures. */
export function documentFileCalls(app: FastifyInstance, state: SignicatState): void {
  app.get<OfDocument & { Querystring: { fileFormat?: string; originalFileName?: string } }>(
    '/sign/documents/:id/files',
    async ({ params, query }, reply) => {
      const document = showBeforeCancel(state, findDocument(state, params.id))
      const format = query.fileFormat ?? ''
      if (!formats.has(format))
        throw invalidDocument([{ field: 'FileFormat', message: 'The FileFormat field is required.' }])
      const isReady = statusAnswer(document).completedPackages.includes(format)
      const bytes =
        format === 'unsigned' ? state.file(document.id, 'unsigned') : isReady ? signedFileOf(state, document) : null
      const name = query.originalFileName === 'true' ? document.asked.dataToSign.fileName : `${document.id}.pdf`
      return await sendFile(reply, bytes, name)
    },
  )
  app.get<OfSigner & { Querystring: { fileFormat?: string } }>(
    '/sign/documents/:id/files/signers/:signer',
    async ({ params, query }, reply) => {
      const document = showBeforeCancel(state, findDocument(state, params.id))
      const signer = signerOf(document, params.signer)
      if (query.fileFormat !== 'native' && query.fileFormat !== 'packaged')
        throw invalidDocument([{ field: 'FileFormat', message: 'The FileFormat field is required.' }])
      // With PAdES a signer's own file is the paper with the signatures up to this one.
      const bytes = signer.signature ? state.file(document.id, 'signed')!.subarray(0, signer.signedBytes) : null
      return await sendFile(reply, bytes, `${signer.id}.pdf`)
    },
  )
}

const attachmentOf = ({ attachments }: StoredDocument, id: string) => {
  const found = attachments.find((each) => each.id === id)
  if (!found) throw missingObject('The attachment')
  return found
}

export function attachmentCalls(app: FastifyInstance, state: SignicatState): void {
  const path = '/sign/documents/:id/attachments'
  app.get<OfDocument>(path, async ({ params }) => findDocument(state, params.id).attachments.map(attachmentAnswer))
  app.get<OfAttachment>(`${path}/:attachment`, async ({ params }) =>
    attachmentAnswer(attachmentOf(findDocument(state, params.id), params.attachment)),
  )
  app.post<OfDocument>(path, async ({ params, body }, reply) => {
    const document = findChangeableDocument(state, params.id, true)
    const { data, ...asked } = readAttachment(body)
    if (document.attachments.length === maxSignersOrAttachments)
      throw conflictingState(`A document has at most ${maxSignersOrAttachments} attachments.`)
    const attachment = { id: randomUUID(), asked }
    state.keepFile(document.id, attachment.id, Buffer.from(data, 'base64'))
    const attachments = [...document.attachments, attachment]
    const isWhole = attachments.length >= (document.asked.advanced?.attachments ?? 0)
    state.change(params.id, { attachments, ...(isWhole && { status: 'unsigned' as const }) })
    askNextSigners(state, params.id)
    return await reply.code(201).send(attachmentAnswer(attachment))
  })
  app.delete<OfAttachment>(`${path}/:attachment`, async ({ params }, reply) => {
    const document = findChangeableDocument(state, params.id, true)
    const { id } = attachmentOf(document, params.attachment)
    state.change(params.id, { attachments: document.attachments.filter((each) => each.id !== id) })
    state.dropFile(document.id, id)
    return await reply.code(204).send()
  })
}
