import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { LinkButton } from '../../../base/ui/page/link'
import { Loading } from '../../../base/ui/page/loading'
import { NarrowPage } from '../../../base/ui/page/page'
import { toast } from '../../../base/ui/page/toast'
import { call } from '../../../base/ui/query/call'
import { CallError } from '../../../base/ui/query/call-request'
import { readToken } from '../../../base/ui/query/session'
import { useErrorText } from '../../../base/ui/words/error-text'
import { useWords } from '../../../base/ui/words/use-words'
import type { LoginAnswer, Profile } from '../../../landlord/account/model'
import { SecondStepPage } from '../../../landlord/login/web/SecondStepPage'
import { resumeSession } from '../../../landlord/account/web/session'
import { externalLoginCalls } from '../../../landlord/external-login/calls'
import { providerName } from '../../../landlord/external-login/model'
import { isMobile } from '../shell/app-offer'
import { placeAfterLogin } from '../place-after-login'
import { authorityPanelId, notedPageAfterLogin } from './begin'
import { ExternalLoginButton } from './ExternalLoginButton'
import styles from './external-login.module.css'
import { MobileSuccess } from './MobileSuccess'
import { externalLoginWords } from './words'
import { replaceSession, currentProfile } from '../../../landlord/login/web/log-out'

type Came =
  | { readonly kind: 'cancelled' | 'incomplete' }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'secondStep'; readonly token: string; readonly here: Profile | null }
  | { readonly kind: 'entered'; readonly auth: LoginAnswer }

/** Removes code and state from the address bar and exchanges them once. */
export default function SignInPage() {
  const t = useWords(externalLoginWords)
  const navigate = useNavigate()
  const { history, options } = useRouter()
  const search = useSearch({ from: '/open/signin-difi' })
  const [{ code, state, iss, error }] = useState(search)
  const [back] = useState(notedPageAfterLogin)
  const [came, setCame] = useState<Came | null>(null)
  const isStarted = useRef(false)

  const goOn = ({ user }: LoginAnswer) => {
    if (user.is_register_finished) history.replace(placeAfterLogin(back, user.id, options.context.isPublicPath))
    else void navigate({ to: '/registration', search: { step: 'profile' }, replace: true })
  }
  /** Logs in. A login to another account replaces the session on this device. */
  const enter = async (auth: LoginAnswer, here: Profile | null) => {
    if (here?.id === auth.user.id) resumeSession(auth)
    else await replaceSession(auth, here)
    if (isMobile(navigator.userAgent)) return setCame({ kind: 'entered', auth })
    // The tax year itself shows who has logged in. It also says that nothing is sent for another person.
    if (!back?.endsWith(`#${authorityPanelId}`)) toast.success(t('entered'))
    goOn(auth)
  }

  const begin = async () => {
    // History and referrer must not keep the code. The page itself stays.
    window.history.replaceState(window.history.state, '', '/signin-difi')
    if (error !== undefined) return setCame({ kind: error === 'access_denied' ? 'cancelled' : 'incomplete' })
    if (code === undefined || state === undefined) {
      // The page was reloaded after the exchange was done.
      if (readToken() !== null) return history.replace('/home')
      return setCame({ kind: 'incomplete' })
    }
    const here = await currentProfile()
    const query = { code, state, ...(iss !== undefined && { iss }) }
    const answer = await call(externalLoginCalls.callback, { params: { provider: providerName }, query })
    if ('secondFactor' in answer) setCame({ kind: 'secondStep', token: answer.secondFactor, here })
    else await enter(answer, here)
  }
  useEffect(() => {
    if (isStarted.current) return
    isStarted.current = true
    begin().catch((failure: unknown) => setCame({ kind: 'failed', error: failure }))
  })

  if (came === null)
    return (
      <NarrowPage title={t('signInTitle')}>
        <Loading label={t('signInWait')} />
      </NarrowPage>
    )
  if (came.kind === 'entered')
    return <MobileSuccess title={t('doneTitle')} text={t('doneText')} onContinue={() => goOn(came.auth)} />
  if (came.kind === 'secondStep')
    return (
      <SecondStepPage title={t('signInTitle')} token={came.token} onEnter={(auth) => void enter(auth, came.here)} />
    )
  return <NotSignedIn came={came} back={back} />
}

function NotSignedIn({
  came,
  back,
}: {
  came: Extract<Came, { kind: 'cancelled' | 'incomplete' | 'failed' }>
  back: string | undefined
}) {
  const t = useWords(externalLoginWords)
  const errorText = useErrorText()
  const isHere = readToken() !== null
  const text =
    came.kind === 'failed' ? errorText(came.error) : t(came.kind === 'cancelled' ? 'cancelledText' : 'incompleteText')
  // An unlinked person links the electronic id in the settings, after a login with e-mail.
  const isUnknown =
    came.kind === 'failed' && came.error instanceof CallError && came.error.message === 'externalLoginUnknown'
  // Another electronic id is linked to the account. It can be removed in the settings.
  const isTaken =
    came.kind === 'failed' && came.error instanceof CallError && came.error.message === 'externalLoginTaken'
  const login = isUnknown ? `/login?${new URLSearchParams({ back: '/profile/account-settings' }).toString()}` : '/login'
  return (
    <NarrowPage title={t(came.kind === 'cancelled' ? 'cancelledTitle' : 'failedTitle')}>
      <p role="alert">{text}</p>
      <div className={styles.buttons}>
        {isHere ? (
          <LinkButton href={isTaken ? '/profile/account-settings' : '/home'}>
            {t(isTaken ? 'toSettings' : 'goOn')}
          </LinkButton>
        ) : (
          <LinkButton href={login}>{t('withEmail')}</LinkButton>
        )}
        {!isUnknown && <ExternalLoginButton text={t('beginAgain')} back={back} />}
      </div>
    </NarrowPage>
  )
}
