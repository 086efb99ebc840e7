import { createHash } from 'node:crypto'
import { join } from 'node:path'
import sharp from 'sharp'
import { version } from '../../package.json'
import { createEncryption, parseKeys } from '../../src/base/db/encryption'
import { createPool } from '../../src/base/db/pool'
import { migrate } from '../../src/base/db/migrate'
import { s3Store } from '../../src/base/file/provider/s3'
import { encryptionKeys } from '../servers'
import type { Child } from './children'
import { appendAuditEvents, auditEvents, plans, runAll, sequences, statements, type Months } from './fill'
import { startDebianPostgres, type DebianPostgres } from './postgres'
import { openPlace } from './place'
import { openSessions, seal, storeLeases } from './seal'
import type { ManyOptions } from './sizes'
import { addressOf, bucket, processes, startProcess, startProxy, startStore, type Around } from './stack'
import { startMailSink, startSigningService } from './stand-ins'
import { writeTemplate } from './template'

/** Everything that is loaded, running and filled. */
export interface Many {
  readonly url: string
  readonly postgres: DebianPostgres
  readonly directory: string
  readonly months: Months
  readonly apps: readonly Child[]
  readonly proxy: Child
  readonly store: Child
  /** A picture as landlords upload it. */
  readonly picture: Buffer
  /** Seconds that the filling took, and the size of the database after it in bytes. */
  readonly filled: { readonly seconds: number; readonly bytes: number }
  close(): Promise<void>
}

/**
 * The number of files of receipts and of draft leases in the store, and the number of signed leases with complete
 * papers.
 */
const opened = { files: 1000, papers: 500 }

/** A picture of a receipt with some hundred kB. It contains no two signs `%%`, between which the load tool replaces text. */
export async function drawPicture(width = 900, height = 1200): Promise<Buffer> {
  for (let seed = 1; ; seed += 1) {
    const pixels = Buffer.alloc(width * height, 255)
    for (let n = 0; n < pixels.length; n += 83) pixels[n] = (n * 7907 * seed) % 251
    const picture = await sharp(pixels, { raw: { width, height, channels: 1 } })
      .png()
      .toBuffer()
    if (!picture.includes('%%')) return picture
  }
}

/** This month and the next one, in Oslo. */
export function monthsNow(): Months {
  const [year, month] = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Oslo' })
    .format(new Date())
    .split('-')
    .map(Number) as [number, number]
  const first = (at: number) => new Date(Date.UTC(year, at, 1)).toISOString().slice(0, 10)
  return { due: first(month - 1), next: first(month) }
}

/** The database and the store to fill, and the amounts. */
interface FillSettings {
  readonly postgres: DebianPostgres
  readonly storeUrl: string
  readonly sizes: ManyOptions['sizes']
  readonly months: Months
  readonly picture: Buffer
  /** Starts a process of the product. It writes the lease that is copied, and is then stopped. */
  readonly start: () => Promise<Child & { readonly url: string }>
}

/** An empty database with the product's tables. */
export async function createDatabase(postgres: DebianPostgres): Promise<void> {
  await postgres.inside('postgres', async (client) => {
    await client.query('create role husbok login')
    await client.query('create database husbok owner husbok')
  })
  const pool = createPool({ host: postgres.host, port: postgres.port, user: 'husbok', database: 'husbok' })
  await migrate(pool, new URL('migrations', import.meta.url).pathname, version)
  await pool.end()
}

/**
 * Fills database and store. While rows are loaded the database runs without fsync, and afterwards it is restarted with
 * fsync.
 */
export async function fillMany(
  { postgres, storeUrl, sizes, months, picture, start }: FillSettings,
  log: (text: string) => void,
): Promise<Many['filled']> {
  const started = performance.now()
  const encryption = createEncryption(parseKeys(encryptionKeys))
  const first = await start()
  await postgres.inside('husbok', async (client) => {
    const template = await writeTemplate(client, first.url, encryption, months, new Uint8Array(picture))
    await first.stop()
    log(
      `A lease and its papers: ${template.papers.map(({ lang, bytes }) => `${lang} ${bytes.length} bytes`).join(', ')}`,
    )
    await client.query('set session_replication_role = replica')
    await runAll(client, plans(sizes, months), log)
    await seal(client, encryption, sizes.landlords)
    log('  encrypted')
    const file = { size: picture.length, sha256: createHash('sha256').update(picture).digest('hex') }
    await runAll(client, statements(sizes, months, file), log)
    await openSessions(client, sizes.landlords)
    await storeLeases(client, encryption, template, opened.papers)
    await client.query(sequences)
    await client.query('set session_replication_role = origin')
    await runAll(client, [['deeds', auditEvents]], log)
    await appendAuditEvents(client)
    log('  appended to the trail')
    const { rows } = await client.query<{ id: string }>(
      `(select substr(documents[1], 15) as id from bench.lease join contract using (id) where kind = 'draft' order by lease.id limit $1)
       union all (select substr(documents[1], 15) from bilag where documents <> '{}' order by id desc limit $1)`,
      [opened.files],
    )
    const files = await s3Store({ ...bucket, endpoint: storeUrl })
    const waiting = rows.map(({ id }) => id)
    const putAll = async () => {
      for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) await files.put(id, picture)
    }
    await Promise.all(Array.from({ length: 8 }, putAll))
    await client.query('vacuum analyze')
    await client.query('checkpoint')
  })
  await postgres.restart(true)
  const bytes = await postgres.inside('husbok', async (client) => {
    await client.query('create schema statements; create extension pg_stat_statements schema statements')
    return Number((await client.query<{ bytes: string }>(`select pg_database_size('husbok') as bytes`)).rows[0]!.bytes)
  })
  const filled = { seconds: (performance.now() - started) / 1000, bytes }
  log(`Filled in ${filled.seconds.toFixed(0)} s: ${(bytes / 1e9).toFixed(2)} GB`)
  return filled
}

/** The path of s3rver, which `npm run bench -- --many` installs. */
export const storeProgram = '.cache/many-s3/node_modules/s3rver/bin/s3rver.js'

/** Opens the filled database, then the processes of the product, the proxy and their other services. `log` gets the progress. */
export async function openMany({ sizes, port }: ManyOptions, log: (text: string) => void): Promise<Many> {
  const { directory, opening, close } = await openPlace(log)
  try {
    const postgres = await opening(startDebianPostgres(join(directory, 'postgres'), port))
    await createDatabase(postgres)
    const store = await opening(startStore(storeProgram, join(directory, 'store'), port + 1))
    const mail = await opening(startMailSink(port + 2))
    const signing = await opening(startSigningService(port + 3))
    const around: Around = {
      databaseUrl: addressOf(postgres),
      directory,
      storeUrl: store.url,
      mailUrl: mail.url,
      signingUrl: signing.url,
    }
    const [proxyPort, ...ports] = Array.from({ length: processes + 1 }, (_, n) => port + 4 + n) as [number, ...number[]]
    const [months, picture] = [monthsNow(), await drawPicture()]
    const start = () => opening(startProcess(around, ports[0]!, proxyPort))
    const filled = await fillMany({ postgres, storeUrl: store.url, sizes, months, picture, start }, log)
    const apps: Child[] = []
    for (const each of ports) apps.push(await opening(startProcess(around, each, proxyPort)))
    const proxy = await opening(startProxy(directory, proxyPort, ports))
    return { url: proxy.url, postgres, directory, months, apps, proxy, store, picture, filled, close }
  } catch (error) {
    await close()
    throw error
  }
}
