import type { Links } from './config'

/** Part of the configuration, for the browser. */
export interface PageConfig {
  readonly links: Links
  readonly supportEmail: string
  /** Null when nothing uses the sandbox. */
  readonly sandboxUrl: string | null
  /** Of the electronic id on the login screen. Off: no provider is set up. */
  readonly externalLogin: 'shown' | 'hidden' | 'off'
  /** Off: the addresses of the tax authority are not configured. */
  readonly taxAuthority: 'on' | 'off'
  /**
   * Explains the login of the authority's older interface. Left out or null: the tax page uses the current interface.
   */
  readonly olderTaxHelp?: string | null
}

const escape = (text: string) => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)
const meta = (name: string, content: string) => `<meta name="${name}" content="${escape(content)}">`

/** Adds `<meta>` elements with the configuration and the styles' nonce, which replaces the empty one. */
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
