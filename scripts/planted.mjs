// Plants defects into copies of the sources, one at a time in each copy, and checks that the named check finds each.
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { tsImport } from 'tsx/esm/api'
import { node } from './steps.mjs'

const { planted } = await tsImport('../proof/planted.ts', import.meta.url)

/** The programs that run in the copies. They end with this one. */
const running = new Set()
process.on('exit', () => {
  for (const child of running) child.kill('SIGTERM')
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1))

/** A copy to plant in, so that the original sources are never changed. Each has ports of its own for the apps that it starts. */
function copy(lane) {
  const directory = mkdtempSync(join(tmpdir(), 'husbok-planted-'))
  process.on('exit', () => rmSync(directory, { recursive: true, force: true }))
  const left = new Set(['node_modules', 'dist', 'data', '.git', '.cache'])
  for (const part of readdirSync('.').filter((name) => !left.has(name)))
    cpSync(part, join(directory, part), { recursive: true })
  symlinkSync(resolve('node_modules'), join(directory, 'node_modules'))
  return { directory, port: Number(process.env.PROOF_PORT ?? 5370) + 100 * lane }
}

/** The test file of a check: a proof, or a test of a module by its path. */
const pathOf = (file) => `${file.includes('/') ? file : `proof/${file}`}.test.ts`

/** True if a check starts the built app, which a new copy doesn't contain. */
const runsBuilt = (file) => /\b(?:startRestartableApp|startApp)\(/.test(readFileSync(pathOf(file), 'utf8'))

/** The text of a file with the edit. Throws unless its place is found exactly once. */
function edited(text, { file, replace, with: by }) {
  const words = replace.split(/\s+/).map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
  const place = new RegExp(words.join('\\s+'), 'g')
  const count = text.match(place)?.length ?? 0
  if (count !== 1) throw new Error(`${file} holds this ${count} times instead of once:\n${replace}`)
  return text.replace(place, () => by)
}

/** Applies the edits to the files in a directory. Returns a function that undoes them. */
function plant(directory, edits) {
  const before = new Map(edits.map(({ file }) => [file, readFileSync(join(directory, file), 'utf8')]))
  const after = new Map(before)
  for (const edit of edits) after.set(edit.file, edited(after.get(edit.file), edit))
  const write = (texts) => texts.forEach((text, file) => writeFileSync(join(directory, file), text))
  write(after)
  return () => write(before)
}

/** Runs one check in the copy. Returns how many of its tests failed, and their number. */
async function runCheck({ directory, port }, [file, only]) {
  const start = (args) =>
    node(args, {
      cwd: directory,
      quiet: true,
      env: { NODE_ENV: 'test', PROOF: 'planted', PROOF_PORT: String(port) },
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
  const reporter = ['--reporter=json', `--outputFile=${report}`]
  const { output } = await start(['node_modules/vitest/vitest.mjs', 'run', pathOf(file), ...filter, ...reporter])
  const result = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined
  const ran = (result?.numPassedTests ?? 0) + (result?.numFailedTests ?? 0)
  if (ran > 0) return { failed: result.numFailedTests, ran }
  // Tests were found, but their shared setup failed. That counts as a failure. A file that can't be read doesn't.
  const found = result?.testResults.flatMap((one) => (one.status === 'failed' ? one.assertionResults : [])) ?? []
  if (found.length === 0) throw new Error(`ran no test:\n${output}`)
  return { failed: found.length, ran: found.length }
}

const log = (mark, name, text) => console.log(`${mark.padEnd(11)} ${name.padEnd(60)} ${text}`)

/** Checks that a defect can be planted, and that the file of its check is there. */
function doesFit({ name, check, edits }) {
  try {
    if (!existsSync(pathOf(check[0]))) throw new Error(`${pathOf(check[0])} is not there`)
    for (const edit of edits) edited(readFileSync(edit.file, 'utf8'), edit)
    return true
  } catch (error) {
    log('BROKEN', name, error.message)
    return false
  }
}

/** Plants one defect and runs its check. True when the check fails. */
async function isCaught(lane, { name, edits, check }) {
  const began = Date.now()
  const restore = plant(lane.directory, edits)
  try {
    const { failed, ran } = await runCheck(lane, check)
    const seconds = Math.round((Date.now() - began) / 1000)
    log(failed > 0 ? 'caught' : 'NOT CAUGHT', name, `${check.join(': ')} (${failed} of ${ran}, ${seconds} s)`)
    return failed > 0
  } catch (error) {
    log('BROKEN', name, `${check.join(': ')} ${error.message}`)
    return false
  } finally {
    restore()
  }
}

/**
 * Plants the defects whose name or check is listed, or all. With `fits`, only checks that they can be planted. Resolves to
 * how many were found and how many were not.
 */
export async function plantDefects(names, { fits = false } = {}) {
  const chosen = planted.filter(
    ({ name, check }) => names.length === 0 || names.some((each) => name.includes(each) || check[0] === each),
  )
  const fitting = chosen.filter(doesFit)
  if (fits || fitting.length < chosen.length) return { passed: fitting.length, failed: chosen.length - fitting.length }
  let caught = 0
  const waiting = chosen.values()
  await Promise.all(
    Array.from({ length: Math.min(availableParallelism(), 4, chosen.length) }, async (_, index) => {
      const lane = copy(index)
      for (const defect of waiting) if (await isCaught(lane, defect)) caught += 1
    }),
  )
  return { passed: caught, failed: chosen.length - caught }
}
