import type { Links } from './config'

/** What the browser's part gets to know of the configuration. */
export interface PageConfig {
  readonly links: Links
  readonly supportEmail: string
  /** Address of the sandbox's pages, or null when nothing is pointed at it. */
  readonly sandboxUrl: string | null
  /** Whether the login screen offers the electronic id; off: none is set up. */
  readonly externalLogin: 'shown' | 'hidden' | 'off'
  /** Whether a tax return can be handed in; off: there are no addresses of the tax authority. */
  readonly taxAuthority: 'on' | 'off'
  /** Where the login of the authority's older way is explained; left out or null: the tax page goes the present way. */
  readonly olderTaxHelp?: string | null
}

const escape = (text: string) => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)
const meta = (name: string, content: string) => `<meta name="${name}" content="${escape(content)}">`

/** The page's HTML with the configuration and the nonce of its styles in `<meta>` elements, in the place of the empty nonce. */
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
