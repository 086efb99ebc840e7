import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { toast } from '../../../base/ui/page/toast'
import { useWords } from '../../../base/ui/words/use-words'
import { localPath } from '../paths'
import { isMobile } from '../shell/app-offer'
import { notedPageAfterLogout } from './begin'
import { MobileSuccess } from './MobileSuccess'
import { externalLoginWords } from './words'

/** The end of a logout. A phone shows a page with a link, other devices go straight to the wanted page. */
export default function SignedOutPage() {
  const t = useWords(externalLoginWords)
  const { history, options } = useRouter()
  const [onPhone] = useState(() => isMobile(navigator.userAgent))
  const [back] = useState(() => localPath(notedPageAfterLogout(), options.context.isPublicPath))
  const goOn = () => history.replace(back)
  useEffect(() => {
    if (onPhone) return
    toast.success(t('loggedOutTitle'))
    history.replace(back)
  }, [onPhone, history, back, t])
  if (!onPhone) return null
  return <MobileSuccess title={t('loggedOutTitle')} text={t('loggedOutText')} onContinue={goOn} />
}
