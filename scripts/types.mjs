// Checks the types of each part with the libraries it may know: pure (no DOM, no Node), server, web, e2e.
import { spawnSync } from 'node:child_process'

let failed = 0
for (const part of ['pure', 'server', 'web', 'e2e']) {
  const { status } = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', `tsconfig.${part}.json`], {
    stdio: 'inherit',
  })
  console.log(`types ${part}: ${status === 0 ? 'ok' : 'FAILED'}`)
  if (status !== 0) failed += 1
}
process.exit(failed === 0 ? 0 : 1)
