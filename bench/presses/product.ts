import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { demoEmail } from '../../src/app/demo/landlord'

export interface Demo {
  readonly url: string
  readonly token: string
  stop(): Promise<void>
}

export interface DemoOptions {
  /** The folder of the built product: `dist`, or the one of an older build. */
  readonly dist: string
  /** A folder whose books are kept and used again. Left out: a new one that is removed afterwards. */
  readonly directory: string | undefined
  readonly port: number
}

/** Fills the demo's books, and returns the password. Does nothing if the folder has them already. */
async function filled(directory: string, run: (program: string) => string): Promise<string> {
  const file = join(directory, 'demo-password')
  const known = await readFile(file, 'utf8').catch(() => '')
  if (known !== '') return known
  const password = /password\s+(\S+)/.exec(run('demo.js'))?.[1]
  if (password === undefined) throw new Error('the demo was not filled')
  await writeFile(file, password)
  return password
}

/** The built product with the demo's books, and a session of their landlord. */
export async function startDemo({ dist, directory: given, port }: DemoOptions): Promise<Demo> {
  const directory = given ?? (await mkdtemp(join(tmpdir(), 'husbok-presses-')))
  await mkdir(directory, { recursive: true })
  const env = {
    PATH: process.env['PATH'],
    NODE_ENV: 'production',
    SANDBOX: 'on',
    PORT: String(port),
    DATA_DIR: resolve(directory),
    RATE_LIMIT_FACTOR: '1000',
  }
  const program = (name: string) => join(dist, 'server', name)
  const password = await filled(directory, (name) => {
    const { stdout, stderr, status } = spawnSync(process.execPath, [program(name)], { env, encoding: 'utf8' })
    if (status !== 0) throw new Error(stderr)
    return stdout
  })
  const child = spawn(process.execPath, [program('main.js')], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const url = `http://localhost:${port}`
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const over = once(child, 'exit')
      child.kill('SIGTERM')
      await over
    }
    if (given === undefined) await rm(directory, { recursive: true, force: true })
  }
  try {
    for (let tries = 0; !(await isReady(url)); tries += 1) {
      if (child.exitCode !== null || tries === 600) throw new Error('the product did not start')
      await sleep(100)
    }
    const answer = await fetch(`${url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: demoEmail, password }),
    })
    const { accessToken } = (await answer.json()) as { accessToken?: string }
    if (accessToken === undefined) throw new Error(`the demo's landlord could not log in: ${answer.status}`)
    return { url, token: accessToken, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/api/ready`).then(
    (answer) => answer.ok,
    () => false,
  )
