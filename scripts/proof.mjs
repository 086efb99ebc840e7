// Everything at its full size: `npm run proof`, or pieces of it by name: `npm run proof -- rules browser`. Any other name
// is that of a proof: `npm run proof -- fuzz`. `npm run proof -- --planted [name …]` plants only the named defects. With
// `--fits` it only checks that they can be planted and found. PROOF_SEED=n uses other random cases, PROOF_LIFE=from-to a
// part of the simulated lives (docs/decisions/0025-simulated-lives.md). At the end it reports what was run on these files,
// when, and what was not: scripts/record.mjs.
import { existsSync } from 'node:fs'
import { build } from './built.mjs'
import { createRun } from './steps.mjs'

build()
const { browserEnvironment, container, elsewhere } = await import('./parts.mjs')
const { recorded, whatWasRun } = await import('./record.mjs')

const pieces = {
  rules: (run) => run.runVitest(['--project', 'rules', '--project', 'days *'], { env: full }),
  'api-postgres-15': (run) => elsewhere(run, { isOldest: true, env: { ...full, TZ: 'UTC' } }),
  // A Node version affects what all tests rely on. The tests of `npm test` cover that, and the rarer cases run only once.
  'api-node-24': (run) => elsewhere(run, { version: '24', env: { NODE_ENV: 'test', TZ: 'Europe/Oslo' } }),
  'api-node-26': (run) => elsewhere(run, { version: '26', env: { NODE_ENV: 'test', TZ: 'UTC' } }),
  proofs: (run, files) => run.runVitest(['--project', 'proof', ...files], { env: full }),
  planted: async (run, names, options) => (await import('./planted.mjs')).plantDefects(names, options),
  browser: (run) => run.runBrowser([], { ...full, ...browserEnvironment() }),
  // Needs root, buildah and debootstrap. Otherwise it reports that it was skipped.
  container: (run) => container(run),
  // Checks that the benchmark starts, compares and ends. Real measurements need a quiet machine and `npm run bench`.
  bench: (run) => run.runProgram(['scripts/bench.mjs', '--smallest']),
  // Checks that no acknowledged write is lost while parts fail.
  faults: (run) => {
    const missing = debian.filter((program) => !existsSync(program))
    if (missing.length === 0) return run.runProgram(['scripts/bench.mjs', '--many', '--faults', '--smallest'])
    console.log(`Skipped, not installed here: ${missing.join(', ')}`)
    return { skipped: 1 }
  },
}
/** The Debian packages that it needs: postgresql-15, haproxy, faketime. */
const debian = [
  '/usr/lib/postgresql/15/bin/postgres',
  '/usr/sbin/haproxy',
  '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1',
]
const full = { PROOF: 'full', NODE_ENV: 'test' }

const flags = new Set(process.argv.slice(2).filter((word) => word.startsWith('--')))
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const run = createRun()
/** Runs a piece, or the named tests of it, and records the result. */
const runPiece = (piece, names, options) =>
  run.step(piece, () =>
    recorded(piece, options?.fits ? [...names, '--fits'] : names, () => pieces[piece](run, names, options)),
  )
if (flags.has('--planted')) {
  await runPiece('planted', words, { fits: flags.has('--fits') })
} else {
  const proofs = words.filter((word) => !(word in pieces))
  for (const piece of Object.keys(pieces)) {
    const isNamed = words.includes(piece) || (piece === 'proofs' && proofs.length > 0)
    if (words.length === 0 || isNamed) await runPiece(piece, piece === 'proofs' ? proofs : [])
  }
}
console.log(`Seed ${process.env.PROOF_SEED ?? 20261120}`)
const code = run.close()
console.log(`\n${whatWasRun(Object.keys(pieces))}`)
process.exit(code)
