import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { signingLinkCalls } from '../calls-link'
import type { LinkKind } from '../rules-link'

export interface OpenedLink {
  readonly kind: LinkKind
  readonly slug: string
  /** The tenant's number in a link of the earlier version. A current link identifies its holder without it. */
  readonly tenant: number | undefined
}

/** The time in ms after which the page asks for a new link to the file. The link lasts five minutes. */
export const linkRefreshMs = 4 * 60_000

export const linkInput = ({ kind, slug, tenant }: OpenedLink) => ({
  params: { slug },
  query: { ...kind, ...(tenant !== undefined && { tenant: String(tenant) }) },
})

const unknown: OpenedLink = { kind: { signer: 'tenant', documentType: 'contract' }, slug: '', tenant: undefined }

/** Asks what a link leads to. Null: there is no link. */
export const useLinkState = (link: OpenedLink | null) =>
  useEndpointQuery(signingLinkCalls.standing, linkInput(link ?? unknown), {
    enabled: link !== null,
    keepPreviousData: false,
    staleTime: 0,
    refetchInterval: linkRefreshMs,
  })
