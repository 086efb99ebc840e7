// The quick check: types, lint, layout, the architecture, and the tests that a change affects, in under a minute. `npm run
// check` checks the differences from where this branch left main, including uncommitted files. `npm run check -- HEAD`
// checks uncommitted changes only. `npm test` checks everything else.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { install } from './install.mjs'
import { createRun } from './steps.mjs'

const git = (...args) => {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\n')
      .filter((line) => line !== '')
  } catch {
    return []
  }
}

/** Files that differ from the base and still exist. */
function changedFiles() {
  const base =
    process.argv[2] ??
    ['origin/main', 'main'].flatMap((branch) => git('merge-base', 'HEAD', branch))[0] ??
    git('rev-parse', 'HEAD')[0]
  const files = new Set([...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')])
  return [...files].filter((file) => existsSync(file))
}

install()
const { format, lint, types, unused } = await import('./parts.mjs')
const run = createRun()
const files = changedFiles()
const code = files.filter((file) => /^(?:src|sandbox|e2e|proof|bench|scripts)\/.*\.(?:tsx?|mjs)$/.test(file))
const sources = code.filter((file) => /^(?:src|sandbox)\//.test(file))
/** Folders of the changed modules. All their API tests are run. */
const modules = [
  ...new Set(
    sources.map((file) =>
      file
        .split('/')
        .slice(0, file.startsWith('src/') ? 3 : 2)
        .join('/'),
    ),
  ),
]

await types(run)
if (code.length > 0) await lint(run, code)
await format(run)
await unused(run)
await run.vitest('architecture', ['--project', 'rules', 'proof/architecture'])
if (sources.length > 0) {
  // `related` follows the imports. From a service they lead to nearly every API test, so those are chosen by module.
  const rules = ['--run', '--project', 'rules', ...sources]
  await run.vitest('rules', rules, { command: 'related', mayBeEmpty: true })
  const homes = modules.map((home) => `${home}/`)
  await run.vitest('api', ['--project', 'api', ...homes], { mayBeEmpty: true })
}
process.exit(run.close())
