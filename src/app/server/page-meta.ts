import type { Links } from './config'

/** What the browser part knows of the configuration. */
export interface PageConfig {
  readonly links: Links
  readonly supportEmail: string
  /** Address of the sandbox's pages. Null when nothing uses the sandbox. */
  readonly sandboxUrl: string | null
  /** Whether the login screen offers the electronic id. Off: no provider is set up. */
  readonly externalLogin: 'shown' | 'hidden' | 'off'
  /** Whether a tax return can be handed in. Off: the addresses of the tax authority are not configured. */
  readonly taxAuthority: 'on' | 'off'
  /**
   * Page that explains the login of the authority's older interface. Left out or null: the tax page uses the current
   * interface.
   */
  readonly olderTaxHelp?: string | null
}

const escape = (text: string) => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)
const meta = (name: string, content: string) => `<meta name="${name}" content="${escape(content)}">`

/**
 * The page's HTML with the configuration and the styles' nonce in `<meta>` elements. The nonce replaces the empty one.
 */
export function withPageConfig(html: string, config: PageConfig): (nonce: string) => string {
  const known = [
    meta('husbok-links', JSON.stringify(config.links)),
    meta('husbok-support', config.supportEmail),
    meta('husbok-sandbox', config.sandboxUrl ?? ''),
    meta('husbok-external-login', config.externalLogin),
    meta('husbok-tax-authority', config.taxAuthority),
    meta('husbok-older-tax-path', config.olderTaxHelp ?? ''),
  ].join('')
  return (nonce) => html.replace(/<meta name="csp-nonce"[^>]*>/, `${meta('csp-nonce', nonce)}${known}`)
}
