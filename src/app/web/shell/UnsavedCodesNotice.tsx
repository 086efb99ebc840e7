import { RouteLink } from '../../../base/ui/page/link'
import { Notice } from '../../../base/ui/page/notice'
import { useWords } from '../../../base/ui/words/use-words'
import { secondFactorWords } from '../../../landlord/second-factor/words'

/** On any page after a login: the recovery codes were not saved on this device, and the way to new ones. */
export default function UnsavedCodesNotice() {
  const t = useWords(secondFactorWords)
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
