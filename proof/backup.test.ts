import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readManifest, type Manifest } from '../src/base/backup/manifest'
import { readParts } from '../src/base/backup/parts'
import { backupFolder } from '../src/base/backup/provider/folder'
import { openBackupCipher } from '../src/base/backup/cipher'
import { startEmbedded } from '../src/base/embedded/supervisor'
import { queryEmbedded } from '../src/base/embedded/test-query'
import { diskStore } from '../src/base/file/provider/disk'
import { restoreOwnerPrefix } from '../src/base/file/service-store'
import { callApp, untilEnded, callOrThrow, startApp, type RunningApp } from './crash'
import {
  seededRandom,
  checkAcknowledged,
  saveVouchersUntilKilled,
  registerLandlord,
  type Landlord,
} from './crash-books'
import { seed, sizes } from './run'

const port = Number(process.env['PROOF_PORT'] ?? 5370) + 50
const passphrase = 'a passphrase of the proof'
const root = join(import.meta.dirname, '..')

let folder: string
const at = (...names: string[]) => join(folder, ...names)
const original = () => at('original')

interface Ended {
  readonly code: number | null
  readonly output: string
}
/** Runs a program of the build on a data directory. After `killAfter` ms the program is killed. */
async function run(program: string, words: readonly string[], dataDir: string, killAfter?: number): Promise<Ended> {
  const child = spawn(process.execPath, [join(root, `dist/server/${program}.js`), ...words], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      SANDBOX: 'on',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      BACKUP_PASSPHRASE: passphrase,
    },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (bytes: Buffer) => void (output += bytes.toString()))
  if (killAfter !== undefined) void sleep(killAfter).then(() => child.kill('SIGKILL'))
  await new Promise((done) => void child.once('close', done))
  return { code: child.exitCode, output }
}
const admin = (words: readonly string[], dataDir: string, killAfter?: number) => run('admin', words, dataDir, killAfter)
/** Runs a command that must succeed. Returns its output, and how long it took in ms. */
async function succeeds(words: readonly string[], dataDir: string): Promise<{ output: string; took: number }> {
  const began = performance.now()
  const { code, output } = await admin(words, dataDir)
  expect(`${code} ${code === 0 ? '' : output}`).toBe('0 ')
  return { output, took: performance.now() - began }
}

const hashOf = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex')
const hashOfLines = (text: string): string => hashOf(text.split('\n').toSorted().join('\n'))

/** A hash of each table's rows in the backup, regardless of their order, and the files that it names. */
async function contentOfBackup(path: string): Promise<{ manifest: Manifest; tables: Map<string, string> }> {
  const place = backupFolder(path)
  const from = { place, cipher: await openBackupCipher(place, passphrase, { code: () => '' }) }
  const manifest = await readManifest(from)
  const tables = new Map<string, string>()
  for (const { name, rows } of manifest.tables) {
    let text = ''
    for await (const piece of readParts(from, rows)) text += Buffer.from(piece).toString('latin1')
    tables.set(name, hashOfLines(text))
  }
  return { manifest, tables }
}

/** The same content of the database of a stopped installation. Rows that the restore itself wrote are left out. */
async function contentOfDatabase(dataDir: string, { id, tables: copied, snapshotAt }: Manifest) {
  const server = await startEmbedded({ dataDir: join(dataDir, 'postgres'), log: () => undefined })
  const client = new pg.Client({ ...server.connection, user: 'postgres' })
  const tables = new Map<string, string>()
  try {
    await client.connect()
    await client.query(`set timezone = 'UTC'`)
    // The restore's own rows: the note that it was restored, and the command's entry in the chain that concerns no account.
    await client.query(`set session_replication_role = replica; begin`)
    await client.query('delete from backup where id = $1', [`restore ${id}`])
    const { rows } = await client.query<{ seq: string }>(
      `delete from audit where action = 'admin restore' and at > $1 returning seq`,
      [snapshotAt],
    )
    expect(rows).toHaveLength(1)
    await client.query(
      `update audit_head set seq = seq - 1, hash = coalesce((select hash from audit where account_id is null order by seq desc limit 1), '')
       where account_id = 0`,
    )
    for (const { name, columns } of copied) {
      const list = columns.map((column) => `"${column}"`).join(', ')
      let text = ''
      const rows = client.query(copyTo(`copy "${name}" (${list}) to stdout`))
      for await (const piece of rows) text += Buffer.from(piece as Uint8Array).toString('latin1')
      tables.set(name, hashOfLines(text))
    }
    const named = await client.query<{ id: string; sha256: string }>('select id, sha256 from document')
    await client.query('rollback')
    return { tables, files: named.rows }
  } finally {
    await client.end()
    await server.stop()
  }
}

/** Expects every record and file of the backup in the installation that was restored from it. */
async function expectRestored(dataDir: string, backup: string): Promise<void> {
  const { manifest, tables } = await contentOfBackup(backup)
  const found = await contentOfDatabase(dataDir, manifest)
  expect(found.tables).toEqual(tables)
  const store = diskStore(join(dataDir, 'files'))
  expect(await store.owner()).toBe(manifest.installation)
  expect(found.files).toHaveLength(manifest.files.count)
  for (const { id, sha256 } of found.files) {
    const pieces: Uint8Array[] = []
    for await (const piece of (await store.get(id))!.body) pieces.push(piece)
    expect(hashOf(Buffer.concat(pieces))).toBe(sha256)
  }
}

/** A folder for a restore that contains only the keys. */
async function emptyInstallation(name: string): Promise<string> {
  const dataDir = at(name)
  await mkdir(dataDir, { recursive: true })
  await cp(at('encryption-keys'), join(dataDir, 'encryption-keys'))
  return dataDir
}

let demo: { email: string; password: string; lease: string }
let landlord: Landlord
let acknowledged: number
let restoreTook: number
let backupTook: number
const whole = () => at('whole')

const leaseOf = async (app: RunningApp, { email, password }: Pick<typeof demo, 'email' | 'password'>) => {
  const { accessToken: token } = await callOrThrow<{ accessToken: string }>(app.url, 'POST', 'auth/login', {
    body: { email, password },
  })
  const contracts = await callOrThrow<{ id: number }[]>(app.url, 'GET', 'contract/all', { token })
  const papers: string[] = []
  for (const { id } of contracts) {
    const answer = await callApp(app.url, 'GET', `contract/${id}/generate-pdf`, { token })
    if (answer?.status !== 200) continue
    const { url } = JSON.parse(Buffer.from(answer.bytes).toString()) as { url: string }
    const paper = await callApp(app.url, 'GET', url.replace(/^.*\/api\//, ''), { token })
    expect(Buffer.from(paper!.bytes).subarray(0, 5).toString()).toBe('%PDF-')
    papers.push(hashOf(paper!.bytes))
  }
  expect(papers.length).toBeGreaterThan(0)
  return papers.join(' ')
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'husbok-backup-'))
  const app = await startApp(original(), port)
  try {
    const { output } = await run('demo', [], original())
    const [, email = '', password = ''] = /e-mail\s+(\S+)\s+password\s+(\S+)/.exec(output) ?? []
    demo = { email, password, lease: await leaseOf(app, { email, password }) }
    landlord = await registerLandlord(app, 'kari@husbok.test')
    await queryEmbedded(original(), 'update account set "subscriptionActive" = true where id = $1', [landlord.id])
    await saveVouchersUntilKilled(app, landlord, 'before', (count) => count >= 20)
    acknowledged = landlord.saved.length
    // Four screens write until the backup has ended.
    let isOver = false
    const writing = saveVouchersUntilKilled(app, landlord, 'during', () => isOver)
    const made = await succeeds(['backup', whole()], original())
    isOver = true
    await writing
    backupTook = made.took
    expect(landlord.saved.length).toBeGreaterThan(acknowledged)
  } finally {
    app.child.kill('SIGTERM')
    await untilEnded(app.child)
  }
  await cp(join(original(), 'encryption-keys'), at('encryption-keys'))
}, 300_000)
afterAll(() => rm(folder, { recursive: true, force: true }), 60_000)

const kills = Array.from({ length: sizes.backupKills }, (_, round) => round + 1)
/** A random moment within that many ms. Each round has its own part of the time. */
const moment = (round: number, what: string, within: number) =>
  ((round - 1 + seededRandom(`${what} ${seed} ${round}`)(1000) / 1000) / sizes.backupKills) * within

describe('a backup that was made while the app was written to', { timeout: 240_000 }, () => {
  it('is read as a whole, and gives everything back after all of it was wiped', async () => {
    const { output } = await succeeds(['restore', whole(), '--check'], at('nothing'))
    expect(output).toMatch(/It needs its keys \(k1\), and none is here\. Nothing was written\./)
    await rm(original(), { recursive: true })
    const dataDir = await emptyInstallation('original')
    const restored = await succeeds(['restore', whole()], dataDir)
    restoreTook = restored.took
    expect(restored.output).toMatch(/The audit trail is whole/)
    await expectRestored(dataDir, whole())
    const app = await startApp(dataDir, port)
    try {
      expect(await leaseOf(app, demo)).toBe(demo.lease)
      // Everything that was acknowledged before the backup started is there. Later changes may be there, but only as a
      // whole.
      const { bilags } = await callOrThrow<{ bilags: { description: string }[] }>(
        app.url,
        'GET',
        'bilag/all-types?date_from=2026-01-01',
        { token: landlord.token },
      )
      const there = new Set(bilags.map(({ description }) => description))
      const saved = landlord.saved.filter(({ key }, index) => index < acknowledged || there.has(key))
      expect(await checkAcknowledged(app, { ...landlord, saved })).toEqual([])
      expect((await admin(['verify-audit'], dataDir)).output).toMatch(/The audit trail is whole/)
      expect(await admin(['restore', whole()], dataDir)).toMatchObject({
        code: 1,
        output: expect.stringMatching(/is in use: stop the app/) as string,
      })
    } finally {
      app.child.kill('SIGTERM')
      await untilEnded(app.child)
    }
    expect(await admin(['restore', whole()], dataDir)).toMatchObject({
      code: 1,
      output: expect.stringMatching(/accounts have been registered/) as string,
    })
  })

  it.each(kills)('is refused or complete after a kill of its making, and goes on (round %i)', async (round) => {
    const place = at('cut')
    await admin(['backup', place], original(), moment(round, 'backup', backupTook))
    const checked = await admin(['restore', place, '--check'], original())
    if (checked.code !== 0) expect(checked.output).toMatch(/is not whole: it has|There is no backup in/)
    await succeeds(['backup', place], original())
    await succeeds(['restore', place, '--check'], original())
    expect(await readdir(join(place, 'database'))).toHaveLength(1)
    if (round % 4 === 0) await rm(place, { recursive: true })
  })

  it.each(kills)('is restored as a whole after a kill of its restore (round %i)', async (round) => {
    const dataDir = await emptyInstallation(`restored-${round}`)
    await admin(['restore', whole()], dataDir, moment(round, 'restore', restoreTook))
    const owner = await diskStore(join(dataDir, 'files')).owner()
    const again = () => admin(['restore', whole()], dataDir)
    if (owner?.startsWith(restoreOwnerPrefix)) {
      await expect(startApp(dataDir, port)).rejects.toThrow(/was interrupted, and it is not whole/)
      expect(await again()).toMatchObject({ code: 0 })
    } else if (owner === null) {
      const { code, output } = await again()
      expect(`${code} ${code === 0 ? '' : output}`).toBe('0 ')
    } else {
      // Here the kill came after the end of the restore. The next start of the app does the rest of the command's work.
      const app = await startApp(dataDir, port)
      app.child.kill('SIGTERM')
      await untilEnded(app.child)
      expect(await again()).toMatchObject({
        code: 1,
        output: expect.stringMatching(/accounts have been registered/) as string,
      })
      return
    }
    await expectRestored(dataDir, whole())
    await rm(dataDir, { recursive: true })
  })
})
