import type { FastifyInstance } from 'fastify'
import { signerAnswer } from './answers'
import { changeSigner, readSigner } from './asked'
import { conflictingState } from './failure'
import { findDocument, findChangeableDocument, showBeforeCancel, signerOf } from './find'
import { askNextSigners, changeSignerOf, newSigner } from './life'
import { maxSignersOrAttachments } from './shapes'
import type { SignicatState } from './state'

type OfDocument = { Params: { id: string } }
type OfSigner = { Params: { id: string; signer: string } }

/** The signers of a document. */
export function signerCalls(app: FastifyInstance, state: SignicatState): void {
  const path = '/sign/documents/:id/signers'
  app.get<OfDocument>(path, async ({ params }) => {
    const document = showBeforeCancel(state, findDocument(state, params.id))
    return document.signers.map((each) => signerAnswer(document, each))
  })
  app.post<OfDocument>(path, async ({ params, body }, reply) => {
    const document = findChangeableDocument(state, params.id, true)
    const signer = newSigner(readSigner(body))
    if (document.signers.length === maxSignersOrAttachments)
      throw conflictingState(`A document has at most ${maxSignersOrAttachments} signers.`)
    state.change(params.id, { signers: [...document.signers, signer] })
    askNextSigners(state, params.id)
    return await reply.code(201).send(signerAnswer(document, signer))
  })
  app.get<OfSigner>(`${path}/:signer`, async ({ params }) => {
    const document = showBeforeCancel(state, findDocument(state, params.id))
    return signerAnswer(document, signerOf(document, params.signer))
  })
  app.patch<OfSigner>(`${path}/:signer`, async ({ params, body }) => {
    const document = findChangeableDocument(state, params.id)
    const signer = signerOf(document, params.signer)
    if (signer.signature) throw conflictingState('The signer has signed.')
    const after = changeSignerOf(state, document, signer.id, { asked: changeSigner(signer.asked, body) })
    return signerAnswer(after, signerOf(after, signer.id))
  })
  app.delete<OfSigner>(`${path}/:signer`, async ({ params }, reply) => {
    const document = findChangeableDocument(state, params.id, true)
    const { id } = signerOf(document, params.signer)
    if (document.signers.length === 1) throw conflictingState('A document has at least one signer.')
    state.change(params.id, { signers: document.signers.filter((each) => each.id !== id) })
    askNextSigners(state, params.id)
    return await reply.code(204).send()
  })
}
