import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { formatKr, fromKroner } from '../../../base/kit/money'
import { LinkButton, RouteLink } from '../../../base/ui/page/link'
import { NarrowPage } from '../../../base/ui/page/page'
import { useWords } from '../../../base/ui/words/use-words'
import type { LoginAnswer } from '../../account/model'
import { priceAMonth } from '../../account/web/site-links'
import { startSession } from '../../account/web/session'
import { accountWords } from '../../account/words'
import styles from './login.module.css'
import { LoginFlow } from './LoginFlow'

/** Says what the product is and what it costs, and shows the two ways in. */
function NewHere({ picture }: { readonly picture: ReactNode }) {
  const t = useWords(accountWords)
  const price = priceAMonth()
  return (
    <nav className={`ui-panel ${styles.doors}`} aria-labelledby="new-here">
      <p id="new-here">{t('about')}</p>
      {picture}
      <div>
        <LinkButton href="/registration" fullWidth>
          {t('keepBooks')}
        </LinkButton>
        <p className="ui-fine">
          {price === null ? t('keepBooksText') : t('keepBooksPrice', { price: formatKr(fromKroner(price), 'needed') })}
        </p>
      </div>
      <div>
        <LinkButton href="/free-contract?step=landlord" variant="default" fullWidth>
          {t('writeLease')}
        </LinkButton>
        <p className="ui-fine">{t('writeLeaseText')}</p>
      </div>
    </nav>
  )
}

const OldAppUser = lazy(() => import('./OldAppUser'))

const notices = { link: 'linkFailed', ended: 'endedNotice', deleted: 'deletedNotice' } as const

interface LoginPageProps {
  readonly otherWay?: ReactNode
  /** A picture of what the product shows. */
  readonly picture?: ReactNode
}

export function LoginPage({ otherWay, picture }: LoginPageProps) {
  const t = useWords(accountWords)
  const navigate = useNavigate()
  const router = useRouter()
  const { notice } = useSearch({ from: '/open/login' })
  const [oldApp, setOldApp] = useState('')
  const enter = (auth: LoginAnswer) => {
    startSession(auth)
    if (!auth.user.is_register_finished)
      void navigate({ to: '/registration', search: { step: 'profile' }, replace: true })
    // This page's guard then opens the page where the visitor was before the login.
    else void router.invalidate()
  }
  if (oldApp !== '') {
    return (
      <Suspense>
        <OldAppUser email={oldApp} onBack={() => setOldApp('')} />
      </Suspense>
    )
  }
  return (
    <NarrowPage title={t('loginTitle')} className={styles.entry} before={<NewHere picture={picture} />}>
      {notice !== undefined && (
        <p
          className={notice === 'deleted' ? styles.done : styles.notice}
          role={notice === 'deleted' ? 'status' : 'alert'}
        >
          {t(notices[notice])}
        </p>
      )}
      <LoginFlow onEnter={enter} onOldApp={setOldApp} submitVariant="default" />
      {otherWay}
      <p className={styles.links}>
        <RouteLink href="/reset-password">{t('forgot')}</RouteLink>
      </p>
    </NarrowPage>
  )
}
