import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { encryptedTables } from '../src/app/server/encrypted-tables'
import { verifyAudit } from '../src/base/audit/service-verify'
import { mayChangeAudit } from '../src/base/audit/service-role'
import { createEncryption, parseKeys } from '../src/base/db/encryption'
import { rotateKeys } from '../src/base/db/key-rotation'
import { createDb, createPool } from '../src/base/db/pool'
import { findEmbedded, type Connection } from '../src/base/embedded/supervisor'
import { queryEmbedded } from '../src/base/embedded/test-query'
import { callApp, untilEnded, callOrThrow, startApp, type RunningApp } from './crash'
import { checkAcknowledged, saveVouchersUntilKilled, registerLandlord, type Landlord } from './crash-books'

const port = Number(process.env['PROOF_PORT'] ?? 5380)

let dataDir: string
let landlord: Landlord
let app: RunningApp | undefined

async function stop(): Promise<void> {
  if (!app) return
  app.child.kill('SIGTERM')
  await untilEnded(app.child)
  app = undefined
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'husbok-installation-'))
  app = await startApp(dataDir, port)
  landlord = await registerLandlord(app, 'kari@husbok.test')
  await saveVouchersUntilKilled(app, landlord, 'kari', (count) => count >= 5)
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

/** Replaces a file by another text, or removes it. Returns a function that puts it back. */
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

it('refuses to start in production where nobody would get its mails', async () => {
  await expect(startApp(dataDir, port, { SANDBOX: '' })).rejects.toThrow(/exit 1\).*SMTP_URL is missing/s)
}, 60_000)

it('has everything that was saved when the right parts are back', async () => {
  app = await startApp(dataDir, port)
  expect(landlord.saved.length).toBeGreaterThan(0)
  expect(await checkAcknowledged(app, landlord)).toEqual([])
}, 60_000)

const asAdministrator = async (connection: Connection, statement: string): Promise<void> => {
  const pool = createPool({ ...connection, user: 'postgres' }, 1)
  try {
    await pool.query(statement)
  } finally {
    await pool.end()
  }
}
const asProgram = (statement: string) => queryEmbedded(dataDir, statement)

const profile = {
  firstName: 'Kari',
  lastName: 'Nordmann',
  country: 'NO',
  city: 'Oslo',
  address: 'Storgata 1',
  postcode: '0155',
  ssn: '29124815345',
}

it('serves everything but a damaged field, and has nothing under a wrong key after all of these starts', async () => {
  await callOrThrow(app!.url, 'PUT', 'profile', { token: landlord.token, body: profile })
  const connection = await findEmbedded({ dataDir: join(dataDir, 'postgres') })
  const pool = createPool(connection!, 2)
  const db = createDb(pool)
  const encryption = createEncryption(parseKeys(await readFile(keyFile(), 'utf8').then((text) => text.trim())))
  try {
    // All stored data are encrypted with the right key. The trail is complete, and the program cannot change it.
    const all = { ...encryption, isCurrent: () => false, current: 'none' }
    const { rewritten, unreadable } = await rotateKeys({ db, encryption: all, tables: encryptedTables })
    expect(rewritten).toBeGreaterThan(0)
    expect(unreadable).toEqual([])
    expect((await verifyAudit(db, encryption)).fault).toBeNull()
    expect(await mayChangeAudit(db)).toBe(false)
    const turnAround = `update account set ssn = left(ssn, 20) || reverse(substr(ssn, 21)) where ssn is not null`
    await pool.query(turnAround)
    const read = async () => {
      const answer = await fetch(`${app!.url}/api/profile`, { headers: { authorization: `Bearer ${landlord.token}` } })
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
    }
    expect(await read()).toMatchObject({ status: 409, body: { message: 'unreadable', current: { ssn: null } } })
    await pool.end()
    // An earlier version left the schema to the program's role. The next start must take it away from that role too.
    await asAdministrator(connection!, 'alter schema public owner to husbok')
    await stop()
    app = await startApp(dataDir, port)
    await expect(asProgram('drop table audit cascade')).rejects.toThrow(/must be owner/)
    expect(await read()).toMatchObject({ status: 409, body: { message: 'unreadable', current: { ssn: null } } })
    await asAdministrator(connection!, turnAround)
    expect(await checkAcknowledged(app, landlord)).toEqual([])
  } finally {
    await pool.end().catch(() => undefined)
    await stop()
  }
}, 60_000)

/** Uses all free space of a disk. */
async function fill(path: string): Promise<void> {
  const file = await open(path, 'w')
  const piece = Buffer.alloc(64 * 1024)
  try {
    while (true) await file.write(piece)
  } catch (error) {
    expect(error).toMatchObject({ code: 'ENOSPC' })
  } finally {
    await file.close()
  }
}

it('is built with the list of what is shipped, the packages of the browser included and no tools', async () => {
  const list = JSON.parse(await readFile(join(import.meta.dirname, '../dist/sbom.json'), 'utf8')) as {
    bomFormat: string
    components: { name: string; version: string; licenses?: unknown[] }[]
  }
  const names = list.components.map(({ name }) => name)
  expect(list.bomFormat).toBe('CycloneDX')
  expect(names).toEqual(
    expect.arrayContaining(['fastify', 'pg', 'sharp', 'react', '@mantine/core', 'pdfjs-dist', '@aws-sdk/client-s3']),
  )
  for (const tool of ['vitest', 'typescript', '@playwright/test', 'vite', 'esbuild', 'knip'])
    expect(names).not.toContain(tool)
})

describe('a full disk', () => {
  // Mounting a small disk needs rights. Without them only src/app/server/disk-full.test.ts checks this.
  let disk: string
  let small: RunningApp | undefined
  let isMounted = false
  beforeAll(async () => {
    disk = await mkdtemp(join(tmpdir(), 'husbok-small-disk-'))
    isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=200m', 'tmpfs', disk]).status === 0
    if (isMounted) await chmod(disk, 0o755)
  })
  afterAll(async () => {
    small?.child.kill('SIGTERM')
    if (small) await untilEnded(small.child)
    if (isMounted) spawnSync('umount', [disk])
    await rm(disk, { recursive: true, force: true })
  })

  it('refuses what would be written, loses nothing, and is over when there is room again', async ({ skip }) => {
    skip(!isMounted, 'no rights to mount a small disk')
    const dataDir = join(disk, 'data')
    small = await startApp(dataDir, port)
    const per = await registerLandlord(small, 'per@husbok.test')
    await saveVouchersUntilKilled(small, per, 'before-it', (count) => count >= 3)
    const { url } = small
    const call = async (method: string, path: string, body?: object | FormData) => {
      const answer = (await callApp(url, method, path, { token: per.token, ...(body && { body }) }))!
      const { message } = JSON.parse(Buffer.from(answer.bytes).toString() || '{}') as { message?: string }
      return [answer.status, message]
    }
    await fill(join(disk, 'filler'))

    const pdf = new FormData()
    pdf.append('file', new Blob(['%PDF-1.4\n', Buffer.alloc(1_000_000)]), 'a.pdf')
    expect(await call('POST', 'document', pdf)).toEqual([503, 'diskFull'])
    expect(await call('GET', 'ready')).toEqual([503, 'diskFull'])
    expect(await call('GET', 'health')).toEqual([200, undefined])
    expect((await call('GET', 'supplier'))[0]).toBe(200)
    // Existing pages have free space, so it takes some suppliers until the database needs a new page.
    const supplier = { name: 'Elektro AS', address: 'Gata 1', city: 'Oslo', postcode: '0150' }
    let made = 0
    let last: unknown[] = [201]
    for (; last[0] === 201 && made < 3000; made += 1) last = await call('POST', 'supplier', supplier)
    expect(last).toEqual([503, 'diskFull'])

    await rm(join(disk, 'filler'))
    expect(await call('GET', 'ready')).toEqual([200, undefined])
    expect(await readdir(join(dataDir, 'tmp'))).toEqual([])
    expect(await readdir(join(dataDir, 'files/parts'))).toEqual([])
    const suppliers = await callOrThrow<unknown[]>(url, 'GET', 'supplier', { token: per.token })
    // All created suppliers except the refused one, plus the default supplier.
    expect(suppliers).toHaveLength(made - 1 + 1)
    await saveVouchersUntilKilled(small, per, 'after-it', (count) => count >= 2)
    expect(await checkAcknowledged(small, per)).toEqual([])
  }, 120_000)
})

it('is built by one of two commands that are begun at once; the other waits, and a killed one keeps nobody waiting', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'husbok-alone-'))
  const [lock, log] = [join(folder, 'build'), join(folder, 'log')]
  const script = (action: string) =>
    `import { runAlone } from ${JSON.stringify(new URL('../scripts/alone.mjs', import.meta.url).href)}
    import { appendFileSync } from 'node:fs'
    const note = (text) => appendFileSync(${JSON.stringify(log)}, text)
    runAlone(${JSON.stringify(lock)}, () => { ${action} })`
  const run = (action: string) => spawn(process.execPath, ['--input-type=module', '-e', script(action)])
  const slow = `note('<'); Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300); note('>')`
  const killed = run(`note('killed '); process.kill(process.pid, 'SIGKILL')`)
  await untilEnded(killed)
  await Promise.all([run(slow), run(slow)].map(untilEnded))
  expect(await readFile(log, 'utf8')).toBe('killed <><>')
  await rm(folder, { recursive: true })
})
