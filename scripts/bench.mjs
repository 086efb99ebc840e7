// Measures the product against the bare limits of Node and PostgreSQL, prints a table and writes docs/benchmarks.md.
// Takes a while; `npm run bench -- --quick` is for development. Flags: bench/options.ts.
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { findBrowser } from './browser.mjs'
import { build } from './built.mjs'
import { install, installPackage } from './install.mjs'

install()
// Clicks and keys in the browser (bench/presses): the built product as it is, with the demo's
// books.
if (process.argv.includes('--presses')) {
  build()
  const args = ['--import', 'tsx', 'bench/presses/main.ts', ...process.argv.slice(2)]
  const env = { ...process.env, CHROMIUM_PATH: findBrowser() }
  process.exit(spawnSync(process.execPath, args, { stdio: 'inherit', env }).status ?? 1)
}
const { bundle } = await import('./bundle.mjs')
// Ten thousand landlords on three processes (bench/many): a separate run, with an S3 store that is installed only for it.
const isMany = process.argv.includes('--many')
// The run of bench/many, while its parts fail one after the other.
const isFaults = isMany && process.argv.includes('--faults')
const out = isMany ? '.cache/bench-many' : '.cache/bench'
rmSync(out, { recursive: true, force: true })
if (isMany) installPackage('s3rver@3.7.1', '.cache/many-s3')
// The server as it is built for production, without the browser's part, which is not measured here.
const benches = isFaults
  ? { bench: 'bench/many/faults.ts', admin: 'src/app/admin/main.ts' }
  : isMany
    ? { bench: 'bench/many/main.ts' }
    : { bench: 'bench/main.ts', bare: 'bench/bare.ts' }
await bundle(out, { main: 'src/app/server/main.ts', ...benches })
const { status } = spawnSync(process.execPath, [`${out}/bench.js`, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
})
process.exit(status ?? 1)
