import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createEncryption } from '../src/base/db/encryption'
import { createDb, createPool } from '../src/base/db/pool'
import { testDatabase } from '../src/base/db/test-database'

/** The app in its own process, on its own database. So the resources of the test's callers are not measured. */
export async function openMeasuredApp() {
  const database = await testDatabase()
  const db = createDb(createPool(database.connection, 4))
  const dataDir = await mkdtemp(join(tmpdir(), 'husbok-measured-'))
  const key = randomBytes(32)
  const child = fork(fileURLToPath(new URL('measured-server.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx', '--expose-gc'],
    env: {
      ...process.env,
      HUSBOK_PROOF: JSON.stringify({ connection: database.connection, dataDir, key: key.toString('base64') }),
    },
  })
  const { port } = await new Promise<{ port: number }>((up, failed) => {
    child.once('message', (ready) => up(ready as { port: number }))
    child.once('exit', () => failed(new Error('the app ended before it was up')))
  })
  const base = `http://127.0.0.1:${port}`
  return {
    base,
    pid: child.pid,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    db,
    dataDir,
    encryption: createEncryption([{ id: 'proof', secret: key }]),
    /** Resident memory in bytes: `now` after garbage collection, and the peak since the last call. */
    memory: () =>
      new Promise<{ peak: number; now: number }>((resolve) => {
        child.once('message', (answer) => resolve(answer as { peak: number; now: number }))
        child.send('memory')
      }),
    async register(email: string): Promise<{ token: string; owner: number }> {
      const answer = await fetch(`${base}/api/auth/register`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: 'Fjord-1234', isAgreePolicy: true }),
      })
      const { accessToken, user } = (await answer.json()) as { accessToken: string; user: { id: number } }
      return { token: accessToken, owner: user.id }
    },
    async close(): Promise<void> {
      const ended = new Promise((end) => child.once('exit', end))
      child.disconnect()
      await ended
      await db.destroy()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export type MeasuredApp = Awaited<ReturnType<typeof openMeasuredApp>>
