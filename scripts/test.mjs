// Everything that must hold, in one command: installs what it needs, then types, lint, build, sizes, rules, API, proofs
// and browser journeys. Closes with `N passed, N failed`. `npm test -- --only api,browser` runs single parts.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { install } from './install.mjs'

const started = Date.now()
const flag = process.argv.indexOf('--only')
const only = flag > 0 ? process.argv[flag + 1]?.split(',') : undefined
const work = mkdtempSync(join(tmpdir(), 'husbok-run-'))
const total = { passed: 0, failed: 0, skipped: 0 }
const seconds = () => Math.round((Date.now() - started) / 1000)

install()
const { findBrowser } = await import('./browser.mjs')
const { startSystemPostgres } = await import('./system-postgres.mjs')

function run(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } })
    child.on('error', () => resolve(1))
    child.on('exit', (code) => resolve(code ?? 1))
  })
}
const node = (args, env) => run(process.execPath, args, env)
const bin = (path, args, env) => node([join('node_modules', path), ...args], env)

function count(name, code, results) {
  const failed = results.failed + (code !== 0 && results.failed === 0 ? 1 : 0)
  total.passed += results.passed
  total.failed += failed
  total.skipped += results.skipped
  console.log(
    `== ${name}: ${results.passed} passed, ${failed} failed${results.skipped ? `, ${results.skipped} skipped` : ''} (at ${seconds()} s)\n`,
  )
}

function read(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

async function step(name, work) {
  if (only && !only.includes(name)) return
  console.log(`== ${name}`)
  await work()
}
/** A step that is one check. */
const check = (name, args, env) =>
  step(name, async () => {
    const code = await bin(args[0], args.slice(1), env)
    count(name, code, { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 })
  })
const script = (name, args) =>
  step(name, async () => {
    const code = await node(args)
    count(name, code, { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 })
  })
/** A step of vitest: its cases are counted; a file that can't be loaded is a failure, and so is a run without any case. */
const vitest = (name, args, env) =>
  step(name, async () => {
    const report = join(work, `${name.replace(/\W/g, '-')}.json`)
    const code = await bin(
      'vitest/vitest.mjs',
      ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      env,
    )
    const result = read(report)
    count(name, code, {
      passed: result?.numPassedTests ?? 0,
      failed: (result?.numFailedTests ?? 1) + (result && result.numTotalTests === 0 ? 1 : 0),
      skipped: (result?.numPendingTests ?? 0) + (result?.numTodoTests ?? 0),
    })
  })

await script('types', ['scripts/types.mjs'])
await check('lint', ['oxlint/bin/oxlint', '--type-aware', '--deny-warnings', 'src', 'e2e', 'proof', 'bench', 'scripts'])
await script('build', ['scripts/build.mjs'])
await script('sizes', ['scripts/size.mjs'])
await script('schema', ['scripts/schema.mjs', '--check'])
for (const zone of ['UTC', 'Europe/Oslo', 'America/Los_Angeles', 'Pacific/Kiritimati']) {
  await vitest(`rules ${zone}`, ['--project', 'rules'], { TZ: zone })
}
// What needs a database takes longer than to be run four times: each of these runs lives in another of the four zones.
await vitest('api', ['--project', 'api'], { TZ: 'America/Los_Angeles' })
await step('api on PostgreSQL 15', async () => {
  const server = await startSystemPostgres()
  if (!server) return count('api on PostgreSQL 15 (no such server here)', 0, { passed: 0, failed: 0, skipped: 1 })
  const report = join(work, 'api15.json')
  const code = await bin(
    'vitest/vitest.mjs',
    ['run', '--project', 'api', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
    {
      TEST_DATABASE_URL: server.url,
      TZ: 'Pacific/Kiritimati',
    },
  )
  await server.stop()
  const result = read(report)
  count('api on PostgreSQL 15', code, {
    passed: result?.numPassedTests ?? 0,
    failed: result?.numFailedTests ?? 1,
    skipped: result?.numPendingTests ?? 0,
  })
})
await vitest('proof', ['--project', 'proof'], { TZ: 'Europe/Oslo' })
await step('browser', async () => {
  const browser = findBrowser()
  const report = join(work, 'browser.json')
  const code = await bin('@playwright/test/cli.js', ['test', '--reporter=list,json'], {
    CHROMIUM_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  })
  const stats = read(report)?.stats
  count('browser', code, {
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: stats?.unexpected ?? 1,
    skipped: stats?.skipped ?? 0,
  })
})

rmSync(work, { recursive: true, force: true })
console.log(`Took ${seconds()} s`)
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`)
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1)
