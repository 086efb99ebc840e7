import { conflictingState, missingObject } from './failure'
import { endCancelledDocument } from './life'
import { carryOutDueWork } from './settle'
import type { StoredDocument, StoredSigner, SignicatState } from './state'

const isFinal = ({ status }: StoredDocument) => status === 'signed' || status === 'canceled' || status === 'expired'

/** The document, after everything that is due has happened. Throws 404. */
export function findDocument(state: SignicatState, id: string): StoredDocument {
  carryOutDueWork(state)
  const found = state.documents.get(id)
  if (!found || found.isDeleted) throw missingObject('The document')
  return found
}

/** A document that the app may change: it is not final, and with `unsigned` it has no signatures. */
export function findChangeableDocument(state: SignicatState, id: string, unsigned = false): StoredDocument {
  const document = findDocument(state, id)
  if (isFinal(document) || document.canceling) throw conflictingState('The document is signed, canceled or expired.')
  if (unsigned && document.status === 'partialsigned')
    throw conflictingState('The document has been signed by somebody.')
  return document
}

export const signerOf = ({ signers }: StoredDocument, id: string): StoredSigner => {
  const found = signers.find((each) => each.id === id)
  if (!found) throw missingObject('The signer')
  return found
}

/**
 * The document as a reading shows it. After an accepted cancellation, a number of readings still
 * show the old state. The next reading carries out the cancellation.
 */
export function showBeforeCancel(state: SignicatState, document: StoredDocument): StoredDocument {
  if (!document.canceling) return document
  const { reason, readings } = document.canceling
  if (readings > 0) return state.documents.change(document.id, { canceling: { reason, readings: readings - 1 } })
  endCancelledDocument(state, document.id)
  return state.documents.get(document.id)!
}
