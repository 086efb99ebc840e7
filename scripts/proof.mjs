// The checks that take long. `npm run proof` runs all of them, `npm run proof -- lives mutants` only these pieces. Any
// other name is the name of a proof: `npm run proof -- locks`. `npm run proof -- --planted [name …]` plants only the
// named defects. With `--fits` it only checks that they can be planted. PROOF_SEED=n uses other random cases,
// PROOF_LIFE=from-to other simulated lives (docs/decisions/0025-simulated-lives.md).
import { existsSync } from 'node:fs'
import { build } from './built.mjs'
import { createRun } from './steps.mjs'

build()
const { container, testElsewhere } = await import('./parts.mjs')

const full = { PROOF: 'full', NODE_ENV: 'test' }
/** Runs these proofs at full size. */
const proofs = (files) => (run) => run.runVitest(['--project', 'proof', ...pathsOf(files)], { env: full })
const pathsOf = (files) => files.map((file) => `proof/${file}.test.ts`)

/** Each piece with the minutes that it may take on two idle cores, 32 in all. */
const pieces = {
  // 5: two landlords for two years, with failing providers and a program that dies.
  lives: proofs(['lives']),
  // 4: random histories and pairs of actions on rent, compared with an independent calculation.
  histories: proofs(['bank-histories', 'bank-presses', 'rents', 'repeats']),
  // 2: random requests to every call, bad files, and all random cases of the rules.
  fuzz: (run) =>
    run.runVitest(['--project', 'rules', '--project', 'proof', 'src/', ...pathsOf(['fuzz', 'uploads'])], { env: full }),
  // 3: checks of every call, of which `npm test` checks some calls in turn.
  calls: proofs(['access', 'references', 'mass-assignment', 'double-submit', 'limits', 'cap', 'locks', 'two-editors']),
  // 3: kills of the app, the database and each process, at any moment.
  crashes: proofs(['crash', 'bank-crash', 'old-books-crash', 'stop', 'signing', 'tax-return', 'provider-faults']),
  // 2: many readers and uploads at once, a large export, and files that are made to harm.
  load: proofs(['load', 'export', 'hostile-pdfs']),
  // 1: the README's pictures, compared with the home of the demo. `npm run pictures` makes them.
  pictures: proofs(['pictures']),
  // 2: an installation from its archive, its backup and upgrade, and files or settings that are missing.
  upgrade: proofs(['upgrade', 'backup', 'release', 'installation', 'installation-sandbox']),
  // 4: all API tests, on the oldest PostgreSQL and the newest Node.
  api: (run) => testElsewhere(run, { version: '26', isOldest: true, env: { ...full, TZ: 'UTC' } }),
  // 3: expressions of the rules are changed one at a time. The rule's own tests must notice most of the changes.
  mutants: async () => (await import('./mutants.mjs')).runMutants(),
  // 3: planted defects, each of which breaks a promise that several modules keep together.
  planted: async (_run, names, options) => (await import('./planted.mjs')).plantDefects(names, options),
  // Needs root, buildah and debootstrap. Otherwise it reports that it was skipped.
  container: () => container(),
  // 1: whether the benchmark starts, compares and ends. Real measurements need a quiet machine and `npm run bench`.
  bench: (run) => run.runProgram(['scripts/bench.mjs', '--smallest']),
  // 2: whether an acknowledged write is lost while parts fail.
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

const flags = new Set(process.argv.slice(2).filter((word) => word.startsWith('--')))
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const run = createRun()
if (flags.has('--planted')) {
  await run.step('planted', () => pieces.planted(run, words, { fits: flags.has('--fits') }))
} else {
  const named = words.filter((word) => !(word in pieces))
  for (const piece of Object.keys(pieces))
    if (words.length === 0 || words.includes(piece)) await run.step(piece, () => pieces[piece](run, []))
  if (named.length > 0) await run.step(named.join(' '), () => proofs(named)(run))
}
console.log(`Seed ${process.env.PROOF_SEED ?? 20261120}`)
process.exit(run.close())
