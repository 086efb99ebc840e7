import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { toast } from '../../../base/ui/page/toast'
import { useWords } from '../../../base/ui/words/use-words'
import { isMobile } from '../shell/app-offer'
import { MobileSuccess } from './MobileSuccess'
import { externalLoginWords } from './words'

/** The way back from the provider's logout: a page to go on from on a phone, elsewhere straight home. */
export default function SignedOutPage() {
  const t = useWords(externalLoginWords)
  const navigate = useNavigate()
  const [onPhone] = useState(() => isMobile(navigator.userAgent))
  const goOn = () => void navigate({ to: '/home', replace: true })
  useEffect(() => {
    if (onPhone) return
    toast.success(t('loggedOutTitle'))
    void navigate({ to: '/home', replace: true })
  }, [onPhone, navigate, t])
  if (!onPhone) return null
  return <MobileSuccess title={t('loggedOutTitle')} text={t('loggedOutText')} onContinue={goOn} />
}
