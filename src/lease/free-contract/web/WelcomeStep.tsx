import { Button } from '@mantine/core'
import { useState } from 'react'
import { ConfirmDialog } from '../../../base/ui/dialog/confirm-dialog'
import { RouteLink } from '../../../base/ui/page/link'
import { Notice } from '../../../base/ui/page/notice'
import { moment } from '../../../base/ui/words/moment'
import { useWords } from '../../../base/ui/words/use-words'
import styles from '../../../landlord/registration/web/registration.module.css'
import { freeContractWords } from '../words'
import type { FreeDraftState } from './use-free-draft'

/** What is to come; an earlier visit's draft is offered again. */
export function WelcomeStep({ stored, onBegin }: { stored: FreeDraftState; onBegin: () => void }) {
  const t = useWords(freeContractWords)
  const [asking, setAsking] = useState(false)
  return (
    <div className={styles.page}>
      <div className={styles.panel}>
        <h1>{t('title')}</h1>
        <p className={styles.text}>{t('welcomeText')}</p>
        <ol>
          <li>{t('welcomeYou')}</li>
          <li>{t('welcomeTenant')}</li>
          <li>{t('welcomeTerms')}</li>
        </ol>
        <p className={styles.text}>{t('welcomeKept')}</p>
        {stored.found !== null && (
          <Notice
            kind="info"
            action={
              <button type="button" className="lease-link" onClick={() => setAsking(true)}>
                {t('startOver')}
              </button>
            }
          >
            {t('found', { date: moment(new Date(stored.found)) })}
          </Notice>
        )}
        <div className="ui-form-actions">
          <Button onClick={onBegin}>{t(stored.found === null ? 'begin' : 'goOn')}</Button>
        </div>
        <p>
          {t('haveAccount')} <RouteLink href="/login?back=%2Fhome%3FcreateRentContract%3Dtrue">{t('login')}</RouteLink>
        </p>
      </div>
      <ConfirmDialog
        opened={asking}
        title={t('startOverTitle')}
        text={t('startOverText')}
        cancelText={t('startOverStay')}
        confirmText={t('startOver')}
        danger
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          stored.startOver()
        }}
      />
    </div>
  )
}
