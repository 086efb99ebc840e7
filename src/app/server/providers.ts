import type { SveveSettings } from '../../base/outbox/provider/sveve'
import type { RegisterSettings } from '../../base/register/port'
import type { ExternalIdSettings } from '../../landlord/external-login/port'
import type { StripeSettings } from '../../landlord/subscription/port'
import type { DepositBankSettings } from '../../lease/deposit/open'
import type { SigningSettings } from '../../lease/signing/open'
import type { SkatteetatenSettings } from '../../year/tax-return/open'
import type { ProviderVariables } from './provider-variables'
import { isConfigured } from './s3-variables'

/** Signing with BankID, and deposit accounts (signicat.com). */
export interface SignicatSettings extends SigningSettings, DepositBankSettings {}

/** The settings of each service. Null: the service's calls are refused. */
export interface ProviderSettings {
  readonly stripe: StripeSettings | null
  readonly idporten: ExternalIdSettings | null
  readonly sveve: SveveSettings | null
  readonly signicat: SignicatSettings | null
  readonly skatteetaten: SkatteetatenSettings | null
  /** Public registers. Null: nothing is looked up. */
  readonly registers: RegisterSettings | null
}

/** The providers that have settings of their own. */
export type ConfiguredProviders = Omit<ProviderSettings, 'registers'>

/** The public registers that are asked: the real ones, their stand-ins, or none. */
export interface RegisterChoice {
  readonly mode: 'on' | 'standIns' | 'off'
  /** The addresses that the operator has named. They count in each mode but `off`. */
  readonly named: Partial<RegisterSettings>
}

const realRegisters: RegisterSettings = {
  kartverket: 'https://api.kartverket.no',
  brreg: 'https://data.brreg.no',
  ssb: 'https://data.ssb.no',
  norgesBank: 'https://data.norges-bank.no',
  klass: 'https://data.ssb.no',
}

export function readRegisters(env: ProviderVariables, mode: RegisterChoice['mode']): RegisterChoice {
  const { KARTVERKET_URL, BRREG_URL, SSB_URL, NORGES_BANK_URL, KLASS_URL } = env
  return {
    mode,
    named: {
      ...(KARTVERKET_URL !== undefined && { kartverket: KARTVERKET_URL }),
      ...(BRREG_URL !== undefined && { brreg: BRREG_URL }),
      ...(SSB_URL !== undefined && { ssb: SSB_URL }),
      ...(NORGES_BANK_URL !== undefined && { norgesBank: NORGES_BANK_URL }),
      ...(KLASS_URL !== undefined && { klass: KLASS_URL }),
    },
  }
}

/** Reads the settings. Throws when a provider is only partly configured. */
export function readProviders(env: ProviderVariables): ConfiguredProviders {
  return {
    stripe: isConfigured('Stripe', env)
      ? {
          apiUrl: env.STRIPE_API_URL,
          secretKey: env.STRIPE_SECRET_KEY!,
          webhookSecret: env.STRIPE_WEBHOOK_SECRET!,
          pageHosts: env.STRIPE_PAGE_HOSTS,
        }
      : null,
    idporten: isConfigured('ID-porten', env)
      ? { issuer: env.IDPORTEN_ISSUER, clientId: env.IDPORTEN_CLIENT_ID!, clientSecret: env.IDPORTEN_CLIENT_SECRET! }
      : null,
    sveve: isConfigured('Sveve', env)
      ? { url: env.SVEVE_URL, user: env.SVEVE_USER!, password: env.SVEVE_PASSWORD!, from: env.SVEVE_FROM }
      : null,
    signicat: isConfigured('Signicat', env)
      ? {
          tokenUrl: env.SIGNICAT_TOKEN_URL,
          scope: env.SIGNICAT_SCOPE,
          signUrl: env.SIGNICAT_SIGN_URL,
          depositUrl: env.SIGNICAT_DEPOSIT_URL,
          pageHosts: env.SIGNICAT_PAGE_HOSTS,
          ...(env.SIGNICAT_DEPOSIT_BANK !== undefined && { depositBank: env.SIGNICAT_DEPOSIT_BANK }),
          clientId: env.SIGNICAT_CLIENT_ID!,
          clientSecret: env.SIGNICAT_CLIENT_SECRET!,
          webhookSecret: env.SIGNICAT_WEBHOOK_SECRET!,
          eventFormat: env.SIGNICAT_EVENT_FORMAT,
          bankidMethod: env.SIGNICAT_BANKID_METHOD,
        }
      : null,
    skatteetaten: skatteetatenIn(env),
  }
}

/**
 * The settings of the tax authority's interface. The interface is off by default. Without a grant of the tax authority,
 * ID-porten refuses every login that asks for its scopes.
 */
function skatteetatenIn(env: ProviderVariables): SkatteetatenSettings | null {
  if (env.SKATTEETATEN === 'off') return null
  if (!isConfigured('ID-porten', env))
    throw new Error(
      'Configuration: the tax authority (SKATTEETATEN) is only half set up, missing: IDPORTEN_CLIENT_ID, IDPORTEN_CLIENT_SECRET',
    )
  return {
    apiUrl: env.SKATTEETATEN_API_URL,
    viewUrl: env.SKATTEETATEN_VIEW_URL,
    platformUrl: env.ALTINN_PLATFORM_URL,
    appUrl: env.ALTINN_APP_URL,
    systemName: env.SKATTEETATEN_SYSTEM_NAME,
  }
}

export const noProviders: ProviderSettings = {
  stripe: null,
  idporten: null,
  sveve: null,
  signicat: null,
  skatteetaten: null,
  registers: null,
}

function registersOf({ mode, named }: RegisterChoice, standIns: RegisterSettings | undefined): RegisterSettings | null {
  if (mode === 'off') return null
  if (mode === 'on') return { ...realRegisters, ...named }
  return standIns ? { ...standIns, ...named } : null
}

export const settingsOrStandIns = (
  configured: ConfiguredProviders,
  standIns: ProviderSettings | undefined,
  registers: RegisterChoice,
): ProviderSettings => ({
  registers: registersOf(registers, standIns?.registers ?? undefined),
  stripe: configured.stripe ?? standIns?.stripe ?? null,
  idporten: configured.idporten ?? standIns?.idporten ?? null,
  sveve: configured.sveve ?? standIns?.sveve ?? null,
  signicat: configured.signicat ?? standIns?.signicat ?? null,
  // The sandbox's tax authority can't use a login of the real ID-porten.
  skatteetaten: configured.skatteetaten ?? (configured.idporten ? null : (standIns?.skatteetaten ?? null)),
})

/**
 * True if the sandbox or ID-porten's test environment identifies people, who are then made up
 * (docs/rules/base.md#national-id).
 */
export function hasTestPersons({ idporten }: Pick<ProviderSettings, 'idporten'>): boolean {
  if (idporten === null) return false
  const labels = new URL(idporten.issuer).hostname.split('.')
  return labels.slice(-2).join('.') !== 'idporten.no' || labels.includes('test')
}
