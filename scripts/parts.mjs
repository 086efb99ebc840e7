// Steps that several commands have: `npm run check`, `npm test` and `npm run proof`.
import { readFileSync } from 'node:fs'
import { findBrowser } from './browser.mjs'
import { otherNode } from './other-node.mjs'
import { node } from './steps.mjs'
import { startSystemPostgres } from './system-postgres.mjs'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
/** What a script of package.json of the form `tool argument …` gives its tool. */
const argumentsOf = (name) => scripts[name].split(' ').slice(1)

/**
 * The compiler and the lint are Go: with its usual setting a third of their time was collecting garbage. They may use more
 * memory before they collect, and collect as before from 3 GiB on.
 */
const roomy = { GOGC: '400', GOMEMLIMIT: '3GiB' }

/** The type-aware lint, of these files or of all. */
export const lint = (run, files = argumentsOf('lint').filter((each) => !each.startsWith('-'))) =>
  run.check('lint', [run.bin('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings', ...files], roomy)

/** Whether the layout is the formatter's. */
export const format = (run) => run.check('format', [run.bin('oxfmt/bin/oxfmt'), '--check', ...argumentsOf('format')])

/** The types, each part with the libraries that it may know. */
export const types = (run) => run.check('types', argumentsOf('types'), roomy)

/** Exports and packages that nothing uses. */
export const unused = (run) => (scripts.unused ? run.check('unused', argumentsOf('unused')) : undefined)

/**
 * The API tests under another version of Node, fetched from npm, or on the oldest PostgreSQL that the product promises,
 * or both: with PROOF=full in `env` all of them, else those of `npm test`. Where that PostgreSQL is not installed, the
 * embedded one is taken, and one test counts as skipped.
 */
export async function elsewhere(run, { version, isOldest = false, env }) {
  const program = version && otherNode(version)
  const server = isOldest ? await startSystemPostgres() : undefined
  if (isOldest && !server) console.log('PostgreSQL 15 is not installed here')
  try {
    const address = server && { TEST_DATABASE_URL: server.url }
    const counted = await run.runVitest(['--project', 'api'], {
      program,
      env: { ...env, ...address },
    })
    return { ...counted, skipped: counted.skipped + (isOldest && !server ? 1 : 0) }
  } finally {
    await server?.stop()
  }
}

const cannotRun = 77

/** The release, and the image that is made of it; one check counts as skipped where deploy/build-test.sh can't build images. */
export async function container() {
  const release = await node(['scripts/release.mjs'])
  if (release.code !== 0) return { failed: 1 }
  const { code } = await node(['deploy/build-test.sh'], { program: 'bash' })
  return {
    passed: code === 0 ? 2 : 1,
    failed: code === 0 || code === cannotRun ? 0 : 1,
    skipped: code === cannotRun ? 1 : 0,
  }
}

/** The environment of the browser's journeys; finds a browser, or installs one. */
export const browserEnvironment = () => ({ CHROMIUM_PATH: findBrowser() })
