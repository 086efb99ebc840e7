import type { ConfiguredLinks } from './config'

export interface PageConfig {
  readonly links: ConfiguredLinks
  readonly supportEmail: string
  /** The name of who runs the installation, and the address. Left out or empty: nobody has said. */
  readonly operator?: readonly string[]
  /** The price of a month in kroner, as the front page says it. Left out or null: there are no plans. */
  readonly priceAMonth?: number | null
  /** The address of the sandbox. Null without it. */
  readonly sandboxUrl: string | null
  /** The state of the login with an electronic id. Off: no provider is set up. */
  readonly externalLogin: 'shown' | 'hidden' | 'off'
  /** Says whether returns can be sent. Off: the addresses of the authority are not configured. */
  readonly taxAuthority: 'on' | 'off'
  /** The help page for the authority's older interface. Left out or null: the tax page uses the current one. */
  readonly olderTaxHelp?: string | null
}

const escape = (text: string) => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)
const meta = (name: string, content: string) => `<meta name="${name}" content="${escape(content)}">`

/**
 * Returns a function that puts the configuration into `<meta>` elements, and the nonce in place of the page's empty
 * `csp-nonce`.
 */
export function pageRenderer(html: string, config: PageConfig): (nonce: string) => string {
  const known = [
    meta('husbok-links', JSON.stringify(config.links)),
    meta('husbok-support', config.supportEmail),
    meta('husbok-operator', (config.operator ?? []).join(', ')),
    meta('husbok-price', String(config.priceAMonth ?? '')),
    meta('husbok-sandbox', config.sandboxUrl ?? ''),
    meta('husbok-external-login', config.externalLogin),
    meta('husbok-tax-authority', config.taxAuthority),
    meta('husbok-older-tax-path', config.olderTaxHelp ?? ''),
  ].join('')
  return (nonce) => html.replace(/<meta name="csp-nonce"[^>]*>/, `${meta('csp-nonce', nonce)}${known}`)
}
