import type { Handover, HandoverKind } from './model'

type Listed = Pick<Handover, 'kind' | 'signed_by'>

/** The handovers that can be written. `next` is the one that comes next by what is there, if any does. */
export interface HandoverWays {
  readonly offered: readonly HandoverKind[]
  readonly next: HandoverKind | null
}

/**
 * The handovers that the page offers to write. One that isn't signed is changed and not written again. Moving in isn't
 * offered once moving out is written.
 */
export function handoverWays(list: readonly Listed[]): HandoverWays {
  const has = (kind: HandoverKind) => list.some((one) => one.kind === kind)
  const isOpen = (kind: HandoverKind) => list.some((one) => one.kind === kind && one.signed_by === null)
  const offered = (['in', 'out'] as const).filter((kind) => !isOpen(kind) && (kind === 'out' || !has('out')))
  const next = !has('in') && !has('out') ? 'in' : has('out') || isOpen('in') ? null : 'out'
  return { offered, next }
}

/** Those who have drawn their signature, and those who haven't. */
export interface DrawingProgress {
  readonly drawn: readonly string[]
  readonly missing: readonly string[]
  readonly isLandlordMissing: boolean
}

/** The persons who have drawn, and those who haven't. Null: nobody has drawn, or all have signed. */
export function drawingProgress(
  { signatures, signed_by }: Pick<Handover, 'signatures' | 'signed_by'>,
  tenants: readonly string[],
): DrawingProgress | null {
  if (signed_by !== null || signatures.length === 0) return null
  const drawn = new Set(signatures.filter(({ role }) => role === 'tenant').map(({ name }) => name))
  return {
    drawn: signatures.map(({ name }) => name),
    missing: tenants.filter((name) => !drawn.has(name)),
    isLandlordMissing: signatures.every(({ role }) => role !== 'landlord'),
  }
}

/** The name of a form of a handover, under which its draft and its unsent photos are kept. */
export const handoverRecord = (contract: number, of: Pick<Handover, 'id'> | HandoverKind): string =>
  typeof of === 'string' ? `new.${contract}.${of}` : String(of.id)

export interface HandoverDraft<T> {
  /** The kind of a new handover, or the stored one that is being changed. */
  readonly of: T | HandoverKind
  /** The number of photos that aren't sent. */
  readonly waiting: number
}

/** The handovers that somebody began to write in this browser and hasn't saved. */
export function handoverDrafts<T extends Pick<Handover, 'id' | 'signed_by'>>(
  contract: number,
  list: readonly T[],
  isTyped: (record: string) => boolean,
  waiting: (record: string) => number,
): readonly HandoverDraft<T>[] {
  const unsigned = list.filter(({ signed_by }) => signed_by === null)
  return [...(['in', 'out'] as const), ...unsigned]
    .map((of) => ({ of, record: handoverRecord(contract, of) }))
    .filter(({ record }) => isTyped(record) || waiting(record) > 0)
    .map(({ of, record }) => ({ of, waiting: waiting(record) }))
}

/**
 * The short form on the page of the contract: `open` may be written and sent, `shown` is only shown, because it is signed
 * or being signed, and `none` isn't there. Where a handover is written, that is the one that counts.
 */
export function shortFormOf({
  isWritten,
  isSigned,
  handovers,
}: {
  readonly isWritten: boolean
  /** True if the short form is signed or being signed. */
  readonly isSigned: boolean
  readonly handovers: number
}): 'open' | 'shown' | 'none' {
  if (handovers === 0) return 'open'
  return isWritten && isSigned ? 'shown' : 'none'
}
