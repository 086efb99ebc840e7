import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'
import type { S3Config } from '../../base/file/s3-bucket'
import { providerVariables } from './provider-variables'
import { readProviders } from './providers'

const port = (fallback: number) => z.coerce.number().int().min(0).max(65535).default(fallback)
const url = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/+$/, ''))

/** An address, alone or behind the name that mail programs show: `Husbok <no-reply@husbok.example>`. */
const sender = z
  .string()
  .transform(
    (text) => /^(?:(?<name>"[^"<>]*"|[^"<>@]*)\s*<(?<inner>[^<>]+)>|(?<alone>[^<>]+))$/.exec(text.trim())?.groups,
  )
  .transform((parts) => ({
    name: (parts?.['name'] ?? '').replaceAll('"', '').trim(),
    address: parts?.['inner'] ?? parts?.['alone'] ?? '',
  }))
  .refine(({ address }) => z.email().safeParse(address).success, {
    error: 'must be an address, or a name with its address in angle brackets: Husbok <no-reply@husbok.example>',
  })

/** `Name=https://…` pairs joined by commas. */
const named = z
  .string()
  .regex(
    /^([^=,]{1,40}=https?:\/\/[^\s,]+)(,[^=,]{1,40}=https?:\/\/[^\s,]+)*$/,
    'must be Name=https://… pairs joined by commas',
  )
const namedLinks = (text: string) =>
  text.split(',').map((pair) => {
    const [name = '', ...rest] = pair.split('=')
    return { name: name.trim(), url: rest.join('=') }
  })

/** Names that Fastify knows for ranges of addresses. */
const knownRanges: ReadonlySet<string> = new Set(['loopback', 'linklocal', 'uniquelocal'])

/** An address, or one with how many of its bits count. */
function isRange(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}

/** Proxies whose word about the caller's address is believed. */
const proxies = z
  .string()
  .refine((text) => text.split(',').every((part) => knownRanges.has(part.trim()) || isRange(part.trim())), {
    error:
      'must be addresses or ranges of proxies joined by commas: 10.0.0.1, 10.0.0.0/8, 2001:db8::/32, loopback, linklocal or uniquelocal',
  })

/** Every environment variable the product reads, with its default. The table of docs/configuration.md names the same ones. */
const Environment = z.object({
  PORT: port(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: url.optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.string().optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(16),
  ENCRYPTION_KEYS: z.string().optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  SANDBOX: z.enum(['on', 'off']).optional(),
  NODE_ENV: z.string().optional(),
  MAIL_FROM: sender.prefault('Husbok <no-reply@husbok.example>'),
  EXTERNAL_LOGIN: z.enum(['shown', 'hidden']).default('hidden'),
  OLDER_TAX_PATH: z.enum(['on', 'off']).default('off'),
  ...providerVariables,
  SUPPORT_EMAIL: z.email().default('support@husbok.example'),
  SECURITY_CONTACT: z.url({ protocol: /^(?:https|mailto|tel)$/ }).optional(),
  SECURITY_EXPIRES: z.iso.date().optional(),
  SANDBOX_PORT: z.coerce.number().int().min(1).max(65535).optional(),
  S3_ENDPOINT: url.optional(),
  S3_REGION: z.string().optional(),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_FORCE_PATH_STYLE: z.enum(['true', 'false']).default('false'),
  TRUST_PROXY: proxies.optional(),
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
  TERMS_URL: url.default('https://husbok.example/terms'),
  PRIVACY_URL: url.default('https://husbok.example/privacy'),
  FAQ_URL: url.default('https://husbok.example/faq'),
  APP_STORE_URL: url.default('https://husbok.example/app-store'),
  PLAY_STORE_URL: url.default('https://husbok.example/google-play'),
  SOCIAL_URLS: named.default(
    'Facebook=https://husbok.example/facebook,Instagram=https://husbok.example/instagram,LinkedIn=https://husbok.example/linkedin',
  ),
})

/** Addresses outside of the app that its pages lead to. */
export interface Links {
  readonly terms: string
  readonly privacy: string
  readonly faq: string
  readonly appStore: string
  readonly playStore: string
  readonly social: readonly { readonly name: string; readonly url: string }[]
}

export type Config = ReturnType<typeof readConfig>

/** Reads and checks the environment; throws with every fault named, before anything is opened. Empty means not set. */
export function readConfig(environment: Record<string, string | undefined>) {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''))
  const read = Environment.safeParse(set)
  if (!read.success) {
    throw new Error(
      `Configuration: ${read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ')}`,
    )
  }
  const env = read.data
  const dataDir = resolve(env.DATA_DIR)
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    dataDir,
    databaseUrl: env.DATABASE_URL,
    databasePool: env.DATABASE_POOL,
    encryptionKeys: env.ENCRYPTION_KEYS,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    supportEmail: env.SUPPORT_EMAIL,
    securityContact: env.SECURITY_CONTACT,
    securityExpires: env.SECURITY_EXPIRES,
    externalLogin: env.EXTERNAL_LOGIN === 'shown',
    olderTaxPath: env.OLDER_TAX_PATH === 'on',
    providers: readProviders(env),
    // In production nobody's payment or mail goes to the sandbox unless that is said.
    sandbox: env.SANDBOX === undefined ? env.NODE_ENV !== 'production' : env.SANDBOX === 'on',
    production: env.NODE_ENV === 'production',
    sandboxPort: env.SANDBOX_PORT ?? env.PORT + 1,
    s3: s3(env),
    trustProxy: env.TRUST_PROXY,
    limitFactor: env.RATE_LIMIT_FACTOR,
    links: {
      terms: env.TERMS_URL,
      privacy: env.PRIVACY_URL,
      faq: env.FAQ_URL,
      appStore: env.APP_STORE_URL,
      playStore: env.PLAY_STORE_URL,
      social: namedLinks(env.SOCIAL_URLS),
    } satisfies Links,
  } as const
}

/**
 * Refuses to start an app that would mail nothing to anybody: links to a new password would lie in a sandbox that nobody
 * reads. A command beside the app sends nothing itself.
 */
export function checkMail({ smtpUrl, sandbox }: Pick<Config, 'smtpUrl' | 'sandbox'>): void {
  if (smtpUrl !== undefined || sandbox) return
  throw new Error(
    'Configuration: SMTP_URL is missing. In production (NODE_ENV=production) and with SANDBOX=off mails need a mail server; with SANDBOX=on they go to the sandbox and to nobody else.',
  )
}

/**
 * Refuses the older tax path without the sandbox's authority: the real one has closed it, and password and code of a real
 * person must go nowhere else.
 */
export function checkOlderTaxPath({
  olderTaxPath,
  sandbox,
  providers,
}: Pick<Config, 'olderTaxPath' | 'sandbox' | 'providers'>): void {
  if (!olderTaxPath || (sandbox && providers.skatteetaten === null)) return
  throw new Error(
    'Configuration: OLDER_TAX_PATH=on needs the tax authority of the sandbox, because the real one has closed its older interface. Set SANDBOX=on and SKATTEETATEN=off, or OLDER_TAX_PATH=off.',
  )
}

/** Files lie on disk unless a bucket is named; a half-configured bucket is refused rather than guessed. */
function s3(env: z.output<typeof Environment>): S3Config | null {
  const parts = {
    S3_REGION: env.S3_REGION,
    S3_BUCKET: env.S3_BUCKET,
    S3_ACCESS_KEY_ID: env.S3_ACCESS_KEY_ID,
    S3_SECRET_ACCESS_KEY: env.S3_SECRET_ACCESS_KEY,
  }
  if (env.S3_ENDPOINT === undefined && Object.values(parts).every((part) => part === undefined)) return null
  const missing = Object.entries(parts).flatMap(([name, part]) => (part === undefined ? [name] : []))
  if (missing.length > 0)
    throw new Error(`Configuration: S3 storage is only half set up, missing: ${missing.join(', ')}`)
  return {
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION!,
    bucket: env.S3_BUCKET!,
    accessKeyId: env.S3_ACCESS_KEY_ID!,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY!,
    forcePathStyle: env.S3_FORCE_PATH_STYLE === 'true',
  }
}
