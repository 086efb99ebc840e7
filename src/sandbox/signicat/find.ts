import { conflict, missing } from './failure'
import { carryOutCancel } from './life'
import { settle } from './settle'
import type { KeptDocument, KeptSigner, SignicatState } from './state'

const isFinal = ({ status }: KeptDocument) => status === 'signed' || status === 'canceled' || status === 'expired'

/** What is known after whatever is due. Throws 404. */
export function find(state: SignicatState, id: string): KeptDocument {
  settle(state)
  const found = state.documents.get(id)
  if (!found || found.isDeleted) throw missing('The document')
  return found
}

/** To be changed by the app: not final, and, for what is signed, without signatures. */
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

/** What is read of one that is about to be cancelled is as before; at the next reading it is cancelled. */
export function seen(state: SignicatState, document: KeptDocument): KeptDocument {
  if (!document.canceling) return document
  if (document.canceling.isSeen) {
    carryOutCancel(state, document.id)
    return state.documents.get(document.id)!
  }
  return state.documents.change(document.id, { canceling: { ...document.canceling, isSeen: true } })
}
