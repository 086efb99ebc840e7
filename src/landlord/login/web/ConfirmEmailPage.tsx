import { Button } from '@mantine/core'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { call } from '../../../base/ui/query/call'
import { isFinalRefusal } from '../../../base/ui/query/call-request'
import { useErrorText } from '../../../base/ui/words/error-text'
import { LinkButton } from '../../../base/ui/page/link'
import { NarrowPage } from '../../../base/ui/page/page'
import { useWords } from '../../../base/ui/words/use-words'
import { settingsWords } from '../../account/words-settings'
import styles from './login.module.css'
import { forgetSession } from '../../account/web/session'
import { useHeadingFocus } from './use-heading-focus'
import { changeCalls } from '../calls-change'

/** The number of seconds until the login opens (docs/rules/landlord.md#login-and-codes). */
const patience = 10

/** The page of the mailed link. Only its button changes the address, because mail scanners open links. */
export default function ConfirmEmailPage() {
  const { slug } = useParams({ from: '/open/change/email/$slug' })
  return <Confirm key={slug} code={slug} />
}

type Came = 'asking' | 'sending' | { readonly email: string } | { readonly error: unknown }

function Confirm({ code }: { code: string }) {
  const t = useWords(settingsWords)
  const [came, setCame] = useState<Came>('asking')
  const confirm = () => {
    setCame('sending')
    call(changeCalls.confirmEmail, { params: { code } }).then(
      ({ email }) => {
        // The change has ended every session.
        forgetSession({ drafts: 'kept' })
        setCame({ email })
      },
      (error: unknown) => setCame({ error }),
    )
  }
  if (came === 'asking' || came === 'sending')
    return (
      <NarrowPage title={t('confirmTitle')}>
        <p className={styles.intro}>{t('confirmText')}</p>
        <Button loading={came === 'sending'} onClick={confirm}>
          {t('confirmButton')}
        </Button>
        {came === 'sending' && (
          <span className="ui-hidden" role="status">
            {t('confirmWait')}
          </span>
        )}
      </NarrowPage>
    )
  return 'email' in came ? <Confirmed email={came.email} /> : <NotConfirmed error={came.error} onAgain={confirm} />
}

function Confirmed({ email }: { email: string }) {
  const t = useWords(settingsWords)
  useHeadingFocus()
  return (
    <NarrowPage title={t('confirmedTitle')}>
      <p role="status" className={styles.intro}>
        {t('confirmedText', { email })}
      </p>
      <LinkButton href="/login">{t('toLogin')}</LinkButton>
    </NarrowPage>
  )
}

function NotConfirmed({ error, onAgain }: { error: unknown; onAgain: () => void }) {
  const t = useWords(settingsWords)
  const errorText = useErrorText()
  const navigate = useNavigate()
  const [left, setLeft] = useState<number | null>(patience)
  useHeadingFocus()
  useEffect(() => {
    if (left === null) return
    const timer = setTimeout(() => {
      if (left > 1) setLeft(left - 1)
      else void navigate({ to: '/login', replace: true })
    }, 1000)
    return () => clearTimeout(timer)
  }, [left, navigate])
  return (
    <NarrowPage title={t('refusedTitle')}>
      <p role="alert" className={styles.notice}>
        {errorText(error)}
      </p>
      {/* Screen readers must not read the timer every second. A visitor who needs more time can stop it. */}
      {left !== null && <p role="timer">{t('goingToLogin', { count: left })}</p>}
      <div className={styles.buttons}>
        {left !== null && (
          <Button variant="default" onClick={() => setLeft(null)}>
            {t('stayHere')}
          </Button>
        )}
        {!isFinalRefusal(error) && (
          <Button variant="default" onClick={onAgain}>
            {t('tryAgain')}
          </Button>
        )}
        <LinkButton href="/login">{t('toLogin')}</LinkButton>
      </div>
    </NarrowPage>
  )
}
