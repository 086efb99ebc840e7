import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { encryptionKeys } from '../servers'
import { answersAt, startChild, type Child } from './children'
import type { DebianPostgres } from './postgres'
import { webhookSecret } from './stand-ins'

/** The number of processes of the product, and the connections of each. */
export const processes = 3
const poolSize = 16

/** The store's own name and secret. s3rver accepts no others. */
export const bucket = {
  region: 'eu-north-1',
  bucket: 'husbok',
  accessKeyId: 'S3RVER',
  secretAccessKey: 'S3RVER',
  forcePathStyle: true,
}

/** The variables that give the store's address to the product. */
export const storeVariables = (url: string) => ({
  S3_ENDPOINT: url,
  S3_REGION: bucket.region,
  S3_BUCKET: bucket.bucket,
  S3_ACCESS_KEY_ID: bucket.accessKeyId,
  S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
  S3_FORCE_PATH_STYLE: 'true',
})

/** The services that the processes of the product need. */
export interface Around {
  readonly databaseUrl: string
  readonly directory: string
  readonly storeUrl: string
  readonly mailUrl: string
  readonly signingUrl: string
}

/** s3rver, another project's S3 store, with its files in a folder. */
export async function startStore(program: string, directory: string, port: number): Promise<Child & { url: string }> {
  if (!existsSync(program)) throw new Error('s3rver is missing: npm run bench -- --many installs it into .cache')
  await mkdir(directory, { recursive: true })
  const url = `http://127.0.0.1:${port}`
  const words = ['-d', directory, '-a', '127.0.0.1', '-p', String(port), '-s', '--configure-bucket', bucket.bucket]
  const child = startChild(process.execPath, [program, ...words], { NODE_ENV: 'production' })
  await answersAt(url, child)
  return { ...child, url }
}

const main = fileURLToPath(new URL('main.js', import.meta.url))

/**
 * One process of the built server in production mode, as docs/operate.md describes for several processes. `environment`:
 * additional variables.
 */
export async function startProcess(
  { databaseUrl, directory, ...around }: Around,
  port: number,
  proxy: number,
  environment: Readonly<Record<string, string>> = {},
): Promise<Child & { url: string }> {
  const url = `http://127.0.0.1:${port}`
  const child = startChild(process.execPath, [main], {
    ...environment,
    NODE_ENV: 'production',
    SANDBOX: 'off',
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${proxy}`,
    DATA_DIR: join(directory, `process-${port}`),
    DATABASE_URL: databaseUrl,
    DATABASE_POOL: String(poolSize),
    ENCRYPTION_KEYS: encryptionKeys,
    SMTP_URL: around.mailUrl,
    TRUST_PROXY: '127.0.0.1',
    // All visitors come from one address here.
    RATE_LIMIT_FACTOR: '100000',
    ...storeVariables(around.storeUrl),
    SIGNICAT_CLIENT_ID: 'many',
    SIGNICAT_CLIENT_SECRET: 'many',
    SIGNICAT_WEBHOOK_SECRET: webhookSecret,
    SIGNICAT_EVENT_FORMAT: 'legacy',
    SIGNICAT_TOKEN_URL: `${around.signingUrl}/token`,
    SIGNICAT_SIGN_URL: `${around.signingUrl}/express/sign`,
    SIGNICAT_DEPOSIT_URL: `${around.signingUrl}/deposit`,
  })
  await answersAt(`${url}/api/ready`, child)
  return { ...child, url }
}

/** The address of the filled database, through the socket of its server. */
export const addressOf = ({ host, port }: DebianPostgres): string =>
  `postgres://husbok@localhost:${port}/husbok?host=${encodeURIComponent(host)}`

const haproxy = '/usr/sbin/haproxy'

/** Starts HAProxy with these sections after the common settings. Refuses with a sentence when the package is missing. */
async function startHaproxy(file: string, sections: string): Promise<Child> {
  if (!existsSync(haproxy)) throw new Error('HAProxy of Debian is missing: apt-get install haproxy')
  await writeFile(file, `global\n  maxconn 4000\n${sections}`)
  return startChild(haproxy, ['-db', '-f', file])
}

/**
 * HAProxy in front of the processes, as docs/operate.md describes. It distributes requests
 * round-robin, accepts files of 11 MB for up to two minutes, and skips a process that accepts no
 * connection.
 */
export async function startProxy(
  directory: string,
  port: number,
  ports: readonly number[],
): Promise<Child & { url: string }> {
  const url = `http://127.0.0.1:${port}`
  const child = await startHaproxy(
    join(directory, 'haproxy.cfg'),
    `defaults
  mode http
  timeout connect 5s
  timeout client 120s
  timeout server 120s
  option forwardfor
  option redispatch 1
frontend visitors
  bind 127.0.0.1:${port}
  default_backend husbok
backend husbok
  balance roundrobin
  option httpchk GET /api/ready
${ports.map((each, n) => `  server app${n + 1} 127.0.0.1:${each} check inter 2s`).join('\n')}
`,
  )
  await answersAt(`${url}/api/ready`, child)
  return { ...child, url }
}

/** HAProxy in front of two database servers. The second one gets the connections when the first is gone. */
export async function startDatabaseProxy(
  directory: string,
  port: number,
  servers: readonly DebianPostgres[],
): Promise<Child> {
  const lines = servers.map(
    (each, n) =>
      `  server postgres${n + 1} unix@${each.host}/.s.PGSQL.${each.port} check inter 1s fall 2 rise 1 on-marked-down shutdown-sessions${n > 0 ? ' backup' : ''}`,
  )
  return await startHaproxy(
    join(directory, 'haproxy-database.cfg'),
    `defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
listen database
  bind 127.0.0.1:${port}
  option pgsql-check user husbok
${lines.join('\n')}
`,
  )
}
