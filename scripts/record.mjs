// Records what `npm run proof` has run, when, and on which files: .cache/proof.json, outside of version control.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tsImport } from 'tsx/esm/api'

const { partOf, report, treeOf, withRun } = await tsImport('../proof/pieces.ts', import.meta.url)
const file = '.cache/proof.json'

const git = (...args) => execFileSync('git', args, { stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 1024 ** 3 })

/** The current state of the files. Null outside of a repository. */
function treeNow() {
  try {
    const [commit, files] = git('rev-parse', 'HEAD', 'HEAD^{tree}').toString().trim().split('\n')
    const others = git('ls-files', '-z', '--others', '--exclude-standard').toString().split('\0').filter(Boolean)
    const changes = git('diff', 'HEAD', '--binary')
    if (changes.length === 0 && others.length === 0) return { commit, files, changes: '' }
    const hash = createHash('sha256').update(changes)
    for (const path of others) hash.update(`\0${path}\0`).update(readFileSync(path))
    return { commit, files, changes: hash.digest('hex') }
  } catch {
    return null
  }
}

function read() {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}

/** Records the result of a piece, or of the named part of it. `work` resolves to its counts, which are returned. */
export async function recorded(piece, names, work) {
  const before = treeNow()
  const began = Date.now()
  const counted = await work()
  const ran = {
    tree: treeOf(before, treeNow()),
    at: new Date().toISOString(),
    seconds: Math.round((Date.now() - began) / 1000),
    passed: counted.passed ?? 0,
    failed: counted.failed ?? 0,
    skipped: counted.skipped ?? 0,
  }
  mkdirSync('.cache', { recursive: true })
  // Reads the file again, because another terminal may have run another piece meanwhile.
  writeFileSync(
    `${file}.${process.pid}`,
    JSON.stringify(withRun(read(), partOf(piece, names, process.env), ran), null, 2),
  )
  renameSync(`${file}.${process.pid}`, file)
  return counted
}

/** A report on the last run of each of these pieces. */
export const whatWasRun = (pieces) => report(pieces, read(), treeNow())
