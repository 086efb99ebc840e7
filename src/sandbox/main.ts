import { join } from 'node:path'
import process from 'node:process'
import { startSandbox, type RunningSandbox } from './server'

/** What the launcher hears: that the sandbox is up and where, or why it isn't. */
export type SandboxMessage =
  | { readonly type: 'ready'; readonly httpPort: number; readonly smtpPort: number }
  | { readonly type: 'failed'; readonly message: string }

function portOf(name: string, fallback: number): number {
  const text = process.env[name] ?? ''
  if (text === '') return fallback
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`${name} must be a port, not "${text}"`)
  return port
}

const tell = (message: SandboxMessage) => void process.send?.(message)

async function main(): Promise<void> {
  const sandbox: RunningSandbox = await startSandbox({
    httpPort: portOf('SANDBOX_PORT', 3001),
    smtpPort: portOf('SANDBOX_SMTP_PORT', 0),
    dataDir: join(process.env['DATA_DIR'] || 'data', 'sandbox'),
    machine: Date.now,
  })
  const end = () => {
    setTimeout(() => process.exit(0), 2000).unref()
    void sandbox.stop().then(() => process.exit(0))
  }
  process.once('SIGTERM', end)
  process.once('disconnect', end)
  // Ctrl-C reaches the whole group; under a launcher the sandbox stays until the app has sent its last mail.
  process.on('SIGINT', () => {
    if (!process.connected) end()
  })
  const { httpPort, smtpPort } = sandbox
  tell({ type: 'ready', httpPort, smtpPort })
  if (!process.connected) process.stdout.write(`Sandbox on http://127.0.0.1:${httpPort}, mail on smtp://127.0.0.1:${smtpPort}\n`)
}

main().catch((error: unknown) => {
  const message = `The sandbox did not start: ${error instanceof Error ? error.message : String(error)}`
  tell({ type: 'failed', message })
  process.stderr.write(`${message}\n`)
  process.exitCode = 1
  if (process.connected) process.disconnect()
})
