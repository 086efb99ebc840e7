import { resolve } from 'node:path'
import { z } from 'zod'
import { providerVariables } from './provider-variables'
import { readProviders, readRegisters } from './providers'
import { backupVariables, readBackupS3, readS3, s3Variables } from './s3-variables'
import {
  parseNamedLinks,
  namedLinks,
  portVariable,
  trustedProxiesSchema,
  readTraces,
  mailSender,
  traceVariables,
  webUrl,
} from './trace-variables'
import { readVariableFile, withVariablesFromFiles } from './variable-files'

/** A line in the foot of every mail. */
const footLine = z
  .string()
  .trim()
  .max(150)
  .regex(/^\P{Cc}*$/u, 'one line, please')

/** The variables. The table in docs/configuration.md lists the same ones. */
const Environment = z.object({
  PORT: portVariable(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: webUrl.optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.string().optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(16),
  ENCRYPTION_KEYS: z.string().optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  SANDBOX: z.enum(['on', 'off']).optional(),
  NODE_ENV: z.string().optional(),
  MAIL_FROM: mailSender.prefault('Husbok <no-reply@husbok.example>'),
  EXTERNAL_LOGIN: z.enum(['shown', 'hidden']).default('hidden'),
  OLDER_TAX_PATH: z.enum(['on', 'off']).default('off'),
  ...providerVariables,
  REGISTERS: z.enum(['on', 'sandbox', 'off']).optional(),
  PLANS: z.enum(['stripe', 'none']).optional(),
  PRICE_A_MONTH: z.coerce.number().positive().max(100_000).optional(),
  SUPPORT_EMAIL: z.email().default('support@husbok.example'),
  OPERATOR: footLine.optional(),
  OPERATOR_ADDRESS: footLine.optional(),
  SECURITY_CONTACT: z.url({ protocol: /^(?:https|mailto|tel)$/ }).optional(),
  SECURITY_EXPIRES: z.iso.date().optional(),
  SANDBOX_PORT: z.coerce.number().int().min(1).max(65535).optional(),
  ...s3Variables,
  ...backupVariables,
  TRUST_PROXY: trustedProxiesSchema.optional(),
  METRICS_TOKEN: z.string().optional(),
  ...traceVariables,
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
  TERMS_URL: webUrl.default('https://husbok.example/terms'),
  // Left out: the product's own page.
  PRIVACY_URL: z.literal('/privacy').or(webUrl).default('/privacy'),
  FAQ_URL: webUrl.default('https://husbok.example/faq'),
  APP_STORE_URL: webUrl.default('https://husbok.example/app-store'),
  PLAY_STORE_URL: webUrl.default('https://husbok.example/google-play'),
  SOCIAL_URLS: namedLinks.default(
    'Facebook=https://husbok.example/facebook,Instagram=https://husbok.example/instagram,LinkedIn=https://husbok.example/linkedin',
  ),
})

/** The price of a month at the sandbox's Stripe, in kroner. */
const sandboxPrice = 49

/** Reads the variables, also from files (`<NAME>_FILE`). Throws a sentence for the operator. */
export const readEnvironment = (
  environment: Readonly<Record<string, string | undefined>>,
  read: (path: string) => string = readVariableFile,
) => withVariablesFromFiles(Object.keys(Environment.shape), environment, read)

export type ConfiguredLinks = Config['links']

export type Config = ReturnType<typeof readConfig>

/**
 * Reads the configuration before anything is opened. Throws an error that names every fault. An empty value counts as
 * not set.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>) {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''))
  const read = Environment.safeParse(set)
  if (!read.success) {
    throw new Error(
      `Configuration: ${read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ')}`,
    )
  }
  const env = read.data
  const providers = readProviders(env)
  // In production, payments and mails go to the sandbox only when SANDBOX says so.
  const sandbox = env.SANDBOX === undefined ? env.NODE_ENV !== 'production' : env.SANDBOX === 'on'
  const registers = env.REGISTERS ?? (sandbox ? 'sandbox' : 'on')
  const plans = env.PLANS ?? (providers.stripe !== null || sandbox ? 'stripe' : 'none')
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    databasePool: env.DATABASE_POOL,
    encryptionKeys: env.ENCRYPTION_KEYS,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    supportEmail: env.SUPPORT_EMAIL,
    operator: [env.OPERATOR, env.OPERATOR_ADDRESS].flatMap((line) => (line === undefined || line === '' ? [] : [line])),
    securityContact: env.SECURITY_CONTACT,
    securityExpires: env.SECURITY_EXPIRES,
    externalLogin: env.EXTERNAL_LOGIN === 'shown',
    olderTaxPath: env.OLDER_TAX_PATH === 'on',
    providers,
    registers: readRegisters(env, registers === 'sandbox' ? 'standIns' : registers),
    // Without a payment provider, a trial that ends would block the installation for good.
    plans,
    // The front page shows this price. Null: it shows none, because it can't know what Stripe charges.
    priceAMonth: plans === 'none' ? null : (env.PRICE_A_MONTH ?? (providers.stripe === null ? sandboxPrice : null)),
    // Separate from the providers, because the sandbox uses this format when Signicat itself is not
    // configured.
    signicatEventFormat: env.SIGNICAT_EVENT_FORMAT,
    sandbox,
    production: env.NODE_ENV === 'production',
    sandboxPort: env.SANDBOX_PORT ?? env.PORT + 1,
    s3: readS3(env),
    backup: {
      passphrase: env.BACKUP_PASSPHRASE,
      s3: readBackupS3(env, readS3(env)),
      to: env.BACKUP_TO,
      at: env.BACKUP_AT,
      nights: env.BACKUP_KEEP,
    },
    trustProxy: env.TRUST_PROXY,
    metricsToken: env.METRICS_TOKEN,
    traces: readTraces(env),
    limitFactor: env.RATE_LIMIT_FACTOR,
    links: {
      terms: env.TERMS_URL,
      privacy: env.PRIVACY_URL,
      faq: env.FAQ_URL,
      appStore: env.APP_STORE_URL,
      playStore: env.PLAY_STORE_URL,
      social: parseNamedLinks(env.SOCIAL_URLS),
    },
  } as const
}

/**
 * Refuses a start without a mail server, since links for a new password would reach nobody. A command sends nothing and
 * needs no mail server.
 */
export function checkMail({ smtpUrl, sandbox }: Pick<Config, 'smtpUrl' | 'sandbox'>): void {
  if (smtpUrl !== undefined || sandbox) return
  throw new Error(
    'Configuration: SMTP_URL is missing. In production (NODE_ENV=production) and with SANDBOX=off mails need a mail server; with SANDBOX=on they go to the sandbox and to nobody else.',
  )
}

/** Refuses the older tax path outside the sandbox. A real person's password and code must go nowhere else. */
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

/** Refuses plans without a way to pay, since a trial that ends would block every landlord for good. */
export function checkPlans({ plans, providers, sandbox }: Pick<Config, 'plans' | 'providers' | 'sandbox'>): void {
  if (plans === 'none' || providers.stripe !== null || sandbox) return
  throw new Error(
    'Configuration: PLANS=stripe needs Stripe (STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET). Without it set PLANS=none or leave it empty: then there is no trial, cap or subscription.',
  )
}

/** Refuses backups to a store that is not configured, since each night would fail. */
export function checkBackupStore({ backup }: Pick<Config, 'backup'>): void {
  if (backup.to?.startsWith('s3://') !== true || backup.s3 !== null) return
  throw new Error(
    'Configuration: BACKUP_TO names a bucket, and no store is configured for it. Set BACKUP_S3_ENDPOINT and what belongs to it, or S3_ENDPOINT, or name a folder.',
  )
}

/** Refuses registers of a sandbox that doesn't run, since no address and no index would ever come. */
export function checkRegisters({ registers, sandbox }: Pick<Config, 'registers' | 'sandbox'>): void {
  if (registers.mode !== 'standIns' || sandbox) return
  throw new Error('Configuration: REGISTERS=sandbox needs the sandbox. Set SANDBOX=on, or REGISTERS=on or off.')
}
