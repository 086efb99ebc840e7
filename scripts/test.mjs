// Everything that must hold before a change lands, in one command: installs what it needs, runs the steps below, and
// closes with their times and `N passed, N failed`. `npm test -- --only api,browser` runs single steps.
// What runs here at a cut-down size and what runs in `npm run proof` alone: docs/decisions/0011-where-each-check-runs.md.
import { install } from './install.mjs'
import { createRun } from './steps.mjs'

function option(name) {
  const at = process.argv.indexOf(name)
  return at > 0 ? process.argv[at + 1] : undefined
}
const run = createRun(option('--only')?.split(','))

await run.step('install', async () => install())
const { browserEnvironment, format, lint, types, unused } = await import('./parts.mjs')

/** What uses one core alone. */
async function onOneCore() {
  await format(run)
  await unused(run)
  // Whether each defect can still be planted, and the test that has to find it is there; it is found by `npm run proof`.
  await run.step('planted', async () => (await import('./planted.mjs')).plantDefects([], { fits: true }))
  await run.check('build', ['scripts/build.mjs'])
  await run.check('sizes', ['scripts/size.mjs'])
  await run.check('schema', ['scripts/schema.mjs', '--check'])
}
await Promise.all([lint(run), types(run), onOneCore()])
await run.vitest('rules', ['--project', 'rules'])
// What needs a database is run as people run it; on the oldest PostgreSQL and under newer Nodes by `npm run proof`. Each
// of these runs lives in another zone.
await run.vitest('api', ['--project', 'api'], { env: { TZ: 'America/Los_Angeles' } })
await run.vitest('proof', ['--project', 'proof'], { env: { TZ: 'Europe/Oslo' } })
await run.step('browser', () => run.runBrowser([], browserEnvironment()))

process.exit(run.close())
