// Builds the server (bundled, packages stay outside) and the browser's part into dist/.
import { rmSync } from 'node:fs'
import { build as buildWeb } from 'vite'
import { bundle } from './bundle.mjs'

rmSync('dist', { recursive: true, force: true })
await bundle('dist/server', {
  main: 'src/app/server/main.ts',
  admin: 'src/app/server/admin.ts',
  demo: 'src/app/demo/main.ts',
  sandbox: 'src/sandbox/main.ts',
})
await buildWeb({ logLevel: 'warn' })
