import { ProviderFailure } from './failure'

export interface ProviderPages {
  /** `signicat.com`, including its subdomains. */
  readonly hosts: readonly string[]
  /** Origins whose hosts may be opened as well. */
  readonly origins: readonly string[]
}

const loopback: ReadonlySet<string> = new Set(['127.0.0.1', '[::1]', 'localhost'])
const hostnameOf = (address: string): string => (URL.canParse(address) ? new URL(address).hostname : '')

/**
 * True if an address is a page of the provider: https, without a user, at a host of the provider's settings. http is
 * accepted only on this machine, when the provider itself answers there.
 */
export function isProviderPage(address: string, { hosts, origins }: ProviderPages): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, username, password, hostname, host, port } = new URL(address)
  if (username !== '' || password !== '') return false
  if (loopback.has(hostname))
    return /^https?:$/.test(protocol) && origins.some((origin) => loopback.has(hostnameOf(origin)))
  if (protocol !== 'https:') return false
  if (origins.some((origin) => new URL(origin).host === host)) return true
  return port === '' && hosts.some((named) => hostname === named || hostname.endsWith(`.${named}`))
}

/** The address of a provider's page. Throws ProviderFailure (502) for any other. `what` names it in the error. */
export function providerPage(address: string, pages: ProviderPages, what: string): string {
  if (isProviderPage(address, pages)) return address
  throw new ProviderFailure('unreadable', `${what}: an address of ${hostnameOf(address).slice(0, 100) || 'no host'}`)
}
