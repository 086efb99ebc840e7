import { Navigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ErrorState } from '../../../base/ui/page/error-state'
import { LinkButton } from '../../../base/ui/page/link'
import { Loading } from '../../../base/ui/page/loading'
import { PageHeader, Panel } from '../../../base/ui/page/page'
import { isMissing } from '../../../base/ui/query/call-request'
import { adoptLanguage, useWords } from '../../../base/ui/words/use-words'
import type { SigningStanding } from '../model'
import { tenantWords } from '../words-tenant'
import { ReachLandlord } from './ReachLandlord'
import { usedLink } from './last-link'
import { PaperButton } from './PaperButton'
import { SignedText } from './SignedText'
import { type OpenedLink, useStanding } from './use-standing'

/** A link that was used, was taken back or ran out: it says which to its holder, and whom to ask. */
export function ClosedLink({ at }: { at: OpenedLink }) {
  const t = useWords(tenantWords)
  const { data, error, refetch } = useStanding(at)
  const language = data?.language
  useEffect(() => {
    if (language !== undefined) adoptLanguage(language)
  }, [language])
  // Nobody’s, or of a paper that is gone; nothing was sent by it yet.
  const isNothing = isMissing(error) || (data?.standing === 'open' && !data.isSigned)
  if (isNothing) return <Navigate to="/not-found" hash={usedLink} replace />
  if (data) return <Closed standing={data} />
  return error ? <ErrorState error={error} retry={refetch} /> : <Loading label={t('loading')} height={320} />
}

const titles = {
  withdrawing: 'closedWithdrawingTitle',
  renewing: 'closedRenewingTitle',
  withdrawn: 'closedWithdrawnTitle',
  renewed: 'closedRenewedTitle',
  expired: 'closedExpiredTitle',
  canceled: 'closedCanceledTitle',
  failed: 'closedFailedTitle',
} as const

const texts = {
  withdrawing: 'closedWithdrawing',
  renewing: 'closedRenewing',
  withdrawn: 'closedWithdrawn',
  renewed: 'closedRenewed',
  expired: 'closedExpired',
  canceled: 'closedCanceled',
  failed: 'closedFailed',
} as const

function Closed({ standing: link }: { standing: SigningStanding }) {
  const t = useWords(tenantWords)
  const { standing, isSigned, signer, landlord, documentType, pdf, address } = link
  const isKept = standing === 'open' || standing === 'signed'
  const isEnding = standing === 'withdrawing' || standing === 'renewing'
  const paper = t(documentType === 'checklist' ? 'thisChecklist' : 'thisContract')
  const isTenant = signer === 'tenant'
  return (
    <div className="tenant-page">
      <PageHeader title={t(isKept ? 'signedTitle' : titles[standing])} />
      <div className="tenant-result">
        {isKept ? <SignedText standing={link} /> : <p role="status">{t(texts[standing], { landlord, paper })}</p>}
        {!isKept && isSigned && <p>{t(isEnding ? 'countsIfAll' : 'countsNot')}</p>}
        {pdf !== null && (
          <PaperButton
            pdf={pdf}
            address={address}
            documentType={documentType}
            label={t(documentType === 'checklist' ? 'readChecklist' : 'readContract')}
          />
        )}
        {!isTenant && <LinkButton href="/home/contract">{t('toContracts')}</LinkButton>}
      </div>
      {isTenant && (
        <Panel title={t('questions')}>
          <ReachLandlord {...link} />
        </Panel>
      )}
    </div>
  )
}
