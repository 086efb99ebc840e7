// Runs the steps of a check one after the other. Counts their findings, and reports at the end how long each took.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const none = { passed: 0, failed: 0, skipped: 0 }
const bin = (path) => join('node_modules', path)

/** Runs node in a directory. Resolves to its exit code and, when quiet, to its output. */
export function node(
  args,
  { cwd, env = {}, quiet = false, program = process.execPath, onStart = () => undefined } = {},
) {
  return new Promise((done) => {
    const child = spawn(program, args, {
      cwd,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    })
    onStart(child)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (bytes) => (output += bytes))
    child.on('error', (error) => done({ code: 1, output: `${output}${error.message}` }))
    child.on('exit', (code) => done({ code: code ?? 1, output }))
  })
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

const summary = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`

/** A list of steps. `only` names the steps to run. Without it all are run. */
export function createRun(only) {
  const started = Date.now()
  const reports = mkdtempSync(join(tmpdir(), 'husbok-run-'))
  const total = { ...none }
  const times = []
  const known = []

  /** One step. `work` resolves to its counts. */
  async function step(name, work) {
    known.push(name)
    if (only && !only.includes(name)) return
    console.log(`== ${name}`)
    const began = Date.now()
    const counted = { ...none, ...(await work()) }
    const seconds = (Date.now() - began) / 1000
    for (const key of Object.keys(none)) total[key] += counted[key]
    times.push({ name, seconds, counted })
    console.log(`== ${name}: ${summary(counted)} (${seconds.toFixed(1)} s)\n`)
  }

  /** A program of the repository or of a package that succeeds or fails. */
  const runProgram = async (args, env) => {
    const { code } = await node(args, { env })
    return code === 0 ? { passed: 1 } : { failed: 1 }
  }
  const check = (name, args, env) => step(name, () => runProgram(args, env))

  /**
   * Runs vitest: `run`, or `related` to files. A file that can't be loaded, a bad exit code, and a run without any test are
   * failures. A run without tests is allowed with `mayBeEmpty`.
   */
  async function runVitest(args, { env, program, command = 'run', mayBeEmpty = false } = {}) {
    const report = join(reports, `${known.length}-${times.length}.json`)
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const { code } = await node(
      [bin('vitest/vitest.mjs'), command, ...args, ...reporters, ...(mayBeEmpty ? ['--passWithNoTests'] : [])],
      { env, program },
    )
    const result = readReport(report)
    const failed = (result?.numFailedTests ?? 0) + (result?.testResults ?? []).filter(isUnloadable).length
    const isBad = code !== 0 || !result || (result.numTotalTests === 0 && !mayBeEmpty)
    return {
      passed: result?.numPassedTests ?? 0,
      failed: failed === 0 && isBad ? 1 : failed,
      skipped: (result?.numPendingTests ?? 0) + (result?.numTodoTests ?? 0),
    }
  }

  /** Runs the browser tests. */
  async function runBrowser(args, env) {
    const report = join(reports, `${known.length}.json`)
    const { code } = await node([bin('@playwright/test/cli.js'), 'test', ...args, '--reporter=list,json'], {
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    })
    const stats = readReport(report)?.stats
    const failed = stats?.unexpected ?? 0
    return {
      passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
      failed: failed === 0 && (code !== 0 || !stats?.expected) ? 1 : failed,
      skipped: stats?.skipped ?? 0,
    }
  }

  return {
    step,
    check,
    runProgram,
    runVitest,
    runBrowser,
    vitest: (name, args, options) => step(name, () => runVitest(args, options)),
    bin,
    /** Prints the times and the closing line. Resolves to the exit code. */
    close() {
      rmSync(reports, { recursive: true, force: true })
      const unknown = (only ?? []).filter((name) => !known.includes(name))
      if (unknown.length > 0) {
        console.error(`No step is called ${unknown.join(', ')}. There are: ${known.join(', ')}`)
        total.failed += unknown.length
      }
      const width = Math.max(0, ...times.map(({ name }) => name.length))
      for (const { name, seconds, counted } of times)
        console.log(`${name.padEnd(width)}  ${seconds.toFixed(1).padStart(7)} s  ${summary(counted)}`)
      console.log(`${'in all'.padEnd(width)}  ${((Date.now() - started) / 1000).toFixed(1).padStart(7)} s`)
      console.log(summary(total))
      return total.failed === 0 && total.passed > 0 ? 0 : 1
    },
  }
}

/** A file in which no test could be found. */
const isUnloadable = ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0
