import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { queryEmbedded } from '../src/base/embedded/test-query'

const checkout = join(import.meta.dirname, '..')
const run = promisify(execFile)

/** A mail as the sandbox's mailbox shows it. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** Two neighbouring free ports, for the app and the sandbox. Returns the first. */
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

/** The built product as `npm start` runs it, with its own ports and data. */
export async function startProduct(environment: Record<string, string> = {}, root = checkout) {
  if (!existsSync(join(root, 'dist/server/main.js')))
    throw new Error('the product is not built: run `npm run build` first')
  const dataDir = await mkdtemp(join(tmpdir(), 'husbok-e2e-'))
  const port = await freePorts()
  const sandboxUrl = `http://127.0.0.1:${port + 1}`
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    SANDBOX: 'on',
    PORT: String(port),
    SANDBOX_PORT: String(port + 1),
    DATA_DIR: dataDir,
    RATE_LIMIT_FACTOR: '1000',
    ...environment,
  }
  let child: ChildProcess | undefined

  async function start(): Promise<void> {
    const started = spawn(process.execPath, ['dist/server/main.js'], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child = started
    let output = ''
    await new Promise<void>((resolve, reject) => {
      const hear = (data: Buffer) => {
        output += data.toString()
        if (output.includes('Husbok is ready')) resolve()
      }
      started.stdout.on('data', hear)
      started.stderr.on('data', hear)
      started.once('exit', (code) => reject(new Error(`the product ended with ${code}:\n${output}`)))
    })
  }

  const ended = () =>
    new Promise<void>((resolve) =>
      child && child.exitCode === null && child.signalCode === null ? child.once('exit', () => resolve()) : resolve(),
    )

  await start()
  return {
    url: `http://localhost:${port}`,
    sandboxUrl,
    dataDir,
    /** Runs a support command next to the running product. Returns what it prints. */
    async admin(...args: string[]): Promise<string> {
      const { stdout } = await run(process.execPath, ['dist/server/admin.js', ...args], { cwd: root, env })
      return stdout.trim()
    },
    /** The newest mail to that address that contains `about`. Waits until it has arrived. */
    async mailTo(address: string, about: string): Promise<Mail> {
      for (let tries = 0; tries < 150; tries += 1) {
        const mails = (await (await fetch(`${sandboxUrl}/__sandbox/mails`)).json()) as Mail[]
        const found = mails.find(
          (mail) => mail.to === address && (mail.subject.includes(about) || mail.text.includes(about)),
        )
        if (found) return found
        await new Promise((resolve) => setTimeout(resolve, 200))
      }
      throw new Error(`no mail "${about}" came to ${address}`)
    },
    /** Unlinks the electronic ids that accounts of earlier journeys have linked, because each belongs to one account. */
    async freeElectronicIds(): Promise<void> {
      await queryEmbedded(dataDir, 'delete from external_identity')
    },
    /** Kills the process without warning, as a power cut would. */
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
