/** A defect that somebody could write, and the check that has to find it. */
export interface Planted {
  readonly name: string
  readonly edits: readonly Edit[]
  /** Test file of the proofs, or of a room by its path from the root; and a pattern of the tests in it that are run. */
  readonly check: readonly [file: string, only?: string]
}

export interface Edit {
  readonly file: string
  /** Must stand there exactly once. */
  readonly replace: string
  readonly with: string
}

/** One edit in one file below src. */
export const one = (name: string, check: Planted['check'], file: string, replace: string, by: string): Planted => ({
  name,
  check,
  edits: [{ file: `src/${file}`, replace, with: by }],
})
