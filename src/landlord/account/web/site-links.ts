/** Addresses outside of the app, as the operator has configured them. */
export interface SiteLinks {
  readonly terms: string
  readonly privacy: string
}

const fallback: SiteLinks = { terms: '/terms', privacy: '/privacy' }
const isAddress = (value: unknown): value is string => typeof value === 'string' && /^(https?:\/\/|\/)/.test(value)

const metaOf = (name: string): string => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''

/** What the server wrote into `<meta name="husbok-links">`; a missing or broken one leaves the usual paths. */
export function siteLinks(): SiteLinks {
  try {
    const said = JSON.parse(metaOf('husbok-links')) as Record<string, unknown>
    return {
      terms: isAddress(said['terms']) ? said['terms'] : fallback.terms,
      privacy: isAddress(said['privacy']) ? said['privacy'] : fallback.privacy,
    }
  } catch {
    return fallback
  }
}

/** Address of the sandbox's pages, or '' when the app talks to the real world. */
export const sandboxAddress = (): string => {
  const said = metaOf('husbok-sandbox')
  return isAddress(said) ? said : ''
}
