import { ProviderFailure } from './failure'

/** Whose pages a provider may send people to. */
export interface Pages {
  /** Hosts by name (`signicat.com`); what lies below one is meant too. */
  readonly hosts: readonly string[]
  /** The provider's own addresses, whose hosts may be opened as well. */
  readonly origins: readonly string[]
}

const loopback: ReadonlySet<string> = new Set(['127.0.0.1', '[::1]', 'localhost'])
const hostnameOf = (address: string): string => (URL.canParse(address) ? new URL(address).hostname : '')

/**
 * Whether somebody may be sent to an address that a provider has given: https, without a user, at a host that the
 * provider's settings name. http, on any port, only on this machine, and only where the provider itself answers there.
 */
export function isPageOf(address: string, { hosts, origins }: Pages): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, username, password, hostname, host, port } = new URL(address)
  if (username !== '' || password !== '') return false
  if (loopback.has(hostname))
    return /^https?:$/.test(protocol) && origins.some((origin) => loopback.has(hostnameOf(origin)))
  if (protocol !== 'https:') return false
  if (origins.some((origin) => new URL(origin).host === host)) return true
  return port === '' && hosts.some((named) => hostname === named || hostname.endsWith(`.${named}`))
}

/** The address, as it is opened. Throws ProviderFailure (502) for one that is not the provider's; `what` names it. */
export function pageOf(address: string, pages: Pages, what: string): string {
  if (isPageOf(address, pages)) return address
  throw new ProviderFailure('unreadable', `${what}: an address of ${hostnameOf(address).slice(0, 100) || 'no host'}`)
}
