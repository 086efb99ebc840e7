import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbedded, type Connection } from '../src/base/embedded/supervisor'
import { createEncryption, parseKeys, type Encryption } from '../src/base/db/encryption'
import { migrate } from '../src/base/db/migrate'
import { diskStore } from '../src/base/file/provider/disk'
import { fill, type Volume } from './books'
import type { Options } from './options'
import { version } from '../package.json'

/** The keys of the product's configuration, so that the loaded rows are encrypted with the keys that it reads them with. */
export const encryptionKeys = `bench:${createHash('sha256').update('bench').digest('base64')}`

export interface Servers {
  readonly big: Connection
  readonly small: Connection
  readonly encryption: Encryption
  readonly version: string
  /** The folder of the product's files. */
  readonly dataDir: string
  /** A connection as the database's owner, for actions that the product may not do itself. */
  inside<T>(connection: Connection, work: (client: pg.Client) => Promise<T>): Promise<T>
  close(): Promise<void>
}

const installation = 'bench'
const migrations = new URL('./migrations', import.meta.url).pathname

async function inside<T>(connection: Connection, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ ...connection, user: 'postgres' })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** One embedded PostgreSQL as the product runs it, with the large and the small database. */
export async function startServers(options: Options, log: (text: string) => void): Promise<Servers> {
  const { sizes } = options
  const directory = options.directory ?? (await mkdtemp(join(tmpdir(), 'husbok-bench-')))
  await mkdir(directory, { recursive: true })
  const dataDir = join(directory, 'data')
  const server = await startEmbedded({ dataDir: join(directory, 'postgres'), log: () => undefined })
  const encryption = createEncryption(parseKeys(encryptionKeys))
  const remove = async () => {
    await server.stop()
    if (options.directory === undefined) await rm(directory, { recursive: true, force: true })
  }

  async function books(volume: Volume): Promise<Connection> {
    const name = `bench_${createHash('sha256').update(JSON.stringify(volume)).digest('hex').slice(0, 12)}`
    const connection = { ...server.connection, database: name }
    const isNew = await inside({ ...server.connection, database: 'postgres' }, async (client) => {
      if ((await client.query('select from pg_database where datname = $1', [name])).rowCount === 1) return false
      await client.query(`create database ${name} owner husbok`)
      return true
    })
    if (!isNew) return connection
    log(`Loading ${volume.vouchers} vouchers in ${volume.houses} houses`)
    const pool = new pg.Pool({ ...connection, max: 1 })
    await migrate(pool, migrations, version)
    // Both databases must belong to the installation of the product's store. Otherwise the product doesn't start.
    await pool.query('insert into installation (id) values ($1)', [installation])
    await pool.end()
    await inside(connection, (client) => fill(client, volume, encryption, log)).catch(async (error: unknown) => {
      // The next run must not use a half-filled database as a full one.
      await inside({ ...server.connection, database: 'postgres' }, (client) =>
        client.query(`drop database ${name} with (force)`),
      )
      throw error
    })
    return connection
  }

  try {
    await diskStore(join(dataDir, 'files')).claim(installation)
    const { fullHouses, perHouse, writers } = sizes
    const big = await books({
      vouchers: sizes.vouchers,
      houses: sizes.houses,
      fullHouses,
      perHouse,
      exported: sizes.exported,
      known: writers,
    })
    const small = await books({
      vouchers: sizes.smallVouchers,
      houses: sizes.smallHouses,
      fullHouses,
      perHouse,
      exported: 0,
      known: fullHouses,
    })
    const version = await inside(
      big,
      async (client) => (await client.query<{ server_version: string }>('show server_version')).rows[0]!.server_version,
    )
    return { big, small, encryption, version, dataDir, inside, close: remove }
  } catch (error) {
    await remove()
    throw error
  }
}
