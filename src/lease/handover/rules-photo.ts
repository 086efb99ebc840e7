import type { FieldErrors } from '../../base/kit/refusal'

/**
 * The problem of a form that is saved while photos of it are on their way. It is at no field, because every field may be
 * in order.
 */
export const waitingProblem = (waiting: number, text: string): FieldErrors =>
  waiting > 0 ? { waitingPhotos: text } : {}

/** The photos of a line that aren't sent yet, in the order in which they were taken. */
export const waitingOfLine = <T extends { readonly line: string }>(waiting: readonly T[], line: string): readonly T[] =>
  waiting.filter((one) => one.line === line)
