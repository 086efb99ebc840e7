/** What each service outside can't do without. */
const needed = {
  Stripe: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  'ID-porten': ['IDPORTEN_CLIENT_ID', 'IDPORTEN_CLIENT_SECRET'],
  Sveve: ['SVEVE_USER', 'SVEVE_PASSWORD'],
  Signicat: ['SIGNICAT_CLIENT_ID', 'SIGNICAT_CLIENT_SECRET', 'SIGNICAT_WEBHOOK_SECRET'],
  'S3 storage': ['S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  'S3 storage of backups': ['BACKUP_S3_REGION', 'BACKUP_S3_ACCESS_KEY_ID', 'BACKUP_S3_SECRET_ACCESS_KEY'],
} as const

/**
 * Whether all of a service's variables are there; false for none of them, nor of those that it may do without. Throws,
 * naming what is missing, in between.
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
