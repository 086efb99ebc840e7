import { processPool } from './pool'
import type { ProcessFacts, TestJob } from './test-program'

// Starts work that never ends, and prints its process. pool.test.ts starts and kills this program.
const pool = processPool<TestJob, ProcessFacts>({
  program: new URL('./test-program.ts', import.meta.url),
  size: 1,
  memory: 300 * 1024 * 1024,
  timeout: 600_000,
  mostWaiting: 10,
  idle: 600_000,
})
const { pid } = (await pool.run(1, { do: 'about' })).value
void pool.run(1, { do: 'spin' })
process.stdout.write(`${pid}\n`)
