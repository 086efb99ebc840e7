import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useAnswer } from '../../../base/ui/answer'
import { ConfirmDialog } from '../../../base/ui/confirm-dialog'
import { LinkButton, RouteLink } from '../../../base/ui/link'
import { PageHead, Panel } from '../../../base/ui/page'
import { AnswerGate } from '../../../base/ui/states'
import { useWords } from '../../../base/ui/use-words'
import { useSubscribe } from '../../subscription/web/use-subscribe'
import { accountCalls } from '../calls'
import type { Profile } from '../model'
import { settingsWords } from '../words-settings'
import styles from './settings.module.css'

const DeleteAccountDialog = lazy(() => import('./DeleteAccountDialog'))

/** E-mail, password, the way to one's own data, and the end of the account. */
export default function AccountSettingsPage() {
  const t = useWords(settingsWords)
  const answer = useAnswer(accountCalls.profile)
  return (
    <>
      <PageHead title={t('title')} />
      <AnswerGate answer={answer}>{(profile) => <Settings profile={profile} />}</AnswerGate>
    </>
  )
}

function Settings({ profile }: { profile: Profile }) {
  const t = useWords(settingsWords)
  const subscription = useSubscribe()
  const [asking, setAsking] = useState<'delete' | 'active' | null>(null)
  const close = () => setAsking(null)
  return (
    <>
      <Panel title={t('logIn')}>
        <dl className={styles.rows}>
          <div className={styles.row}>
            <dt>{t('email')}</dt>
            <dd>{profile.email}</dd>
            <dd className={styles.change}>
              <RouteLink href="/profile/account-settings/change-email">{t('changeEmail')}</RouteLink>
            </dd>
          </div>
          <div className={styles.row}>
            <dt>{t('password')}</dt>
            <dd>
              <span aria-hidden>••••••••</span>
              <span className="ui-hidden">{t('passwordHidden')}</span>
            </dd>
            <dd className={styles.change}>
              <RouteLink href="/profile/account-settings/change-password">{t('changePassword')}</RouteLink>
            </dd>
          </div>
        </dl>
      </Panel>
      <Panel title={t('ownData')}>
        <p className={styles.text}>{t('ownDataText')}</p>
        <LinkButton href="/profile/account-settings/export" variant="default">
          {t('toExport')}
        </LinkButton>
      </Panel>
      <Panel title={t('deletePart')}>
        <p className={styles.text}>{t('deletePartText')}</p>
        <Button
          color="red"
          variant="outline"
          onClick={() => setAsking(profile.subscriptionActive ? 'active' : 'delete')}
        >
          {t('deleteAccount')}
        </Button>
      </Panel>
      <ConfirmDialog
        title={t('activeTitle')}
        text={t('activeText')}
        opened={asking === 'active'}
        onCancel={close}
        cancelText={t('ok')}
        confirmText={t('toSubscription')}
        onConfirm={subscription}
      />
      <Suspense>{asking === 'delete' && <DeleteAccountDialog onClose={close} />}</Suspense>
    </>
  )
}
