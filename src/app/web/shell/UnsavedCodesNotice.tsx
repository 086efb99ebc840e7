import { useLocation } from '@tanstack/react-router'
import { RouteLink } from '../../../base/ui/page/link'
import { Notice } from '../../../base/ui/page/notice'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { useWords } from '../../../base/ui/words/use-words'
import { accountCalls } from '../../../landlord/account/calls'
import { useUnsavedCodes } from '../../../landlord/credentials/web/unsaved-codes'
import { secondFactorWords } from '../../../landlord/credentials/words-second-factor'

/** Says that the recovery codes were not saved on this device. */
export default function UnsavedCodesNotice() {
  const t = useWords(secondFactorWords)
  const path = useLocation({ select: (at) => at.pathname })
  const { data: profile } = useEndpointQuery(accountCalls.profile)
  const isUnsaved = useUnsavedCodes(profile?.id)
  // The settings say so themselves.
  if (!isUnsaved || profile?.secondFactor !== true || path === '/profile/account-settings') return null
  return (
    <Notice
      kind="warning"
      label={t('title')}
      action={<RouteLink href="/profile/account-settings">{t('newCodes')}</RouteLink>}
    >
      {t('unsavedText')}
    </Notice>
  )
}
