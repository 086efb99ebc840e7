import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ended, startApp, type RunningApp } from './crash'
import { faults, load, register, type Landlord } from './crash-books'

const port = Number(process.env['PROOF_PORT'] ?? 5380)

let dataDir: string
let landlord: Landlord
let app: RunningApp | undefined

async function stop(): Promise<void> {
  if (!app) return
  app.child.kill('SIGTERM')
  await ended(app.child)
  app = undefined
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'husbok-installation-'))
  app = await startApp(dataDir, port)
  landlord = await register(app, 'kari@husbok.test')
  await load(app, landlord, 'kari', (count) => count >= 5)
  await stop()
}, 120_000)

afterAll(async () => {
  await stop()
  await rm(dataDir, { recursive: true, force: true })
}, 60_000)

const keyFile = () => join(dataDir, 'encryption-keys')
const files = async () =>
  (await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
    .length

/** Puts something else in place of a file, or nothing; returns how it is put back. */
async function replace(path: string, text?: string): Promise<() => Promise<void>> {
  const aside = `${path}.aside`
  await rename(path, aside)
  if (text !== undefined) await writeFile(path, text, { mode: 0o600 })
  return async () => {
    await rm(path, { recursive: true, force: true })
    await rename(aside, path)
  }
}
const secret = () => randomBytes(32).toString('base64')

it.each<[string, () => Promise<() => Promise<void>>, RegExp]>([
  ['the key file is missing', () => replace(keyFile()), /The encryption key is missing/],
  ['another secret stands under the same id', () => replace(keyFile(), `k1:${secret()}\n`), /Key k1 .* is another one/],
  ['the keys are of another installation', () => replace(keyFile(), `k7:${secret()}\n`), /was written with key k1/],
  [
    'the files are of another installation',
    () => replace(join(dataDir, 'files/installation-id'), 'another\n'),
    /files belong to another installation/,
  ],
  ['the database is an empty one', () => replace(join(dataDir, 'postgres')), /files belong to another installation/],
  [
    'the files were claimed by nobody and the database is an empty one',
    async () => {
      const back = [await replace(join(dataDir, 'files/installation-id')), await replace(join(dataDir, 'postgres'))]
      return async () => void (await Promise.all(back.map((each) => each())))
    },
    /the database names none of them/,
  ],
  ['the files are gone', () => replace(join(dataDir, 'files')), /the store is empty/],
])(
  'refuses to start when %s, and touches nothing',
  async (_what, damage, sentence) => {
    const [before, key] = [await files(), await readFile(keyFile(), 'utf8')]
    const repair = await damage()
    const refused = await startApp(dataDir, port).catch((error: unknown) => error)
    if (!(refused instanceof Error)) app = refused as RunningApp
    await stop()
    await repair()
    expect(String(refused)).toMatch(sentence)
    expect(await files()).toBe(before)
    expect(await readFile(keyFile(), 'utf8')).toBe(key)
  },
  60_000,
)

it('has everything that was saved when the right parts are back', async () => {
  app = await startApp(dataDir, port)
  expect(landlord.saved.length).toBeGreaterThan(0)
  expect(await faults(app, landlord)).toEqual([])
}, 60_000)
