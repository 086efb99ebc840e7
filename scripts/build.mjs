// Builds the server (bundled, packages stay outside) and the browser's part into dist/.
import { build as bundle } from 'esbuild'
import { cpSync, rmSync } from 'node:fs'
import { build as buildWeb } from 'vite'

rmSync('dist', { recursive: true, force: true })
await bundle({
  entryPoints: {
    main: 'src/app/server/main.ts',
    admin: 'src/app/server/admin.ts',
    demo: 'src/app/server/demo.ts',
    sandbox: 'src/sandbox/main.ts',
  },
  outdir: 'dist/server',
  bundle: true,
  splitting: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  logLevel: 'warning',
})
cpSync('src/base/db/migrations', 'dist/server/migrations', { recursive: true })
await buildWeb({ logLevel: 'warn' })
