import './tenant.css'
import { Navigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { Loading } from '../../../base/ui/page/loading'
import { LinkButton } from '../../../base/ui/page/link'
import { NarrowPage } from '../../../base/ui/page/page'
import { useWords } from '../../../base/ui/words/use-words'
import { linkKind } from '../rules-link'
import { tenantWords } from '../words-tenant'
import { lastSigningLink } from './last-link'
import { PaperButton } from './PaperButton'
import { SignedText } from './SignedText'
import { type OpenedLink, useLinkState } from './use-link-state'
import type { SigningLinkState } from '../model'

type Status = 'success' | 'fail' | 'cancel'

interface Way {
  readonly status?: Status | undefined
  readonly contract?: number | undefined
}

/** The link by which this tab went to sign. Null when there is none. */
function openedOf(link: string | null): OpenedLink | null {
  const [, type = '', slug = '', tenant] = /^\/r\/(\w+)\/([\w-]+)(?:\?tenant=(\d))?/.exec(link ?? '') ?? []
  const kind = linkKind(type)
  return kind && { kind, slug, tenant: tenant === undefined ? undefined : Number(tenant) }
}

/** The text for each state of a link. Links that have ended share one. */
const texts = {
  open: 'open',
  signed: 'open',
  withdrawing: 'withdrawing',
  renewing: 'renewing',
  withdrawn: 'ended',
  renewed: 'ended',
  expired: 'ended',
  canceled: 'ended',
  failed: 'ended',
} as const
type EndText = (typeof texts)[keyof typeof texts]

/**
 * The address of the contract's page. It leaves out how the signing ended. An address with that part would lead back
 * here without a session (app/web/guards.ts).
 */
const contractHref = (contract: Way['contract']): string =>
  contract === undefined ? '/home/contract' : `/home/contract/${contract}`

/**
 * The page to which BankID leads back. The address only says how the visit to BankID ended. The
 * signing service knows what is signed, and the product knows whether the signature still counts.
 */
export default function TenantNotificationPage() {
  const t = useWords(tenantWords)
  const { status, contract }: Way = useSearch({ strict: false })
  const [link] = useState(() => lastSigningLink.read())
  const { data, error, isPending } = useLinkState(openedOf(link))
  if (status === undefined) return <Navigate to="/not-found" replace />
  if (link !== null && isPending) return <Loading label={t('loading')} height={320} />
  // The address names a contract only for a landlord, and only a landlord's link begins with
  // `/r/l`.
  const isLandlord = contract !== undefined || (link?.startsWith('/r/l') ?? false)
  const standing = error || !data ? 'open' : texts[data.standing]
  const isOver = standing !== 'open'
  const isSigned = status === 'success'
  return (
    <NarrowPage title={t(isSigned && isOver ? `${standing}Title` : `${status}Title`)}>
      <div className="tenant-result">
        {isSigned && !isOver ? (
          <Signed standing={data} isLandlord={isLandlord} />
        ) : (
          <p role="alert">{t(textOf({ status, standing, isLandlord }))}</p>
        )}
        {!isSigned && !isOver && link !== null && <LinkButton href={link}>{t('again')}</LinkButton>}
        {isLandlord && (
          <LinkButton href={contractHref(contract)} variant={isSigned ? 'filled' : 'default'}>
            {t(contract === undefined ? 'toContracts' : 'toContract')}
          </LinkButton>
        )}
      </div>
    </NarrowPage>
  )
}

/** Shown when the signature counts: the people who still have to sign, and the paper, if the link may show them. */
function Signed({ standing, isLandlord }: { standing: SigningLinkState | undefined; isLandlord: boolean }) {
  const t = useWords(tenantWords)
  if (!standing?.isSigned || isLandlord) return <p role="status">{t(isLandlord ? 'successOwn' : 'successText')}</p>
  const { pdf, documentType, address } = standing
  const label = t(`read_${documentType}`)
  return (
    <>
      <SignedText standing={standing} />
      {pdf !== null && <PaperButton pdf={pdf} address={address} documentType={documentType} label={label} />}
    </>
  )
}

function textOf({
  status,
  standing,
  isLandlord,
}: {
  readonly status: Status
  readonly standing: EndText
  readonly isLandlord: boolean
}) {
  if (standing !== 'open') return status === 'success' ? (`${standing}Text` as const) : 'goneText'
  return status === 'fail' && isLandlord ? 'failOwn' : (`${status}Text` as const)
}
