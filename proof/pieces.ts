/** What a run of checks was made of. */
export interface Tree {
  readonly commit: string
  /** Hash of all files of the commit: the same in another commit with the same files. */
  readonly files: string
  /** Hash of what differed from the commit; empty when nothing did. */
  readonly changes: string
}

/** One piece of `npm run proof`, or a part of it, as it was run last. */
export interface Ran {
  /** Null outside of a repository, and when somebody changed the files while it ran: nobody knows what it was made of. */
  readonly tree: Tree | null
  /** When it ended, as an instant in UTC. */
  readonly at: string
  readonly seconds: number
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

/** Last runs by name: of a whole piece `proofs`, of a part of it `proofs: fuzz`. */
export type Record = Readonly<{ [name: string]: Ran }>

const isSame = (a: Tree | null, b: Tree | null): boolean =>
  a !== null && b !== null && a.files === b.files && a.changes === b.changes

/** The tree of a run, which began with one and ended with another. */
export const treeOf = (before: Tree | null, after: Tree | null): Tree | null => (isSame(before, after) ? before : null)

/**
 * What a part is called: the names that were asked for, and what else narrowed the run. The piece itself
 * when nothing was.
 */
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

/** The record with one more run. Parts of other trees say nothing any more and go. */
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
/** `2026-11-23 22:10` of an instant. */
const minute = (at: string) => at.slice(0, 16).replace('T', ' ')

/**
 * What was run when, a line for each piece and for each part: how it ended on this tree, or that it was not run on it, and
 * on which it was run last. A part stands below its piece and never for it.
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
