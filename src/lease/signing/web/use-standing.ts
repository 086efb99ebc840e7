import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { signingLinkCalls } from '../calls-link'
import type { LinkKind } from '../rules-link'

export interface OpenedLink {
  readonly kind: LinkKind
  readonly slug: string
  /** Which of the tenants, in a link of the version before; a link says by itself whose it is. */
  readonly tenant: number | undefined
}

/** The link to the file lasts five minutes: it is asked for anew before that. */
export const linkLasts = 4 * 60_000

/** A link as the calls name it. */
export const linkInput = ({ kind, slug, tenant }: OpenedLink) => ({
  params: { slug },
  query: { ...kind, ...(tenant !== undefined && { tenant: String(tenant) }) },
})

const unknown: OpenedLink = { kind: { signer: 'tenant', documentType: 'contract' }, slug: '', tenant: undefined }

/** How it stands with a link that was used or can’t be any more; null: with none. */
export const useStanding = (link: OpenedLink | null) =>
  useEndpointQuery(signingLinkCalls.standing, linkInput(link ?? unknown), {
    enabled: link !== null,
    keepPreviousData: false,
    staleTime: 0,
    refetchInterval: linkLasts,
  })
