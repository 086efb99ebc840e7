// The full names of the tests of some files, as `vitest -t` compares them, without running one: what the files say is
// done up to the bodies of the tests. vitest's own `list` does the same in ten times the time, because it reads the
// whole product once more, file by file. `node scripts/test-names.mjs report.json file …` writes names by file: those of
// tests that run under this environment (PROOF, NODE_ENV). Null is a file that can't be read; the reason is printed.
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

// What `vi.mock` asks for: nothing needs to be replaced where nothing runs.
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
// Some modules keep a timer or a process once they are read.
process.exit(0)
