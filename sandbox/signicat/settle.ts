import { endCancelledDocument, expireDocument, removeDocument } from './life'
import { packSignedFile } from './signing'
import type { StoredDocument, SignicatState } from './state'

const isOpen = ({ status }: StoredDocument) =>
  status === 'unsigned' || status === 'partialsigned' || status === 'waiting_for_attachments'

/** Files are kept for 168 hours after a document has become final, unless the app has set another time. */
const keptUntil = ({ ended, asked }: StoredDocument): number =>
  ended === null
    ? Number.POSITIVE_INFINITY
    : Date.parse(ended) + (asked.advanced?.timeToLive?.deleteAfterHours ?? 168) * 3_600_000

/** Carries out everything that is due by the providers' time: deadlines, and the deletion of old documents. */
export function carryOutDueWork(state: SignicatState): void {
  const now = Date.parse(state.now())
  for (const document of state.documents.list().toReversed()) {
    if (document.isDeleted) continue
    if (isOpen(document) && Date.parse(document.deadline) <= now) expireDocument(state, document.id, document.deadline)
    const after = state.documents.get(document.id)!
    if (keptUntil(after) <= now) {
      packSignedFile(state, document.id)
      removeDocument(state, document.id)
    }
  }
}

/** The providers' time was moved on. Pending work happened before the move. Then everything that became due happens. */
export function carryOutAfterClockMove(state: SignicatState, from: string): void {
  for (const { id } of state.documents.list().toReversed()) {
    endCancelledDocument(state, id, from)
    packSignedFile(state, id)
  }
  carryOutDueWork(state)
}

/** Continues what a kill has interrupted. */
export function resumeSigning(state: SignicatState): void {
  carryOutDueWork(state)
  for (const { id, canceling, status, isPackaged } of state.documents.list()) {
    if (canceling) state.soon(() => endCancelledDocument(state, id))
    if (status === 'signed' && !isPackaged) state.soon(() => packSignedFile(state, id))
  }
}
