// Steps that several commands share: `npm run check`, `npm test` and `npm run proof`.
import { readFileSync } from 'node:fs'
import { findBrowser } from './browser.mjs'
import { otherNode } from './other-node.mjs'
import { node } from './steps.mjs'
import { startSystemPostgres } from './system-postgres.mjs'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
/** The arguments in a script of package.json of the form `tool argument …`. */
const argumentsOf = (name) => scripts[name].split(' ').slice(1)

/**
 * The compiler and the linter are Go programs. With Go's default, garbage collection took a third of their time. They may
 * use more memory before they collect. From 3 GiB on they collect as by default.
 */
const roomy = { GOGC: '400', GOMEMLIMIT: '3GiB' }

/** The type-aware lint, for these files or for all. */
export const lint = (run, files = argumentsOf('lint').filter((each) => !each.startsWith('-'))) =>
  run.check('lint', [run.bin('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings', ...files], roomy)

/** Checks that the layout is the formatter's. */
export const format = (run) => run.check('format', [run.bin('oxfmt/bin/oxfmt'), '--check', ...argumentsOf('format')])

/** Checks the types, each part with its allowed libraries. */
export const types = (run) => run.check('types', argumentsOf('types'), roomy)

/** Exports and packages that nothing uses. */
export const unused = (run) => (scripts.unused ? run.check('unused', argumentsOf('unused')) : undefined)

/**
 * The API tests under another version of Node from npm, on the oldest supported PostgreSQL, or both. If that PostgreSQL is
 * not installed, the embedded one is used, and one test counts as skipped.
 */
export async function testElsewhere(run, { version, isOldest = false, env }) {
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

/**
 * Builds the release, then builds and tests its image: two checks. The second is skipped if this machine can't build
 * images (deploy/build-test.sh ends with 77).
 */
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

/** The environment of the browser tests. Finds a browser, or installs one. */
export const browserEnvironment = () => ({ CHROMIUM_PATH: findBrowser() })
