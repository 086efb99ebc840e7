// Everything that must pass before a change lands, in one command. It installs what it needs, runs the steps below, and
// ends with their times and `N passed, N failed`. `npm test -- --only api,browser` runs single steps.
// docs/decisions/0011-where-each-check-runs.md says what runs here at a smaller size, and what runs only in `npm run
// proof`.
import { install } from './install.mjs'
import { createRun } from './steps.mjs'

function option(name) {
  const at = process.argv.indexOf(name)
  return at > 0 ? process.argv[at + 1] : undefined
}
const run = createRun(option('--only')?.split(','))

await run.step('install', async () => install())
const { browserEnvironment, format, lint, types, unused } = await import('./parts.mjs')

/** The steps that use a single core. */
async function onOneCore() {
  await format(run)
  await unused(run)
  // Checks that each defect can be planted. `npm run proof` checks that its test finds it.
  await run.step('planted', async () => (await import('./planted.mjs')).plantDefects([], { fits: true }))
  await run.check('build', ['scripts/build.mjs'])
  await run.check('sizes', ['scripts/size.mjs'])
  await run.check('schema', ['scripts/schema.mjs', '--check'])
}
await Promise.all([lint(run), types(run), onOneCore()])
await run.vitest('rules', ['--project', 'rules'])
// Tests with a database run on the usual versions here. `npm run proof` also runs them on the oldest PostgreSQL and on
// newer Nodes. Each of these runs uses another time zone.
await run.vitest('api', ['--project', 'api'], { env: { TZ: 'America/Los_Angeles' } })
await run.vitest('proof', ['--project', 'proof'], { env: { TZ: 'Europe/Oslo' } })
await run.step('browser', () => run.runBrowser([], browserEnvironment()))

process.exit(run.close())
