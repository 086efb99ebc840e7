import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export interface TestSandbox {
  /** `http://127.0.0.1:port` */
  readonly url: string
  readonly smtpUrl: string
  /** Messages received, newest first. */
  mails(): Promise<
    { to: string; from: string; replyTo: string; subject: string; text: string; html: string; messageId: string }[]
  >
  /** Plans a fault (`POST /__sandbox/faults`). */
  fault(fault: object): Promise<void>
  clearFaults(): Promise<void>
  /** Like a power cut. */
  kill(): Promise<void>
  stop(): Promise<void>
}

/** Starts the sandbox as a separate process, like the launcher, on free ports, with these variables. Only for tests. */
export async function testSandbox(dataDir: string, env: Record<string, string> = {}): Promise<TestSandbox> {
  const child = fork(fileURLToPath(new URL('../../../sandbox/main.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
    env: {
      ...process.env,
      ...env,
      SANDBOX_PORT: '0',
      SANDBOX_SMTP_PORT: '0',
      DATA_DIR: dataDir,
      npm_config_loglevel: 'silent',
    },
  })
  const ended = new Promise<void>((end) => child.once('exit', () => end()))
  const up = await new Promise<{ httpPort: number; smtpPort: number }>((resolve, reject) => {
    child.once('message', (ready) => resolve(ready as { httpPort: number; smtpPort: number }))
    child.once('exit', () => reject(new Error('the sandbox ended before it was up')))
  })
  const url = `http://127.0.0.1:${up.httpPort}`
  return {
    url,
    smtpUrl: `smtp://127.0.0.1:${up.smtpPort}`,
    mails: async () =>
      (await (await fetch(`${url}/__sandbox/mails`)).json()) as Awaited<ReturnType<TestSandbox['mails']>>,
    async fault(fault) {
      const answer = await fetch(`${url}/__sandbox/faults`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(fault),
      })
      if (answer.status !== 201) throw new Error(`fault refused: ${await answer.text()}`)
    },
    clearFaults: async () => void (await fetch(`${url}/__sandbox/faults`, { method: 'DELETE' })),
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
    async stop() {
      if (child.connected) child.disconnect()
      await ended
    },
  }
}
