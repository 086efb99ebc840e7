/** The addresses that the operator has configured. */
export interface SiteLinks {
  readonly terms: string
  readonly privacy: string
  readonly faq: string
  readonly appStore: string
  readonly playStore: string
  readonly social: readonly { readonly name: string; readonly url: string }[]
}

const isAddress = (value: unknown): value is string => typeof value === 'string' && /^(https?:\/\/|\/)/.test(value)

const metaOf = (name: string): string => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''

function configured(): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(metaOf('husbok-links'))
    return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

const isSocial = (one: unknown): one is { name: string; url: string } =>
  typeof one === 'object' &&
  one !== null &&
  'name' in one &&
  typeof one.name === 'string' &&
  'url' in one &&
  isAddress(one.url)

/** The configured addresses. If `<meta name="husbok-links">` is missing or invalid, the usual paths are used. */
export function siteLinks(): SiteLinks {
  const links = configured()
  const of = (name: string, usual: string) => {
    const found = links[name]
    return isAddress(found) ? found : usual
  }
  const { social } = links
  return {
    terms: of('terms', '/terms'),
    privacy: of('privacy', '/privacy'),
    faq: of('faq', ''),
    appStore: of('appStore', ''),
    playStore: of('playStore', ''),
    social: Array.isArray(social) ? social.filter(isSocial) : [],
  }
}

/** The price of a month in kroner. Null if the installation has no plans. */
export function priceAMonth(): number | null {
  const price = Number(metaOf('husbok-price'))
  return Number.isFinite(price) && price > 0 ? price : null
}

/** The address for support. Empty if the server doesn't send one. */
export const supportEmail = (): string => metaOf('husbok-support')

/** Who runs this installation, with the address. Empty if the operator hasn't said. */
export const operatorName = (): string => metaOf('husbok-operator')

/** Says whether people can log in with an electronic id. `hidden`: they can, but the login screen doesn't offer it. */
export const externalLogin = (): 'shown' | 'hidden' | 'off' => {
  const setting = metaOf('husbok-external-login')
  return setting === 'shown' || setting === 'hidden' ? setting : 'off'
}

/** The help for the tax authority's older interface. Empty if the tax page uses the current one. */
export const olderTaxHelp = (): string => {
  const address = metaOf('husbok-older-tax-path')
  return isAddress(address) ? address : ''
}

export const canSendTaxReturn = (): boolean => metaOf('husbok-tax-authority') === 'on' && externalLogin() !== 'off'

/** The address of the sandbox. Empty if the app uses the real services. */
export const sandboxAddress = (): string => {
  const address = metaOf('husbok-sandbox')
  return isAddress(address) ? address : ''
}

export function taxAuthorityPages(): string {
  const sandbox = sandboxAddress()
  return sandbox === '' ? 'https://www.skatteetaten.no/' : new URL('/skatteetaten', sandbox).href
}
