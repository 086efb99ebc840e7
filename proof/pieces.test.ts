import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { partOf, report, treeOf, withRun, type Ran, type Tree } from './pieces'

const tree: Tree = { commit: '0089d18f00', files: 'a1', changes: '' }
const changed: Tree = { ...tree, changes: 'c1' }
const older: Tree = { commit: '1a34797f00', files: 'b2', changes: '' }
const ran = (of: Tree | null, more: Partial<Ran> = {}): Ran => ({
  tree: of,
  at: '2026-11-23T22:10:42.000Z',
  seconds: 720,
  passed: 100,
  failed: 0,
  skipped: 0,
  ...more,
})
const linesOf = (...given: Parameters<typeof report>) => report(...given).split('\n')

describe('what npm run proof says of its pieces', () => {
  it('is when each was run on this tree and how it ended', () => {
    expect(
      report(
        ['rules', 'browser'],
        { rules: ran(tree), browser: ran(tree, { seconds: 41, failed: 2, skipped: 1 }) },
        tree,
      ),
    ).toBe(`What was run on this tree (0089d18):
rules    2026-11-23 22:10 UTC, 12 min, 100 passed, 0 failed
browser  2026-11-23 22:10 UTC, 41 s, 100 passed, 2 failed, 1 skipped`)
  })

  it('is that a piece was never run', () => {
    expect(linesOf(['rules', 'planted'], { rules: ran(tree) }, tree)[2]).toBe('planted  NOT RUN')
  })

  it.each([
    ['another commit', older, tree, '1a34797'],
    ['the commit before it was changed', tree, changed, '0089d18'],
    ['the commit with other changes', { ...tree, changes: 'c2' }, changed, '0089d18 with changes'],
    ['the changed tree that is a commit now', changed, tree, '0089d18 with changes'],
    ['files that changed while it ran', null, tree, 'a tree that nobody knows'],
    ['a folder that is no repository', null, null, 'a tree that nobody knows'],
  ])('is never what was run on %s', (_what, before, now, named) => {
    expect(linesOf(['rules'], { rules: ran(before) }, now)[1]).toBe(
      `rules  NOT RUN on this tree; last on ${named}: 2026-11-23 22:10 UTC, 12 min, 100 passed, 0 failed`,
    )
  })

  it('counts a commit with the same files, whatever it is called', () => {
    expect(linesOf(['rules'], { rules: ran({ ...tree, commit: 'fffffff' }) }, tree)[1]).not.toContain('NOT RUN')
  })

  it('is of a part that the part was run, and the piece was not', () => {
    expect(
      linesOf(['proofs', 'planted'], { 'proofs: fuzz': ran(tree), 'planted: rent': ran(older) }, tree).slice(1),
    ).toEqual([
      'proofs        NOT RUN',
      'proofs: fuzz  2026-11-23 22:10 UTC, 12 min, 100 passed, 0 failed',
      'planted       NOT RUN',
    ])
  })
})

describe('the record of runs', () => {
  it.each([
    ['proofs', [], {}, 'proofs'],
    ['proofs', ['fuzz', 'cap'], {}, 'proofs: fuzz cap'],
    ['proofs', ['lives'], { PROOF_LIFE: '1-125' }, 'proofs: lives PROOF_LIFE=1-125'],
    ['rules', [], { PROOF_SEED: '7' }, 'rules'],
    ['planted', ['--fits'], {}, 'planted: --fits'],
  ])('names %s with %j and %j', (piece, names, env, name) => {
    expect(partOf(piece, names, env)).toBe(name)
  })

  it('has the last run of each, and of parts those of this tree alone', () => {
    const before = { rules: ran(older), browser: ran(older), 'proofs: fuzz': ran(older), 'proofs: cap': ran(tree) }
    expect(Object.keys(withRun(before, 'rules', ran(tree)))).toEqual(['browser', 'proofs: cap', 'rules'])
    expect(withRun(before, 'rules', ran(tree))['rules']!.tree).toEqual(tree)
  })

  it('knows no tree of a run whose files changed', () => {
    expect([treeOf(tree, tree), treeOf(tree, changed), treeOf(tree, older), treeOf(null, null)]).toEqual([
      tree,
      null,
      null,
      null,
    ])
  })
})

describe('the scheduled run', () => {
  const read = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf8')
  const found = (path: string, line: RegExp) => [...read(path).matchAll(line)].map(([, name]) => name)

  it('has every piece of npm run proof, and no other', () => {
    const pieces = found('scripts/proof.mjs', /^ {2}'?([\w-]+)'?: (?:async )?\(run/gm)
    expect(pieces).toContain('planted')
    expect(found('.github/workflows/proof.yml', /^ {10}- ([\w-]+)$/gm)).toEqual(pieces)
  })
})
