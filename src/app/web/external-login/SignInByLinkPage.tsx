import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { Loading } from '../../../base/ui/page/loading'
import { NarrowPage } from '../../../base/ui/page/page'
import { useWords } from '../../../base/ui/words/use-words'
import { LoginByLink } from '../../../landlord/login/web/LoginByLink'
import { goToLoginProvider } from './begin'
import { externalLoginWords } from './words'

/** A link with a one-time code leads here. The provider of electronic ids then links the account. */
export default function SignInByLinkPage() {
  const t = useWords(externalLoginWords)
  const navigate = useNavigate()
  const search = useSearch({ from: '/open/login-signin-difi' })
  const [{ token, externalAuthType }] = useState(search)
  const [onTheWay, setOnTheWay] = useState(false)
  const goOn = async () => {
    setOnTheWay(true)
    // If the provider is unavailable, the login is still valid.
    if (await goToLoginProvider(undefined, externalAuthType).catch(() => false)) return
    await navigate({ to: '/home', replace: true })
  }
  if (onTheWay)
    return (
      <NarrowPage title={t('signInTitle')}>
        <Loading label={t('onTheWay')} />
      </NarrowPage>
    )
  return <LoginByLink token={token} path="/login-signin-difi" onEntered={goOn} />
}
