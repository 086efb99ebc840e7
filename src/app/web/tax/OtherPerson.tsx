import { TriangleAlert } from 'lucide-react'
import { RouteLink } from '../../../base/ui/page/link'
import { useWords } from '../../../base/ui/words/use-words'
import { otherPersonWords } from './words-person'

interface OtherPersonProps {
  /** Masked; empty where the profile has none that can be read. */
  readonly profile: string
  /** Masked. */
  readonly login: string
}

/** Says that the electronic id is another person's than the profile's, and the ways out of it. */
export function OtherPerson({ profile, login }: OtherPersonProps) {
  const t = useWords(otherPersonWords)
  return (
    <div role="alert" className="tax-result" data-kind="error">
      <p className="tax-result-title">
        <TriangleAlert size={20} aria-hidden /> {t('title')}
      </p>
      <p>{t(profile === '' ? 'without' : 'text', { profile, login })}</p>
      <ul className="tax-named">
        <li>
          <RouteLink href="/profile/account-settings">{t('unlink')}</RouteLink>
        </li>
        <li>
          <RouteLink href="/logout-difi">{t('logOut')}</RouteLink>
        </li>
        <li>
          <RouteLink href="/profile/landlord/edit">{t('profile')}</RouteLink>
        </li>
      </ul>
    </div>
  )
}
