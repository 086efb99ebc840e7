// Everything at its full size: `npm run proof`, or pieces of it by name: `npm run proof -- rules browser`. A name that is
// no piece is that of a proof: `npm run proof -- fuzz`. `npm run proof -- --planted [name …]` plants only the defects so
// named, and with `--fits` it is only looked whether they can be planted. PROOF_SEED=n takes other random cases,
// PROOF_LIFE=from-to a piece of the simulated lives (docs/decisions/0025-simulated-lives.md).
import { build } from './built.mjs'
import { createRun } from './steps.mjs'

build()
const { browserEnvironment, elsewhere } = await import('./parts.mjs')

const pieces = {
  rules: (run) => run.runVitest(['--project', 'rules', '--project', 'days *'], { env: full }),
  'api-postgres-15': (run) => elsewhere(run, { isOldest: true, env: { ...full, TZ: 'UTC' } }),
  'api-node-24': (run) => elsewhere(run, { version: '24', env: { ...full, TZ: 'Europe/Oslo' } }),
  'api-node-26': (run) => elsewhere(run, { version: '26', env: { ...full, TZ: 'UTC' } }),
  proofs: (run, files) => run.runVitest(['--project', 'proof', ...files], { env: full }),
  planted: async (run, names, options) => (await import('./planted.mjs')).plantDefects(names, options),
  browser: (run) => run.runBrowser([], { ...full, ...browserEnvironment() }),
}
const full = { PROOF: 'full', NODE_ENV: 'test' }

const flags = new Set(process.argv.slice(2).filter((word) => word.startsWith('--')))
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const run = createRun()
if (flags.has('--planted')) {
  await run.step('planted', () => pieces.planted(run, words, { fits: flags.has('--fits') }))
} else {
  const proofs = words.filter((word) => !(word in pieces))
  for (const [name, work] of Object.entries(pieces)) {
    const isNamed = words.includes(name) || (name === 'proofs' && proofs.length > 0)
    if (words.length === 0 || isNamed) await run.step(name, () => work(run, name === 'proofs' ? proofs : []))
  }
}
console.log(`Seed ${process.env.PROOF_SEED ?? 20261120}`)
process.exit(run.close())
