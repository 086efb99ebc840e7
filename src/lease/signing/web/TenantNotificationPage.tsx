import './tenant.css'
import { Navigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { LinkButton } from '../../../base/ui/page/link'
import { NarrowPage } from '../../../base/ui/page/page'
import { useWords } from '../../../base/ui/words/use-words'
import { tenantWords } from '../words-tenant'
import { lastLink } from './last-link'

type Status = 'success' | 'fail' | 'cancel'

/** Where a tenant comes back to from BankID. The address only says how it ended there; what is signed, the service is asked. */
export default function TenantNotificationPage() {
  const t = useWords(tenantWords)
  const { status }: { status?: Status | undefined } = useSearch({ strict: false })
  const [link] = useState(() => lastLink.read())
  if (status === undefined) return <Navigate to="/not-found" replace />
  // Whoever signs as the landlord has the contract here.
  const isLandlord = link?.startsWith('/r/l') ?? false
  return (
    <NarrowPage title={t(`${status}Title`)}>
      <div className="tenant-result">
        {status === 'success' ? (
          <p role="status">{t(isLandlord ? 'successOwn' : 'successText')}</p>
        ) : (
          <p role="alert">{t(`${status}Text`)}</p>
        )}
        {status !== 'success' && link !== null && <LinkButton href={link}>{t('again')}</LinkButton>}
        {isLandlord && (
          <LinkButton href="/home/contract" variant={status === 'success' ? 'filled' : 'default'}>
            {t('toContracts')}
          </LinkButton>
        )}
      </div>
    </NarrowPage>
  )
}
