import { join } from 'node:path'
import process from 'node:process'
import { credentialsIn } from './control/credentials'
import { startSandbox, type RunningSandbox } from './server'

/** The message to the launcher when the sandbox is running. If it can't start, it exits with 1 and writes the reason to stderr. */
export interface SandboxReady {
  readonly type: 'ready'
  readonly httpPort: number
  readonly smtpPort: number
}

function portOf(name: string, fallback: number): number {
  const text = process.env[name] ?? ''
  if (text === '') return fallback
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`${name} must be a port, not "${text}"`)
  return port
}

async function main(): Promise<void> {
  const sandbox: RunningSandbox = await startSandbox({
    httpPort: portOf('SANDBOX_PORT', 3001),
    smtpPort: portOf('SANDBOX_SMTP_PORT', 0),
    dataDir: join(process.env['DATA_DIR'] || 'data', 'sandbox'),
    appUrl: process.env['APP_URL'] || 'http://127.0.0.1:3000',
    publicUrl: process.env['PUBLIC_URL'] || 'http://localhost:3000',
    credentials: credentialsIn(process.env),
    machine: Date.now,
  })
  const end = () => {
    setTimeout(() => process.exit(0), 2000).unref()
    void sandbox.stop().then(() => process.exit(0))
  }
  process.once('SIGTERM', end)
  process.once('disconnect', end)
  // Ctrl-C reaches the whole process group. Under a launcher the sandbox stays until the app has sent its last mail.
  process.on('SIGINT', () => {
    if (!process.connected) end()
  })
  const { httpPort, smtpPort } = sandbox
  process.send?.({ type: 'ready', httpPort, smtpPort } satisfies SandboxReady, () => undefined)
  if (!process.connected)
    process.stdout.write(`Sandbox on http://127.0.0.1:${httpPort}, mail on smtp://127.0.0.1:${smtpPort}\n`)
}

main().catch((error: unknown) => {
  process.stderr.write(`The sandbox did not start: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
  if (process.connected) process.disconnect()
})
