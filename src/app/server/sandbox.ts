import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export interface Sandbox {
  readonly url: string
  readonly smtpUrl: string
  stop(): void
}

/** In the built server the sandbox lies beside it; in development it is run from its source. */
const entry = import.meta.url.endsWith('.ts')
  ? new URL('../../sandbox/main.ts', import.meta.url)
  : new URL('./sandbox.js', import.meta.url)

/**
 * Starts the sandbox in a process of its own. It ends by itself when this process does, however that happens: the
 * channel between them closes.
 */
export async function startSandbox(options: {
  port: number
  dataDir: string
  log: (message: string) => void
}): Promise<Sandbox> {
  // `node --watch` has its children report their modules over the channel that here means something else.
  const { WATCH_REPORT_DEPENDENCIES: _, ...environment } = process.env
  const child = fork(fileURLToPath(entry), [], {
    execArgv: entry.href.endsWith('.ts') ? ['--import', 'tsx'] : [],
    env: { ...environment, SANDBOX_PORT: String(options.port), DATA_DIR: options.dataDir },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ports = await new Promise<{ httpPort: number; smtpPort: number }>((resolve, reject) => {
    child.once('message', (message) => resolve(message as { httpPort: number; smtpPort: number }))
    child.once('exit', (code) =>
      reject(new Error(`the sandbox did not start on port ${options.port} (exit ${code}); is SANDBOX_PORT taken?`)),
    )
  })
  child.once('exit', () => options.log('the sandbox has ended'))
  return {
    url: `http://127.0.0.1:${ports.httpPort}`,
    smtpUrl: `smtp://127.0.0.1:${ports.smtpPort}`,
    stop: () => {
      if (child.connected) child.disconnect()
    },
  }
}
