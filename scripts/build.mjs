// Builds the server (bundled, packages stay outside) and the browser's part into dist/.
import { build as bundle } from 'esbuild'
import { cpSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { build as buildWeb } from 'vite'

const { resolve } = createRequire(import.meta.url)
/** Node wants an import attribute for JSON that TypeScript's bundler mode doesn't write; such data goes into the bundle. */
const dataOfPackages = {
  name: 'data-of-packages',
  setup: (build) => build.onResolve({ filter: /^[^./].*\.json$/ }, ({ path }) => ({ path: resolve(path) })),
}

rmSync('dist', { recursive: true, force: true })
await bundle({
  entryPoints: {
    main: 'src/app/server/main.ts',
    admin: 'src/app/server/admin.ts',
    demo: 'src/app/demo/main.ts',
    sandbox: 'src/sandbox/main.ts',
  },
  outdir: 'dist/server',
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
cpSync('src/base/db/migrations', 'dist/server/migrations', { recursive: true })
await buildWeb({ logLevel: 'warn' })
