import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { LinkButton } from '../../../base/ui/page/link'
import { Panel } from '../../../base/ui/page/page'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { clock } from '../../../base/ui/words/moment'
import { useWords } from '../../../base/ui/words/use-words'
import { accountCalls } from '../../../landlord/account/calls'
import { AccountSettingsPage } from '../../../landlord/account/web/AccountSettingsPage'
import { externalLogin } from '../../../landlord/account/web/site-links'
import { logoutHref } from './begin'
import { ExternalLoginButton } from './ExternalLoginButton'
import styles from './external-login.module.css'
import { externalLoginWords } from './words'

const UnlinkDialog = lazy(() => import('./UnlinkDialog'))

function ExternalLoginPanel() {
  const { data: profile } = useEndpointQuery(accountCalls.profile)
  const difiData = profile?.difiData
  const t = useWords(externalLoginWords)
  const [unlinking, setUnlinking] = useState(false)
  return (
    <Panel title={t('panel')}>
      {difiData ? (
        <p className={styles.text}>
          {t(difiData.party_name === '' ? 'livingNameless' : 'living', {
            name: difiData.party_name,
            time: clock(new Date(difiData.expire * 1000)),
          })}
          {difiData.ssn !== profile.ssn && ` ${t('otherText')}`}
        </p>
      ) : (
        <p className={styles.text}>{t(profile?.hasExternalId ? 'linkedText' : 'panelText')}</p>
      )}
      <div className={styles.ways}>
        {difiData ? (
          <LinkButton href={logoutHref('/profile/account-settings')} variant="default">
            {t('logOut')}
          </LinkButton>
        ) : (
          <ExternalLoginButton text={t('logIn')} back="/profile/account-settings" />
        )}
        {profile?.hasExternalId && (
          <Button variant="default" onClick={() => setUnlinking(true)}>
            {t('unlink')}
          </Button>
        )}
      </div>
      {unlinking && (
        <Suspense>
          <UnlinkDialog onClose={() => setUnlinking(false)} />
        </Suspense>
      )}
    </Panel>
  )
}

export default function AccountSettingsScreen() {
  return <AccountSettingsPage logins={externalLogin() !== 'off' && <ExternalLoginPanel />} />
}
