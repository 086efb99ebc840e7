import './tenant.css'
import { Navigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { Loading } from '../../../base/ui/page/loading'
import { LinkButton } from '../../../base/ui/page/link'
import { NarrowPage } from '../../../base/ui/page/page'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { useWords } from '../../../base/ui/words/use-words'
import { signingLinkCalls } from '../calls'
import { linkKind } from '../rules-link'
import { tenantWords } from '../words-tenant'
import { lastLink } from './last-link'
import type { LinkStanding } from '../model'

type Status = 'success' | 'fail' | 'cancel'

interface Way {
  readonly status?: Status | undefined
  /** Which contract's landlord comes back, without a session. */
  readonly contract?: number | undefined
}

const unknown = { signer: 'tenant', documentType: 'contract' } as const

/** How what was signed by the link that this tab went away from stands; undefined as long as that isn't known. */
function useStanding(link: string | null): LinkStanding | undefined {
  const [, type = '', slug = ''] = /^\/r\/(\w+)\/([\w-]+)/.exec(link ?? '') ?? []
  const { data, error } = useEndpointQuery(
    signingLinkCalls.standing,
    { params: { slug }, query: linkKind(type) ?? unknown },
    { enabled: slug !== '', staleTime: 0 },
  )
  return slug === '' || error ? 'open' : data?.standing
}

/**
 * Where a signer comes back to from BankID. The address only says how it ended there; what is signed, the service is asked,
 * and whether it still counts, the product.
 */
export default function TenantNotificationPage() {
  const t = useWords(tenantWords)
  const { status, contract }: Way = useSearch({ strict: false })
  const [link] = useState(() => lastLink.read())
  const standing = useStanding(link)
  if (status === undefined) return <Navigate to="/not-found" replace />
  if (standing === undefined) return <Loading label={t('loading')} height={320} />
  // Whoever signs as the landlord has the contract here.
  const isLandlord = contract !== undefined || (link?.startsWith('/r/l') ?? false)
  const isOver = standing !== 'open'
  const isSigned = status === 'success'
  return (
    <NarrowPage title={t(isSigned && isOver ? `${standing}Title` : `${status}Title`)}>
      <div className="tenant-result">
        {isSigned && !isOver ? (
          <p role="status">{t(isLandlord ? 'successOwn' : 'successText')}</p>
        ) : (
          <p role="alert">{t(textOf({ status, standing, isLandlord }))}</p>
        )}
        {!isSigned && !isOver && link !== null && <LinkButton href={link}>{t('again')}</LinkButton>}
        {isLandlord && (
          <LinkButton
            href={contract === undefined ? '/home/contract' : `/home/contract/${contract}`}
            variant={isSigned ? 'filled' : 'default'}
          >
            {t(contract === undefined ? 'toContracts' : 'toContract')}
          </LinkButton>
        )}
      </div>
    </NarrowPage>
  )
}

/** What is said of a signing that ended in another way than it should. */
function textOf({
  status,
  standing,
  isLandlord,
}: {
  readonly status: Status
  readonly standing: LinkStanding
  readonly isLandlord: boolean
}) {
  if (standing !== 'open') return status === 'success' ? (`${standing}Text` as const) : 'goneText'
  return status === 'fail' && isLandlord ? 'failOwn' : (`${status}Text` as const)
}
