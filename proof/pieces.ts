/** The state of the files in a run of checks. */
export interface Tree {
  readonly commit: string
  /** Hash of all files of the commit. Another commit with the same files has the same hash. */
  readonly files: string
  /** Hash of the differences from the commit. Empty when there were none. */
  readonly changes: string
}

/** The last run of one piece of `npm run proof`, or of a part of it. */
export interface Ran {
  /**
   * Null outside of a repository. Also null when somebody changed the files during the run, because the tested state is
   * unknown then.
   */
  readonly tree: Tree | null
  /** When it ended, as an instant in UTC. */
  readonly at: string
  readonly seconds: number
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

/** The last runs by name: a whole piece is `proofs`, a part of it is `proofs: fuzz`. */
export type Record = Readonly<{ [name: string]: Ran }>

const isSame = (a: Tree | null, b: Tree | null): boolean =>
  a !== null && b !== null && a.files === b.files && a.changes === b.changes

/** The tree of a run, from the trees at its start and end. Null when they differ. */
export const treeOf = (before: Tree | null, after: Tree | null): Tree | null => (isSame(before, after) ? before : null)

/** The name of a part: the requested names, and the other limits of the run. The name of the piece when there were none. */
export function partOf(
  piece: string,
  names: readonly string[],
  env: { readonly [name: string]: string | undefined },
): string {
  const narrowed = ['PROOF_LIFE', 'PROOF_STEPS'].flatMap((name) => (env[name] ? [`${name}=${env[name]}`] : []))
  const all = [...names, ...narrowed]
  return all.length === 0 ? piece : `${piece}: ${all.join(' ')}`
}

const isPart = (name: string) => name.includes(': ')

/** The record with one more run. Removes parts of other trees, which no longer say anything. */
export const withRun = (record: Record, name: string, ran: Ran): Record =>
  Object.fromEntries([
    ...Object.entries(record).filter(
      ([other, each]) => other !== name && (!isPart(other) || isSame(each.tree, ran.tree)),
    ),
    [name, ran],
  ])

const counts = ({ passed, failed, skipped }: Ran) =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`
const named = ({ commit, changes }: Tree) => `${commit.slice(0, 7)}${changes === '' ? '' : ' with changes'}`
const minutes = (seconds: number) => (seconds < 60 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`)
/** `2026-11-23 22:10`, from an instant. */
const minute = (at: string) => at.slice(0, 16).replace('T', ' ')

/**
 * A report with a line for each piece and each part. It says how the run ended on this tree, or on which tree it was last
 * run. A part is listed below its piece and never counts as the piece.
 */
export function report(pieces: readonly string[], record: Record, tree: Tree | null): string {
  const parts = Object.keys(record).filter((name) => isPart(name) && isSame(record[name]!.tree, tree))
  const names = pieces.flatMap((piece) => [piece, ...parts.filter((name) => name.startsWith(`${piece}: `)).toSorted()])
  const width = Math.max(...names.map((name) => name.length))
  const lines = names.map((name) => {
    const ran = record[name]
    const outcome = ran && `${minute(ran.at)} UTC, ${minutes(ran.seconds)}, ${counts(ran)}`
    const text = !ran
      ? 'NOT RUN'
      : isSame(ran.tree, tree)
        ? outcome
        : `NOT RUN on this tree; last on ${ran.tree ? named(ran.tree) : 'a tree that nobody knows'}: ${outcome}`
    return `${name.padEnd(width)}  ${text}`
  })
  return [`What was run on this tree (${tree ? named(tree) : 'outside of a repository'}):`, ...lines].join('\n')
}
