import { z } from 'zod'
import type { S3Config } from '../../base/file/s3-bucket'
import { webUrl } from './trace-variables'

const needed = {
  Stripe: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  'ID-porten': ['IDPORTEN_CLIENT_ID', 'IDPORTEN_CLIENT_SECRET'],
  Sveve: ['SVEVE_USER', 'SVEVE_PASSWORD'],
  Signicat: ['SIGNICAT_CLIENT_ID', 'SIGNICAT_CLIENT_SECRET', 'SIGNICAT_WEBHOOK_SECRET'],
  'S3 storage': ['S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  'S3 storage of backups': ['BACKUP_S3_REGION', 'BACKUP_S3_ACCESS_KEY_ID', 'BACKUP_S3_SECRET_ACCESS_KEY'],
} as const

/**
 * True if a service is configured. False when none of its variables is set. Throws when only some of them are set, and
 * names the missing ones.
 */
export function isConfigured<Service extends keyof typeof needed>(
  service: Service,
  env: Readonly<Partial<Record<(typeof needed)[Service][number], string | undefined>>>,
  optional?: string,
): boolean {
  const names: readonly (typeof needed)[Service][number][] = needed[service]
  const missing = names.filter((name) => env[name] === undefined)
  if (missing.length === 0) return true
  if (missing.length === names.length && optional === undefined) return false
  throw new Error(`Configuration: ${service} is only half set up, missing: ${missing.join(', ')}`)
}

export const s3Variables = {
  S3_ENDPOINT: webUrl.optional(),
  S3_REGION: z.string().optional(),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_FORCE_PATH_STYLE: z.enum(['true', 'false']).default('false'),
}

export const backupVariables = {
  /**
   * The place of the backups: a folder, or s3://bucket/prefix. Each night's backup gets a folder there, named by the
   * day.
   */
  BACKUP_TO: z.string().optional(),
  BACKUP_AT: z
    .string()
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day like 03:15')
    .default('03:15'),
  BACKUP_KEEP: z.coerce.number().int().min(1).max(400).default(14),
  BACKUP_PASSPHRASE: z.string().min(12, 'must have at least 12 characters').optional(),
  BACKUP_S3_ENDPOINT: webUrl.optional(),
  BACKUP_S3_REGION: z.string().optional(),
  BACKUP_S3_ACCESS_KEY_ID: z.string().optional(),
  BACKUP_S3_SECRET_ACCESS_KEY: z.string().optional(),
  BACKUP_S3_FORCE_PATH_STYLE: z.enum(['true', 'false']).default('false'),
}

/** The store of backups. The command names the bucket. */
export const readBackupS3 = (
  env: z.output<z.ZodObject<typeof backupVariables>>,
  files: S3Config | null,
): Omit<S3Config, 'bucket'> | null =>
  isConfigured('S3 storage of backups', env, env.BACKUP_S3_ENDPOINT)
    ? {
        endpoint: env.BACKUP_S3_ENDPOINT,
        region: env.BACKUP_S3_REGION!,
        accessKeyId: env.BACKUP_S3_ACCESS_KEY_ID!,
        secretAccessKey: env.BACKUP_S3_SECRET_ACCESS_KEY!,
        forcePathStyle: env.BACKUP_S3_FORCE_PATH_STYLE === 'true',
      }
    : files

/** The store of files. Null: files are on disk. An incomplete configuration is refused. */
export const readS3 = (env: z.output<z.ZodObject<typeof s3Variables>>): S3Config | null =>
  isConfigured('S3 storage', env, env.S3_ENDPOINT)
    ? {
        endpoint: env.S3_ENDPOINT,
        region: env.S3_REGION!,
        bucket: env.S3_BUCKET!,
        accessKeyId: env.S3_ACCESS_KEY_ID!,
        secretAccessKey: env.S3_SECRET_ACCESS_KEY!,
        forcePathStyle: env.S3_FORCE_PATH_STYLE === 'true',
      }
    : null
