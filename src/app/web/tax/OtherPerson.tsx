import { useLocation } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { RouteLink } from '../../../base/ui/page/link'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { useWords } from '../../../base/ui/words/use-words'
import { accountCalls } from '../../../landlord/account/calls'
import { logoutHref } from '../external-login/begin'
import { otherPersonWords } from './words-person'

interface OtherPersonProps {
  /** The profile's national id, masked. Empty when the profile has none that can be read. */
  readonly profile: string
  /** The login's national id, masked. */
  readonly login: string
}

/**
 * Says that another person is logged in. Offers to log that person out, to correct the profile's
 * national id, or to unlink the electronic id.
 */
export default function OtherPerson({ profile, login }: OtherPersonProps) {
  const t = useWords(otherPersonWords)
  const { pathname, searchStr } = useLocation()
  const { data } = useEndpointQuery(accountCalls.profile)
  const name = data?.difiData?.party_name ?? ''
  return (
    <div role="alert" className="tax-result" data-kind="error">
      <p className="tax-result-title">
        <TriangleAlert size={20} aria-hidden /> {t('title')}
      </p>
      <p>
        {name === '' ? t('who', { login }) : t('whoNamed', { name, login })}{' '}
        {profile === '' ? t('without') : t('profileSays', { profile })} {t('text')}
      </p>
      <ul className="tax-named">
        <li>
          <RouteLink href={logoutHref(pathname + searchStr)}>{t('logOut')}</RouteLink>
        </li>
        <li>
          <RouteLink href="/profile/landlord/edit">{t(profile === '' ? 'giveId' : 'correctId')}</RouteLink>
        </li>
        {data?.hasExternalId && (
          <li>
            <RouteLink href="/profile/account-settings">{t('unlink')}</RouteLink>
          </li>
        )}
      </ul>
    </div>
  )
}
