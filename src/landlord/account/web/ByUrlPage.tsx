import { Button } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { call } from '../../../base/ui/query/call'
import { CallError, isFinalRefusal } from '../../../base/ui/query/call-request'
import { ErrorState } from '../../../base/ui/page/error-state'
import { LinkButton } from '../../../base/ui/page/link'
import { NarrowPage } from '../../../base/ui/page/page'
import { Loading } from '../../../base/ui/page/loading'
import { readToken } from '../../../base/ui/query/session'
import { useWords } from '../../../base/ui/words/use-words'
import { accountCalls } from '../calls'
import { codeCalls } from '../calls-code'
import type { Auth, Profile } from '../model'
import { linkWords } from '../words-link'
import styles from './account.module.css'
import { forgetSession, startSession } from './session'
import { useHeadingFocus } from './use-heading-focus'

const SecondStep = lazy(() => import('./SecondStep'))

/** Pause between the login and the first page, in ms (docs/rules.md#login-and-codes). */
const pause = 50

/** Who is logged in on this device; null without a living session. */
async function whoIsHere(): Promise<Profile | null> {
  if (readToken() === null) return null
  return await call(accountCalls.profile, {}).catch((error: unknown) => {
    if (error instanceof CallError && error.status === 401) return null
    throw error
  })
}

type Came =
  | { readonly kind: 'other'; readonly email: string; readonly here: Profile }
  | { readonly kind: 'secondStep'; readonly token: string; readonly here: Profile | null }
  | { readonly kind: 'refused'; readonly here: Profile }
  | { readonly kind: 'failed'; readonly error: unknown }

/** What a call with the code answers; null for a code that can't be used. */
const unlessRefused = <T,>(answer: Promise<T>): Promise<T | null> =>
  answer.catch((error: unknown) => {
    if (isFinalRefusal(error)) return null
    throw error
  })

/**
 * Landing of a login link: takes the one-time code out of the address bar, exchanges it once, goes on. Where somebody else
 * is logged in it asks first, and the answer alone uses the code up.
 */
export default function ByUrlPage() {
  const t = useWords(linkWords)
  const navigate = useNavigate()
  const { token } = useSearch({ from: '/open/login/by-url' })
  const [code] = useState(token ?? '')
  const [came, setCame] = useState<Came | null>(null)
  const [attempt, setAttempt] = useState(0)
  const done = useRef(-1)

  /** The link's account takes this device over; the session that was here is over, for its server too. */
  const enter = async (auth: Auth, here: Profile | null) => {
    if (here) await call(accountCalls.logout, {}).catch(() => undefined)
    if (here?.id !== auth.user.id) forgetSession(here ? { account: here.id } : { drafts: 'kept' })
    startSession(auth)
    await new Promise((resolve) => setTimeout(resolve, pause))
    if (auth.user.is_register_finished) await navigate({ to: '/home', replace: true })
    else await navigate({ to: '/registration', search: { step: 'profile' }, replace: true })
  }

  /** A bad link takes nothing away from whoever is logged in. */
  const refuse = async (here: Profile | null) => {
    if (here) setCame({ kind: 'refused', here })
    else await navigate({ to: '/login', search: { notice: 'link' }, replace: true })
  }

  const exchange = async (here: Profile | null) => {
    const auth = await unlessRefused(call(codeCalls.byUrl, { body: { code } }))
    if (auth === null) await refuse(here)
    else if ('secondFactor' in auth) setCame({ kind: 'secondStep', token: auth.secondFactor, here })
    else await enter(auth, here)
  }
  const fail = (error: unknown) => setCame({ kind: 'failed', error })

  useEffect(() => {
    if (done.current === attempt) return
    done.current = attempt
    const begin = async () => {
      // History and referrer must not keep the code; the page itself stays.
      window.history.replaceState(window.history.state, '', '/login/by-url')
      const here = await whoIsHere()
      if (here === null) return await exchange(null)
      const link = await unlessRefused(call(codeCalls.checkByUrl, { body: { code } }))
      if (link === null) await refuse(here)
      else if (link.email !== here.email) setCame({ kind: 'other', email: link.email, here })
      else await exchange(here)
    }
    begin().catch(fail)
  })
  if (came?.kind === 'other')
    return <AskWho email={came.email} here={came.here} onEnter={() => exchange(came.here).catch(fail)} />
  if (came?.kind === 'secondStep') {
    return (
      <NarrowPage title={t('byUrlTitle')}>
        <Suspense>
          <SecondStep
            token={came.token}
            onEnter={(auth) => void enter(auth, came.here)}
            onStartAgain={() => void navigate({ to: '/login', replace: true })}
          />
        </Suspense>
      </NarrowPage>
    )
  }
  if (came?.kind === 'refused') return <StillHere here={came.here} />
  return (
    <NarrowPage title={t('byUrlTitle')}>
      {came === null ? (
        <Loading label={t('byUrlWait')} />
      ) : (
        <ErrorState
          error={came.error}
          retry={() => {
            setCame(null)
            setAttempt(attempt + 1)
          }}
        />
      )}
    </NarrowPage>
  )
}

/** Somebody else is logged in here: nobody is logged out without being asked. */
function AskWho({ email, here, onEnter }: { email: string; here: Profile; onEnter: () => Promise<void> }) {
  const t = useWords(linkWords)
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  useHeadingFocus()
  return (
    <NarrowPage title={t('askTitle', { email })}>
      <p className={styles.intro}>{t('askText', { here: here.email, email })}</p>
      <div className={styles.buttons}>
        <Button variant="default" disabled={busy} onClick={() => void navigate({ to: '/home', replace: true })}>
          {t('askStay', { here: here.email })}
        </Button>
        <Button
          loading={busy}
          onClick={() => {
            setBusy(true)
            void onEnter()
          }}
        >
          {t('askEnter', { email })}
        </Button>
      </div>
    </NarrowPage>
  )
}

function StillHere({ here }: { here: Profile }) {
  const t = useWords(linkWords)
  useHeadingFocus()
  return (
    <NarrowPage title={t('stillTitle')}>
      <p role="alert" className={styles.notice}>
        {t('stillText', { here: here.email })}
      </p>
      <LinkButton href="/home">{t('stillGo')}</LinkButton>
    </NarrowPage>
  )
}
