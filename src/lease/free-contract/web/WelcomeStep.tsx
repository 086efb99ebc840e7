import { Button } from '@mantine/core'
import { useState } from 'react'
import { ConfirmDialog } from '../../../base/ui/dialog/confirm-dialog'
import { RouteLink } from '../../../base/ui/page/link'
import { Notice } from '../../../base/ui/page/notice'
import { useLanguage, useWords } from '../../../base/ui/words/use-words'
import styles from '../../../landlord/registration/web/registration.module.css'
import { freeContractWords } from '../words'
import type { KeptFreeDraft } from './use-free-draft'

/** What is to come; an earlier visit's draft is offered again. */
export function WelcomeStep({ kept, onBegin }: { kept: KeptFreeDraft; onBegin: () => void }) {
  const t = useWords(freeContractWords)
  const [language] = useLanguage()
  const [asking, setAsking] = useState(false)
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' })
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
        {kept.found !== null && (
          <Notice
            kind="info"
            action={
              <button type="button" className="lease-link" onClick={() => setAsking(true)}>
                {t('startOver')}
              </button>
            }
          >
            {t('found', { date: when.format(kept.found) })}
          </Notice>
        )}
        <div className="ui-form-actions">
          <Button onClick={onBegin}>{t(kept.found === null ? 'begin' : 'goOn')}</Button>
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
          kept.startOver()
        }}
      />
    </div>
  )
}
