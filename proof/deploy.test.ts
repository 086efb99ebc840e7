import { Ajv } from 'ajv'
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { checkMail, checkOlderTaxPath, readConfig, readEnvironment } from '../src/app/server/config'
import { parseKeys } from '../src/base/db/encryption'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** The fields that these checks read from a compose file. The schema checks the rest. */
const ComposeFile = z.object({
  services: z.record(
    z.string(),
    z.object({
      image: z.string(),
      environment: z.record(z.string(), z.string()).default({}),
      secrets: z.array(z.string()).default([]),
      volumes: z.array(z.string()).default([]),
      env_file: z.array(z.object({ path: z.string(), required: z.boolean() })).optional(),
      command: z.array(z.string()).optional(),
      restart: z.string().optional(),
      profiles: z.array(z.string()).optional(),
      read_only: z.boolean().default(false),
      ports: z.array(z.string()).default([]),
    }),
  ),
  secrets: z.record(z.string(), z.object({ file: z.string() })),
})

const written: unknown = parse(read('deploy/compose.yaml'), { merge: true })
const compose = ComposeFile.parse(written)
const apps = Object.entries(compose.services).filter(([name]) => name.startsWith('app-'))

/** Replaces `${NAME}`, `${NAME:-other}` and `${NAME:?why}` as compose does. */
function interpolated(text: string, values: Readonly<Record<string, string>>): string {
  const inner = text.replaceAll(/\$\{([A-Z_]+)\}/g, (_all, name: string) => values[name] ?? '')
  return inner.replaceAll(/\$\{([A-Z_]+):([-?])([^}]*)\}/g, (_all, name: string, kind: string, other: string) => {
    const value = values[name] ?? ''
    if (value === '' && kind === '?') throw new Error(other)
    return value === '' ? other : value
  })
}

let secrets: string
beforeAll(() => {
  secrets = mkdtempSync(join(tmpdir(), 'husbok-secrets-'))
  cpSync(join(root, 'deploy/secrets.sh'), join(secrets, 'secrets.sh'))
  const drawn = spawnSync('bash', [join(secrets, 'secrets.sh'), 'smtps://a:b@mail.example.no'], { encoding: 'utf8' })
  if (drawn.status !== 0) throw new Error(drawn.stderr)
})
afterAll(() => rmSync(secrets, { recursive: true, force: true }))

/** A secret as the container of an app reads it. */
const secretOf = (path: string) => readFileSync(join(secrets, path.replace('/run/secrets/', 'secrets/')), 'utf8')
const environmentOf = (environment: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      interpolated(value, { HUSBOK_HOST: 'husbok.test', BACKUP_TO: 's3://elsewhere/husbok' }),
    ]),
  )
/** The settings that the image itself contains. */
const ofImage = Object.fromEntries(
  [...read('deploy/Containerfile').matchAll(/^(?:ENV)? +([A-Z_]+)=(\S+)(?: \\)?$/gm)].map(([, name, value]) => [
    name!,
    value!,
  ]),
)

describe('deploy/compose.yaml', () => {
  it('is one by the schema of compose files', () => {
    const { $schema: _draft, ...schema } = JSON.parse(read('proof/compose-spec/compose-spec.json')) as Record<
      string,
      unknown
    >
    const ajv = new Ajv({ strict: false, validateFormats: false })
    const check = ajv.compile(schema)
    check(written)
    expect(check.errors).toBeNull()
    expect(check({ services: { app: { imagee: 'x' } } })).toBe(false)
  })

  it('has proxy, two apps, PostgreSQL 17 and a store, and a mail catcher only when it is asked for', () => {
    expect(Object.keys(compose.services).toSorted()).toEqual(['app-1', 'app-2', 'mail', 'postgres', 'proxy', 'store'])
    expect(compose.services['postgres']?.image).toMatch(/postgres:17$/)
    const optional = Object.entries(compose.services).filter(([, { profiles }]) => profiles !== undefined)
    expect(optional.map(([name]) => name)).toEqual(['mail'])
    expect(Object.entries(compose.services).flatMap(([name, { ports }]) => (ports.length > 0 ? [name] : []))).toEqual([
      'proxy',
      'mail',
    ])
  })

  it.each(apps)('gives %s nothing but variables of the product, each as its configuration reads it', (_name, app) => {
    const names = Object.keys(app.environment).map((name) => name.replace(/_FILE$/, ''))
    const known = new Set([...read('.env.example').matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name))
    expect(names.filter((name) => !known.has(name))).toEqual([])
    const config = readConfig(readEnvironment({ ...ofImage, ...environmentOf(app.environment) }, secretOf))
    checkMail(config)
    checkOlderTaxPath(config)
    expect(parseKeys(config.encryptionKeys!)).toBeDefined()
    expect(config).toMatchObject({
      production: true,
      sandbox: false,
      host: '0.0.0.0',
      port: 3000,
      dataDir: '/data',
      publicUrl: 'https://husbok.test',
      smtpUrl: 'smtps://a:b@mail.example.no',
      trustProxy: 'uniquelocal',
      s3: { endpoint: 'http://store:7070', bucket: 'husbok', forcePathStyle: true },
    })
    const database = new URL(config.databaseUrl!)
    expect(database.hostname).toBe('postgres')
    expect(database.password).toBe(secretOf('/run/secrets/husbok-password').trim())
    expect(app.read_only).toBe(true)
    expect(app.volumes.map((volume) => volume.split(':')[1])).toEqual(['/data', '/backups'])
  })

  it('runs both apps with the same settings', () => {
    expect(apps).toHaveLength(2)
    expect(apps[0]![1].environment).toEqual(apps[1]![1].environment)
  })

  it('takes further variables from a file of the operator’s, which need not be there', () => {
    for (const [, app] of apps) expect(app.env_file).toEqual([{ path: 'husbok.env', required: false }])
    expect(read('.gitignore')).toContain('deploy/husbok.env')
  })

  it('makes backups each night, only where it is said where, also into a volume that the image’s user may write to', () => {
    const [[, app]] = apps as [(typeof apps)[number]]
    expect(() => interpolated(app.environment['BACKUP_TO']!, {})).toThrow(/where backups go/)
    for (const [, each] of apps) expect(each.volumes).toContain('backups:/backups')
    expect(read('deploy/Containerfile')).toMatch(/install --directory --owner 10001 .* \/backups$/m)
  })

  it('draws every secret, and hands each to the services that read it', () => {
    const drawn = readdirSync(join(secrets, 'secrets')).toSorted()
    expect(
      Object.values(compose.secrets)
        .map(({ file }) => file.replace('./secrets/', ''))
        .toSorted(),
    ).toEqual(drawn)
    expect(statSync(join(secrets, 'secrets')).mode & 0o777).toBe(0o700)
    for (const [name, service] of Object.entries(compose.services)) {
      const used = Object.values(service.environment).flatMap(
        (value) => /^\/run\/secrets\/(.+)$/.exec(value)?.[1] ?? [],
      )
      expect([name, used.filter((secret) => !service.secrets.includes(secret))]).toEqual([name, []])
      const plain = Object.keys(service.environment).filter((key) =>
        /PASSWORD$|SECRET|_KEYS$|^(?:DATABASE|SMTP)_URL$/.test(key),
      )
      expect([name, plain.filter((key) => !key.endsWith('_FILE'))]).toEqual([name, []])
    }
  })

  it('draws no secret twice', () => {
    const before = secretOf('/run/secrets/encryption-keys')
    spawnSync('bash', [join(secrets, 'secrets.sh')])
    expect(secretOf('/run/secrets/encryption-keys')).toBe(before)
  })

  it('names the version and the image that it builds', () => {
    const of = (values: Record<string, string>) => apps.map(([, { image }]) => interpolated(image, values))
    expect(of({ HUSBOK_VERSION: '0.1.7' })).toEqual(['husbok:0.1.7', 'husbok:0.1.7'])
    expect(() => of({})).toThrow(/npm run release/)
    expect(read('deploy/Containerfile')).toContain('ARG VERSION\n')
    expect(read('deploy/compose.yaml')).toContain('VERSION: ${HUSBOK_VERSION}\n      REVISION: ${HUSBOK_REVISION:-}\n')
  })

  it('lets no container write logs or take memory without end', () => {
    const Bounded = z.looseObject({
      mem_limit: z.string(),
      logging: z.object({ options: z.object({ 'max-size': z.string(), 'max-file': z.string() }) }),
    })
    const { services } = z.object({ services: z.record(z.string(), z.unknown()) }).parse(written)
    for (const [name, service] of Object.entries(services))
      expect([name, Bounded.safeParse(service).success]).toEqual([name, true])
  })

  it('lets no container gain rights, and drops those that it need not have', () => {
    const Hardened = z.looseObject({
      cap_drop: z.tuple([z.literal('ALL')]),
      security_opt: z.tuple([z.literal('no-new-privileges:true')]),
    })
    const { services } = z.object({ services: z.record(z.string(), z.unknown()) }).parse(written)
    for (const [name, service] of Object.entries(services))
      expect([name, Hardened.safeParse(service).success]).toEqual([name, true])
  })

  it('has a proxy that sends to every app and no other', () => {
    const upstreams = /reverse_proxy (.+) \{/.exec(read('deploy/Caddyfile'))![1]!.split(' ')
    expect(upstreams).toEqual(apps.map(([name]) => `${name}:3000`))
  })
})
