import '@mantine/core/styles/Progress.layer.css'
import { EmailText } from '../../../base/ui/page/email-text'
import { Button, Progress } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { fileCalls } from '../../../base/file/calls'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { ConfirmDialog } from '../../../base/ui/dialog/confirm-dialog'
import { LinkButton, RouteLink } from '../../../base/ui/page/link'
import { PageHeader, Panel } from '../../../base/ui/page/page'
import { QueryGate } from '../../../base/ui/page/query-gate'
import { useWords } from '../../../base/ui/words/use-words'
import { SecondFactorPanel } from '../../credentials/web/SecondFactorPanel'
import { accountCalls } from '../calls'
import type { Profile } from '../model'
import { settingsWords } from '../words-settings'
import { SessionsPanel } from '../../credentials/web/SessionsPanel'
import styles from './settings.module.css'

const DeleteAccountDialog = lazy(() => import('./DeleteAccountDialog'))

export function AccountSettingsPage({ logins }: { logins?: ReactNode }) {
  const t = useWords(settingsWords)
  const query = useEndpointQuery(accountCalls.profile)
  return (
    <>
      <PageHeader title={t('title')} />
      <QueryGate query={query}>
        {(profile) => <Settings profile={profile} logins={logins} refetch={query.refetch} />}
      </QueryGate>
    </>
  )
}

/** Converts bytes to megabytes of 1,048,576 bytes. The limit counts in the same way. */
const megabytes = (bytes: number): number => Math.ceil(bytes / 1024 / 1024)

function StoredFiles() {
  const t = useWords(settingsWords)
  const query = useEndpointQuery(fileCalls.usage)
  return (
    <QueryGate query={query}>
      {({ used, limit }) => (
        <div className={styles.text}>
          <p>{t('storedFiles', { used: megabytes(used), limit: megabytes(limit) })}</p>
          <Progress
            value={(100 * used) / limit}
            aria-label={t('storedFiles', { used: megabytes(used), limit: megabytes(limit) })}
          />
        </div>
      )}
    </QueryGate>
  )
}

interface SettingsProps {
  readonly profile: Profile
  readonly logins: ReactNode
  readonly refetch: () => unknown
}

function Settings({ profile, logins, refetch }: SettingsProps) {
  const t = useWords(settingsWords)
  const { history } = useRouter()
  const [asking, setAsking] = useState<'delete' | 'active' | null>(null)
  const close = () => setAsking(null)
  return (
    <>
      <Panel title={t('logIn')}>
        <dl className={styles.rows}>
          <div className={styles.row}>
            <dt>{t('email')}</dt>
            <dd>
              <EmailText address={profile.email} />
            </dd>
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
      <SecondFactorPanel account={profile.id} isOn={profile.secondFactor} onSwitched={() => void refetch()} />
      {logins}
      <SessionsPanel />
      <Panel title={t('ownData')}>
        <p className={styles.text}>{t('ownDataText')}</p>
        <StoredFiles />
        <LinkButton href="/profile/account-settings/export" variant="default">
          {t('toExport')}
        </LinkButton>
      </Panel>
      <Panel title={t('deletePart')}>
        <p className={styles.text}>{t('deletePartText')}</p>
        <Button
          color="red"
          variant="outline"
          onClick={() => setAsking(profile.subscriptionActive && profile.free !== null ? 'active' : 'delete')}
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
        onConfirm={() => history.push('/profile/subscription')}
      />
      <Suspense>{asking === 'delete' && <DeleteAccountDialog onClose={close} />}</Suspense>
    </>
  )
}
