import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** Two neighbouring ports that nobody listens on: the app's and the sandbox's. */
async function freePorts(): Promise<number> {
  const listen = (port: number) =>
    new Promise<number | null>((resolve) => {
      const probe = createServer()
      probe.once('error', () => resolve(null))
      probe.listen(port, '127.0.0.1', () => {
        const { port: found } = probe.address() as AddressInfo
        probe.close(() => resolve(found))
      })
    })
  for (;;) {
    const first = await listen(0)
    if (first && first < 65_000 && (await listen(first + 1)) !== null) return first
  }
}

/** The product as `npm start` runs it, on ports and data of its own. */
export async function startProduct(environment: Record<string, string> = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'husbok-e2e-'))
  const port = await freePorts()
  let child: ChildProcess | undefined

  async function start(): Promise<void> {
    const started = spawn(process.execPath, ['scripts/start.mjs'], {
      cwd: root,
      env: { ...process.env, PORT: String(port), SANDBOX_PORT: String(port + 1), DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '1000', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child = started
    let said = ''
    await new Promise<void>((resolve, reject) => {
      const hear = (data: Buffer) => {
        said += data.toString()
        if (said.includes('Husbok is ready')) resolve()
      }
      started.stdout.on('data', hear)
      started.stderr.on('data', hear)
      started.once('exit', (code) => reject(new Error(`the product ended with ${code}:\n${said}`)))
    })
  }

  const ended = () => new Promise<void>((resolve) => (child && child.exitCode === null && child.signalCode === null ? child.once('exit', () => resolve()) : resolve()))

  await start()
  return {
    url: `http://localhost:${port}`,
    sandboxUrl: `http://127.0.0.1:${port + 1}`,
    dataDir,
    /** Ends the process as a power cut would, without a word to it. */
    async kill() {
      const gone = ended()
      child?.kill('SIGKILL')
      await gone
    },
    start,
    async stop() {
      const gone = ended()
      child?.kill('SIGTERM')
      await gone
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export type Product = Awaited<ReturnType<typeof startProduct>>
