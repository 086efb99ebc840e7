// The full names of the tests of some files, as `vitest -t` compares them, without running a test. The files are executed
// except for the bodies of the tests. vitest's own `list` takes ten times as long, because it reads the whole product again
// for each file. `node scripts/test-names.mjs report.json file …` writes the names by file. Only tests that run in this
// environment (PROOF, NODE_ENV) are included. Null means that a file can't be read, and the reason is printed.
import { collectTests } from '@vitest/runner'
import { build } from 'esbuild'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const [report, ...wanted] = process.argv.slice(2)
const files = wanted.filter((file) => existsSync(file))

// Below the root, where the packages are found.
mkdirSync('.cache', { recursive: true })
const directory = mkdtempSync('.cache/test-names-')
process.on('exit', () => rmSync(directory, { recursive: true, force: true }))
await build({
  entryPoints: files,
  outdir: directory,
  outbase: '.',
  bundle: true,
  splitting: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  outExtension: { '.js': '.mjs' },
  logLevel: 'warning',
})

// `vi.mock` calls this. Nothing must be replaced, because no test runs.
globalThis.__vitest_mocker__ = { queueMock: () => undefined }
const found = await collectTests(
  files.map((file) => resolve(file)),
  {
    config: { root: process.cwd(), setupFiles: [], allowOnly: true, sequence: { seed: 0, hooks: 'stack' }, tags: [] },
    importFile: (path) => import(pathToFileURL(resolve(directory, relative('.', path).replace(/\.ts$/, '.mjs'))).href),
  },
)

/** The names of the tests of a file or a group that would run. */
const namesOf = (task, before = []) =>
  task.type === 'test'
    ? task.mode === 'run'
      ? [[...before, task.name].join(' ')]
      : []
    : task.tasks.flatMap((each) => namesOf(each, task.filepath ? [] : [...before, task.name]))

const names = Object.fromEntries(wanted.map((file) => [file, null]))
for (const file of found) {
  const path = relative('.', file.filepath).replaceAll('\\', '/')
  if (file.result?.state === 'fail') console.error(`${path}: ${file.result.errors?.[0]?.message}`)
  else names[path] = namesOf(file)
}
writeFileSync(report, JSON.stringify(names))
// Some modules start a timer or a process when they are loaded.
process.exit(0)
