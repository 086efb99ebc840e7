// Bundles programs for Node the way the product is shipped: packages stay outside, migrations and papers' templates lie beside.
import { build } from 'esbuild'
import { cpSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)
/** Node wants an import attribute for JSON that TypeScript's bundler mode doesn't write; such data goes into the bundle. */
const dataOfPackages = {
  name: 'data-of-packages',
  setup: (build) => build.onResolve({ filter: /^[^./].*\.json$/ }, ({ path }) => ({ path: resolve(path) })),
}

export async function bundle(outdir, entryPoints) {
  await build({
    entryPoints,
    outdir,
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    sourcemap: true,
    plugins: [dataOfPackages],
    logLevel: 'warning',
  })
  cpSync('src/base/db/migrations', `${outdir}/migrations`, { recursive: true })
  // Templates of papers keep their paths: they name each other by them. Those of tests stay at home.
  for (const path of readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) =>
    /(^|[/\\])(?!test-)[^/\\]+\.typ$/.test(path),
  ))
    cpSync(`src/${path}`, `${outdir}/papers/${path}`)
}
