// Measures the product against the bare limits of Node and PostgreSQL, prints a table and writes docs/benchmarks.md.
// Takes a while; `npm run bench -- --quick` is for development. Flags: bench/options.ts.
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { install } from './install.mjs'

install()
const { bundle } = await import('./bundle.mjs')
const out = '.cache/bench'
rmSync(out, { recursive: true, force: true })
// The server itself as it is built for production, without the browser's part, which is not measured here.
await bundle(out, { main: 'src/app/server/main.ts', bench: 'bench/main.ts', bare: 'bench/bare.ts' })
const { status } = spawnSync(process.execPath, [`${out}/bench.js`, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
})
process.exit(status ?? 1)
