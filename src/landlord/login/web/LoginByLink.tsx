import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../base/ui/query/call'
import { isFinalRefusal } from '../../../base/ui/query/call-request'
import { ErrorState } from '../../../base/ui/page/error-state'
import { LinkButton } from '../../../base/ui/page/link'
import { NarrowPage } from '../../../base/ui/page/page'
import { Loading } from '../../../base/ui/page/loading'
import { useWords } from '../../../base/ui/words/use-words'
import { loginCalls } from '../calls'
import type { LoginAnswer, Profile } from '../../account/model'
import { linkWords } from '../words-link'
import styles from './login.module.css'
import { SecondStepPage } from './SecondStepPage'
import { replaceSession, currentProfile } from './log-out'
import { useHeadingFocus } from './use-heading-focus'

type Came =
  | { readonly kind: 'other'; readonly email: string; readonly here: Profile }
  | { readonly kind: 'secondStep'; readonly token: string; readonly here: Profile | null }
  | { readonly kind: 'refused'; readonly here: Profile }
  | { readonly kind: 'failed'; readonly error: unknown }

/** Resolves to the answer, or to null if the code can't be used. */
const unlessRefused = <T,>(answer: Promise<T>): Promise<T | null> =>
  answer.catch((error: unknown) => {
    if (isFinalRefusal(error)) return null
    throw error
  })

export interface LoginByLinkProps {
  readonly token: string | undefined
  readonly path: string
  readonly onEntered: (auth: LoginAnswer) => Promise<void>
}

/**
 * Logs in by a link. Removes the one-time code from the address bar, and uses it only once. If somebody else is logged
 * in here, asks first.
 */
export function LoginByLink({ token, path, onEntered }: LoginByLinkProps) {
  const t = useWords(linkWords)
  const navigate = useNavigate()
  const [code] = useState(token ?? '')
  const [came, setCame] = useState<Came | null>(null)
  const [attempt, setAttempt] = useState(0)
  const done = useRef(-1)

  const enter = async (auth: LoginAnswer, here: Profile | null) => {
    await replaceSession(auth, here)
    await onEntered(auth)
  }

  /** Refuses a bad link. A session in this browser stays as it is. */
  const refuse = async (here: Profile | null) => {
    if (here) setCame({ kind: 'refused', here })
    else await navigate({ to: '/login', search: { notice: 'link' }, replace: true })
  }

  const exchange = async (here: Profile | null) => {
    const auth = await unlessRefused(call(loginCalls.byUrl, { body: { code } }))
    if (auth === null) await refuse(here)
    else if ('secondFactor' in auth) setCame({ kind: 'secondStep', token: auth.secondFactor, here })
    else await enter(auth, here)
  }
  const fail = (error: unknown) => setCame({ kind: 'failed', error })

  useEffect(() => {
    if (done.current === attempt) return
    done.current = attempt
    const begin = async () => {
      // History and referrer must not contain the code. The page itself doesn't change.
      window.history.replaceState(window.history.state, '', path)
      const here = await currentProfile()
      if (here === null) return await exchange(null)
      const link = await unlessRefused(call(loginCalls.checkByUrl, { body: { code } }))
      if (link === null) await refuse(here)
      else if (link.email !== here.email) setCame({ kind: 'other', email: link.email, here })
      else await exchange(here)
    }
    begin().catch(fail)
  })
  if (came?.kind === 'other')
    return <AskWho email={came.email} here={came.here} onEnter={() => exchange(came.here).catch(fail)} />
  if (came?.kind === 'secondStep')
    return <SecondStepPage title={t('byUrlTitle')} token={came.token} onEnter={(auth) => void enter(auth, came.here)} />
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
