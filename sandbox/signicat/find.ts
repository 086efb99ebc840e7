import { conflict, missing } from './failure'
import { carryOutCancel } from './life'
import { settle } from './settle'
import type { KeptDocument, KeptSigner, SignicatState } from './state'

const isFinal = ({ status }: KeptDocument) => status === 'signed' || status === 'canceled' || status === 'expired'

/** The document, after everything that is due has happened. Throws 404. */
export function find(state: SignicatState, id: string): KeptDocument {
  settle(state)
  const found = state.documents.get(id)
  if (!found || found.isDeleted) throw missing('The document')
  return found
}

/** A document that the app may change: it is not final, and with `unsigned` it has no signatures. */
export function findOpen(state: SignicatState, id: string, unsigned = false): KeptDocument {
  const document = find(state, id)
  if (isFinal(document) || document.canceling) throw conflict('The document is signed, canceled or expired.')
  if (unsigned && document.status === 'partialsigned') throw conflict('The document has been signed by somebody.')
  return document
}

export const signerOf = ({ signers }: KeptDocument, id: string): KeptSigner => {
  const found = signers.find((each) => each.id === id)
  if (!found) throw missing('The signer')
  return found
}

/** Reading a document that is about to be cancelled shows its old state, as often as the pace says. Then it is cancelled. */
export function seen(state: SignicatState, document: KeptDocument): KeptDocument {
  if (!document.canceling) return document
  const { reason, readings } = document.canceling
  if (readings > 0) return state.documents.change(document.id, { canceling: { reason, readings: readings - 1 } })
  carryOutCancel(state, document.id)
  return state.documents.get(document.id)!
}
