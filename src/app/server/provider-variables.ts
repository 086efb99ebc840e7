import { z } from 'zod'

const text = z.string().min(1)
/** The secret of a webhook. Somebody who guesses it can claim that somebody has paid or signed. */
const webhookSecret = z.string().min(16, 'must have at least 16 characters, since nobody must be able to guess it')
const url = (fallback: string) =>
  z
    .url({ protocol: /^https?$/ })
    .default(fallback)
    .transform((address) => address.replace(/\/+$/, ''))
/** Scheme and host alone: the paths are the register's own. */
const origin = z
  .url({ protocol: /^https?$/ })
  .transform((address) => address.replace(/\/+$/, ''))
  .refine(
    (address) => new URL(address).origin === address,
    'must be scheme and host alone, such as https://data.ssb.no',
  )
  .optional()
/** Host names separated by commas. */
const hosts = (fallback: string) =>
  text.default(fallback).transform((list, context) => {
    const named = list.split(',').map((host) => host.trim().toLowerCase())
    if (!named.every((host) => /^([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/.test(host)))
      context.addIssue('must be names of hosts, separated by commas')
    return named
  })

export const providerVariables = {
  STRIPE_SECRET_KEY: text.optional(),
  STRIPE_WEBHOOK_SECRET: webhookSecret.optional(),
  STRIPE_API_URL: url('https://api.stripe.com'),
  STRIPE_PAGE_HOSTS: hosts('stripe.com'),
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
  SIGNICAT_TOKEN_URL: url('https://api.signicat.com/auth/open/connect/token'),
  SIGNICAT_SCOPE: text.default('signicat-api'),
  SIGNICAT_SIGN_URL: url('https://api.signicat.com/express/sign'),
  SIGNICAT_DEPOSIT_URL: url('https://api.signicat.io/deposit'),
  SIGNICAT_PAGE_HOSTS: hosts('signicat.com,signicat.io,idfy.io'),
  SIGNICAT_DEPOSIT_BANK: text.max(60).optional(),
  SIGNICAT_CLIENT_ID: text.optional(),
  SIGNICAT_CLIENT_SECRET: text.optional(),
  SIGNICAT_WEBHOOK_SECRET: webhookSecret.optional(),
  SIGNICAT_EVENT_FORMAT: z.enum(['legacy', 'dtp']).default('dtp'),
  SIGNICAT_BANKID_METHOD: text.default('no_bankid_csc'),
  SKATTEETATEN: z.enum(['on', 'off']).default('off'),
  SKATTEETATEN_API_URL: url('https://idporten.api.skatteetaten.no'),
  SKATTEETATEN_VIEW_URL: url('https://skatt.skatteetaten.no'),
  SKATTEETATEN_SYSTEM_NAME: text.default('Husbok'),
  ALTINN_PLATFORM_URL: url('https://platform.altinn.no'),
  KARTVERKET_URL: origin.optional(),
  BRREG_URL: origin.optional(),
  SSB_URL: origin.optional(),
  NORGES_BANK_URL: origin.optional(),
  KLASS_URL: origin.optional(),
  ALTINN_APP_URL: url('https://skd.apps.altinn.no/skd/formueinntekt-skattemelding-v2'),
}
export type ProviderVariables = z.output<z.ZodObject<typeof providerVariables>>
