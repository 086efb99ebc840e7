import type { StoredDocument, StoredSigner } from './state'

/** The reason why a signer can't sign now. */
export type ReasonNotToSign = 'notOpen' | 'deadlinePassed' | 'alreadySigned' | 'notYourTurn'

/**
 * The reason why a signer can't sign now. Null when the signer may sign. All required signers sign before the others.
 * Signers with a lower order sign first.
 */
export function reasonNotToSign(document: StoredDocument, signer: StoredSigner, now: string): ReasonNotToSign | null {
  if (signer.signature) return 'alreadySigned'
  if (document.canceling || (document.status !== 'unsigned' && document.status !== 'partialsigned')) return 'notOpen'
  const { signUrlExpires } = signer.asked
  const isLate = signUrlExpires !== undefined && Date.parse(signUrlExpires) <= Date.parse(now)
  if (isLate || Date.parse(document.deadline) <= Date.parse(now)) return 'deadlinePassed'
  const others = document.signers.filter((each) => each.id !== signer.id && !each.signature)
  const order = signer.asked.order ?? 0
  const waits = others.some(
    (each) => (each.asked.order ?? 0) < order || (each.asked.required && !signer.asked.required),
  )
  return waits ? 'notYourTurn' : null
}

export const signaturesOf = (document: StoredDocument): readonly StoredSigner[] =>
  document.signers.filter(({ signature }) => signature !== null)

export const requiredSignatures = ({ asked, signers }: StoredDocument): number =>
  asked.advanced?.requiredSignatures ?? signers.length

/** True if it needs no further signature. */
export const isComplete = (document: StoredDocument): boolean =>
  signaturesOf(document).length >= requiredSignatures(document) &&
  document.signers.every(({ asked, signature }) => !asked.required || signature !== null)
