import { z } from 'zod'

/** Subscriptions (api.stripe.com). */
export interface StripeSettings {
  /** `https://api.stripe.com` */
  readonly apiUrl: string
  readonly secretKey: string
  /** Signs the webhooks of this installation. */
  readonly webhookSecret: string
}

/** Login with an electronic id (idporten.no). */
export interface IdportenSettings {
  /** `https://idporten.no`; everything else stands in its metadata. */
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
}

/** Text messages (sveve.no). */
export interface SveveSettings {
  /** `https://sveve.no` */
  readonly url: string
  readonly user: string
  readonly password: string
  /** Whom the phone shows as sender: 3 to 11 letters and digits. */
  readonly from: string
}

/** The outside services with what they are reached by; null: not configured, its calls are refused. */
export interface Providers {
  readonly stripe: StripeSettings | null
  readonly idporten: IdportenSettings | null
  readonly sveve: SveveSettings | null
}

const text = z.string().min(1)
const url = (fallback: string) =>
  z
    .url({ protocol: /^https?$/ })
    .default(fallback)
    .transform((address) => address.replace(/\/+$/, ''))

/** The variables of the providers, as part of the environment that ./config.ts reads. */
export const providerVariables = {
  STRIPE_SECRET_KEY: text.optional(),
  STRIPE_WEBHOOK_SECRET: text.optional(),
  STRIPE_API_URL: url('https://api.stripe.com'),
  IDPORTEN_CLIENT_ID: text.optional(),
  IDPORTEN_CLIENT_SECRET: text.optional(),
  IDPORTEN_ISSUER: url('https://idporten.no'),
  SVEVE_USER: text.optional(),
  SVEVE_PASSWORD: text.optional(),
  SVEVE_FROM: z
    .string()
    .regex(/^[A-Za-z0-9]{3,11}$/, 'must be 3 to 11 letters and digits')
    .default('Husbok'),
  SVEVE_URL: url('https://sveve.no'),
}
type Variables = z.output<z.ZodObject<typeof providerVariables>>
type Name = keyof Variables

/** What each provider can't do without. */
const needed = {
  Stripe: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  'ID-porten': ['IDPORTEN_CLIENT_ID', 'IDPORTEN_CLIENT_SECRET'],
  Sveve: ['SVEVE_USER', 'SVEVE_PASSWORD'],
} as const satisfies Record<string, readonly Name[]>

/** Whether all of a provider's variables are there; false for none. Throws, naming what is missing, in between. */
function isConfigured(provider: keyof typeof needed, env: Variables): boolean {
  const missing = needed[provider].filter((name) => env[name] === undefined)
  if (missing.length === 0) return true
  if (missing.length === needed[provider].length) return false
  throw new Error(`Configuration: ${provider} is only half set up, missing: ${missing.join(', ')}`)
}

/** Reads what the environment says of the providers. Throws for one that is only partly configured. */
export function readProviders(env: Variables): Providers {
  return {
    stripe: isConfigured('Stripe', env)
      ? {
          apiUrl: env.STRIPE_API_URL,
          secretKey: env.STRIPE_SECRET_KEY!,
          webhookSecret: env.STRIPE_WEBHOOK_SECRET!,
        }
      : null,
    idporten: isConfigured('ID-porten', env)
      ? {
          issuer: env.IDPORTEN_ISSUER,
          clientId: env.IDPORTEN_CLIENT_ID!,
          clientSecret: env.IDPORTEN_CLIENT_SECRET!,
        }
      : null,
    sveve: isConfigured('Sveve', env)
      ? {
          url: env.SVEVE_URL,
          user: env.SVEVE_USER!,
          password: env.SVEVE_PASSWORD!,
          from: env.SVEVE_FROM,
        }
      : null,
  }
}

/** No provider at all: what a command beside the app works with. */
export const noProviders: Providers = { stripe: null, idporten: null, sveve: null }

/** The configured providers, and for the others what stands in for them. */
export const withStandIns = (configured: Providers, standIns: Providers | undefined): Providers => ({
  stripe: configured.stripe ?? standIns?.stripe ?? null,
  idporten: configured.idporten ?? standIns?.idporten ?? null,
  sveve: configured.sveve ?? standIns?.sveve ?? null,
})
