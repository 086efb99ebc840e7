// Plants defects into copies of the sources, one at a time in each copy, and checks that the named check finds each.
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { tsImport } from 'tsx/esm/api'
import { node } from './steps.mjs'

const { faultOf, pathOf } = await tsImport('../proof/planted/check.ts', import.meta.url)
const { plant } = await tsImport('../proof/planted/edit.ts', import.meta.url)
const { planted, withoutDefect } = await tsImport('../proof/planted/all.ts', import.meta.url)

/** The number of copies in use at once. A check leaves two fifths of two cores idle and needs some hundred megabytes of memory. */
const lanes = Math.min(availableParallelism(), 4)

/** The programs that run in the copies. They end with this one. */
const running = new Set()
process.on('exit', () => {
  for (const child of running) child.kill('SIGTERM')
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1))

/** The first port of the apps of each copy, because several copies start apps at the same time. */
const ports = new Map()

/** A copy to plant in, so that the original sources are never changed. */
function copy() {
  const directory = mkdtempSync(join(tmpdir(), 'husbok-planted-'))
  const left = new Set(['node_modules', 'dist', 'data', '.git', '.cache'])
  for (const part of readdirSync('.').filter((name) => !left.has(name)))
    cpSync(part, join(directory, part), { recursive: true })
  symlinkSync(resolve('node_modules'), join(directory, 'node_modules'))
  process.on('exit', () => rmSync(directory, { recursive: true, force: true }))
  ports.set(directory, Number(process.env.PROOF_PORT ?? 5370) + 100 * ports.size)
  return directory
}

/** Whether a check starts the built app, which a new copy doesn't contain. */
const runsBuilt = (file) => /\b(?:ownApp|startApp)\(/.test(readFileSync(pathOf(file), 'utf8'))

/** Runs one check in the copy. Returns how many of its tests failed, and their number. */
async function runCheck(directory, [file, only]) {
  const start = (args) =>
    node(args, {
      cwd: directory,
      quiet: true,
      env: { NODE_ENV: 'test', PROOF: 'planted', PROOF_PORT: String(ports.get(directory)) },
      onStart(child) {
        running.add(child)
        child.on('exit', () => running.delete(child))
      },
    })
  if (runsBuilt(file)) {
    const built = await start(['scripts/build.mjs'])
    if (built.code !== 0) throw new Error(`the copy does not build:\n${built.output}`)
  }
  const report = join(directory, 'report.json')
  rmSync(report, { force: true })
  const filter = only ? ['-t', only] : []
  const { output } = await start([
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project=!days *',
    pathOf(file),
    ...filter,
    '--reporter=json',
    `--outputFile=${report}`,
  ])
  const result = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined
  const ran = (result?.numPassedTests ?? 0) + (result?.numFailedTests ?? 0)
  if (ran > 0) return { failed: result.numFailedTests, ran }
  // Tests were found, but their shared setup failed. That counts as a failure. A file that can't be read doesn't.
  const found = result?.testResults.flatMap((one) => (one.status === 'failed' ? one.assertionResults : [])) ?? []
  if (found.length === 0) {
    const messages = result?.testResults.map(({ message }) => message).join('\n') ?? ''
    throw new Error(`${pathOf(file)}${only ? ` -t "${only}"` : ''} ran no test:\n${messages}\n${output}`)
  }
  return { failed: found.length, ran: found.length }
}

/** The names of the tests in each file, as they are while a defect is planted. */
async function readNames(directory, files) {
  const report = join(directory, 'names.json')
  const { code, output } = await node(['scripts/test-names.mjs', report, ...files], {
    quiet: true,
    env: { NODE_ENV: 'test', PROOF: 'planted' },
  })
  if (code !== 0) throw new Error(`the names of the tests can't be read:\n${output}`)
  if (output.trim() !== '') console.log(output.trim())
  return JSON.parse(readFileSync(report, 'utf8'))
}

const log = (mark, name, text) => console.log(`${mark.padEnd(11)} ${name.padEnd(60)} ${text}`)

/** Errors in the list of defects: repeated names, proofs without a defect, edits that match nothing, checks that match no test. */
async function faultsOf(directory, chosen) {
  const names = planted.map(({ name }) => name)
  const faults = names.filter((name, index) => names.indexOf(name) !== index).map((name) => `twice: ${name}`)
  const checks = new Set(planted.map(({ check }) => check[0]))
  const proofs = readdirSync('proof').flatMap(
    (file) => /^(?!architecture|pieces|planted|readme)(.+)\.test\.ts$/.exec(file)?.[1] ?? [],
  )
  for (const proof of proofs)
    if (checks.has(proof) === withoutDefect.includes(proof)) faults.push(`defects of ${proof}: see withoutDefect`)
  const tests = await readNames(directory, [...new Set(chosen.map(({ check }) => pathOf(check[0])))])
  for (const { name, edits, check } of chosen) {
    const fault = faultOf(check, tests[pathOf(check[0])] ?? undefined)
    if (fault) faults.push(`${name}: ${fault}`)
    try {
      plant(directory, edits)()
    } catch (error) {
      faults.push(`${name}: ${error.message}`)
    }
  }
  return faults
}

/** Checks that compare times within one run. Another check at the same time would distort them. */
const measuring = new Set(['load'])

/** Gives each item to the next free copy. Items whose check measures times come last and run alone. */
async function inCopies(directories, items, checkOf, work) {
  const isMeasured = (item) => measuring.has(checkOf(item))
  const waiting = items.filter((item) => !isMeasured(item)).values()
  const takeNext = async (directory) => {
    for (const item of waiting) await work(directory, item)
  }
  await Promise.all(directories.map(takeNext))
  for (const item of items.filter(isMeasured)) await work(directories[0], item)
}

/** Runs every check once without a defect, at full size. Resolves to those that fail, although they must pass. */
async function findRed(directories, chosen) {
  const red = new Set()
  const files = [...new Set(chosen.map(({ check }) => check[0]))]
  await inCopies(
    directories,
    files,
    (file) => file,
    async (directory, file) => {
      const patterns = chosen.filter(({ check }) => check[0] === file).map(({ check }) => check[1])
      const only = patterns.includes(undefined)
        ? undefined
        : [...new Set(patterns)].map((each) => `(${each})`).join('|')
      const { failed, ran } = await runCheck(directory, [file, only])
      if (failed === 0) return
      red.add(file)
      log('RED', file, `${failed} of ${ran} fail with nothing planted`)
    },
  )
  if (red.size === 0) log('green', 'nothing planted', '')
  return red
}

/** Plants one defect and runs its check. True when the check fails. */
async function isCaught(directory, { name, edits, check }) {
  const restore = plant(directory, edits)
  try {
    const { failed, ran } = await runCheck(directory, check)
    log(failed > 0 ? 'caught' : 'NOT CAUGHT', name, `${check.join(': ')} (${failed} of ${ran})`)
    return failed > 0
  } catch (error) {
    log('BROKEN', name, `${check.join(': ')} ${error instanceof Error ? error.message : String(error)}`)
    return false
  } finally {
    restore()
  }
}

/**
 * Plants the defects whose name or check is listed, or all. With `fits`, only checks that they can be planted and that
 * their tests exist. Resolves to how many were found and how many were not.
 */
export async function plantDefects(names, { fits = false } = {}) {
  const chosen = planted.filter(
    ({ name, check }) => names.length === 0 || names.some((each) => name.includes(each) || check[0] === each),
  )
  const directory = copy()
  // All texts and tests are checked before the first of many minutes is spent.
  const faults = await faultsOf(directory, chosen)
  for (const fault of faults) log('BROKEN', fault, '')
  if (fits || faults.length > 0) return { passed: chosen.length - faults.length, failed: faults.length }
  const directories = [directory, ...Array.from({ length: Math.min(lanes, chosen.length) - 1 }, copy)]
  const red = await findRed(directories, chosen)
  let caught = 0
  // A check that fails without a defect finds nothing. Its defects count as not found, and all others are tried.
  const tried = chosen.filter(({ check }) => !red.has(check[0]))
  const checkOf = ({ check }) => check[0]
  await inCopies(directories, tried, checkOf, async (each, defect) => {
    if (await isCaught(each, defect)) caught += 1
  })
  return { passed: caught, failed: chosen.length - caught }
}
