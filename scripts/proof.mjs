// The proofs at their full size: `npm run proof [-- file …]`. `npm run proof -- --planted [name …]` plants defects into a
// copy of the sources, one by one, and fails when the check that has to find one stays green.
import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build } from './built.mjs'
import { install } from './install.mjs'

const [first, ...rest] = process.argv.slice(2)

/** Runs node in a directory; the promise gives exit code and all that was said. */
let running
function node(args, { cwd = process.cwd(), env = {}, quiet = false } = {}) {
  return new Promise((done) => {
    const child = spawn(process.execPath, args, {
      cwd,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, NODE_ENV: 'test', ...env },
    })
    running = child
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (bytes) => (said += bytes))
    child.on('exit', (code) => done({ code: code ?? 1, said }))
  })
}
const vitest = (args, options) => node(['node_modules/vitest/vitest.mjs', 'run', ...args], options)

async function whole(files) {
  build()
  const { code } = await vitest(['--project', 'proof', ...files], { env: { PROOF: 'full' } })
  console.log(`\nSeed ${process.env.PROOF_SEED ?? '20261120 (PROOF_SEED=n takes another)'}`)
  process.exit(code)
}

/** A copy to plant in: the sources that people work on are never touched. */
function copy() {
  const directory = mkdtempSync(join(tmpdir(), 'husbok-planted-'))
  const parts = [
    'src',
    'proof',
    'docs',
    'scripts',
    'package.json',
    'package-lock.json',
    'vite.config.ts',
    'vitest.config.ts',
  ]
  const configs = [
    'tsconfig.json',
    'tsconfig.base.json',
    'tsconfig.server.json',
    'tsconfig.pure.json',
    'tsconfig.web.json',
  ]
  for (const part of [...parts, ...configs])
    if (existsSync(part)) cpSync(part, join(directory, part), { recursive: true })
  symlinkSync(resolve('node_modules'), join(directory, 'node_modules'))
  const clear = () => rmSync(directory, { recursive: true, force: true })
  process.on('exit', clear)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      running?.kill('SIGTERM')
      process.exit(1)
    })
  }
  return directory
}

/** Plants, and gives back what takes it out again. */
function plant(directory, edits) {
  const before = new Map()
  for (const { file, replace, with: by } of edits) {
    const path = join(directory, file)
    const text = readFileSync(path, 'utf8')
    if (!before.has(path)) before.set(path, text)
    if (text.split(replace).length !== 2)
      throw new Error(
        `${file} holds this ${text.split(replace).length - 1} times instead of once, so proof/planted.ts is out of date:\n${replace}`,
      )
    writeFileSync(
      path,
      text.replace(replace, () => by),
    )
  }
  return () => before.forEach((text, path) => writeFileSync(path, text))
}

/** A check is a proof, or a test of a room by its path. */
const pathOf = (file) => `${file.includes('/') ? file : `proof/${file}`}.test.ts`

/** Runs one check in the copy: how many of its tests failed, out of how many. */
async function run(directory, [file, only]) {
  if (file === 'crash') {
    const built = await node(['scripts/build.mjs'], { cwd: directory, quiet: true })
    if (built.code !== 0) throw new Error(`the copy does not build:\n${built.said}`)
  }
  const report = join(directory, 'report.json')
  rmSync(report, { force: true })
  const { said } = await vitest(
    [pathOf(file), ...(only ? ['-t', only] : []), '--reporter=json', `--outputFile=${report}`],
    {
      cwd: directory,
      quiet: true,
      env: { PROOF_FUZZ: '150' },
    },
  )
  const result = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined
  const ran = (result?.numPassedTests ?? 0) + (result?.numFailedTests ?? 0)
  if (ran > 0) return { failed: result.numFailedTests, ran }
  // Tests were found, but what all of them need could not even be set up: that is red too. A file that can't be read is not.
  const found = result?.testResults.flatMap((one) => (one.status === 'failed' ? one.assertionResults : [])) ?? []
  if (found.length === 0) throw new Error(`${pathOf(file)}${only ? ` -t "${only}"` : ''} ran no test:\n${said}`)
  return { failed: found.length, ran: found.length }
}

async function plantAll(names) {
  install()
  const { tsImport } = await import('tsx/esm/api')
  const { planted } = await tsImport('../proof/planted.ts', import.meta.url)
  const chosen =
    names.length > 0
      ? planted.filter(({ name, check }) => names.some((one) => name.includes(one) || check[0] === one))
      : planted
  const directory = copy()
  // All texts are looked up before the first of many minutes is spent.
  for (const { edits } of chosen) plant(directory, edits)()
  // Each file once, with all that is asked of it.
  const checks = [...new Set(chosen.map(({ check }) => check[0]))].map((file) => {
    const patterns = chosen.filter(({ check }) => check[0] === file).map(({ check }) => check[1])
    return patterns.includes(undefined)
      ? [file]
      : [file, [...new Set(patterns)].map((pattern) => `(${pattern})`).join('|')]
  })
  let wrong = 0
  const say = (mark, name, text) => console.log(`${mark.padEnd(11)} ${name.padEnd(46)} ${text}`)
  for (const check of checks) {
    const { failed, ran } = await run(directory, check)
    if (failed > 0) wrong += 1
    if (failed > 0) say('RED', check[0], `${failed} of ${ran} fail with nothing planted`)
  }
  if (wrong === 0) say('green', 'nothing planted', `${checks.length} files`)
  for (const { name, edits, check } of wrong > 0 ? [] : chosen) {
    const restore = plant(directory, edits)
    let result
    try {
      result = await run(directory, check)
    } catch (error) {
      // What the check could not even be asked about is wrong, and no reason to leave the others.
      wrong += 1
      say('BROKEN', name, `${check.join(': ')} ${error instanceof Error ? error.message : String(error)}`)
      continue
    } finally {
      restore()
    }
    if (result.failed === 0) wrong += 1
    say(result.failed > 0 ? 'caught' : 'NOT CAUGHT', name, `${check.join(': ')} (${result.failed} of ${result.ran})`)
  }
  console.log(wrong === 0 ? `\n${chosen.length} planted, ${chosen.length} caught` : `\n${wrong} wrong`)
  process.exit(wrong === 0 ? 0 : 1)
}

await (first === '--planted' ? plantAll(rest) : whole(process.argv.slice(2)))
