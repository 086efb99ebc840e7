import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { ConfirmDialog } from '../../../base/ui/dialog/confirm-dialog'
import { Stepper } from '../../../base/ui/form/stepper'
import { useWords } from '../../../base/ui/words/use-words'
import { BackLink } from '../../login/web/BackLink'
import { registrationWords } from '../words'
import styles from './registration.module.css'

const steps = [
  { key: 'general', name: 'stepGeneral' },
  { key: 'profile', name: 'stepProfile' },
  { key: 'finish', name: 'stepFinish' },
] as const

interface StepFrameProps {
  readonly step: (typeof steps)[number]['key']
  /** What is asked for, where the fields don't say it. */
  readonly text?: string
  /** The step's form; gets the back button, which on the first step is a link and elsewhere asks before it closes. */
  readonly children: (back: ReactNode) => ReactNode
}

/** What all steps share: where one is (n/3), the heading, the way out. */
export function StepFrame({ step, text, children }: StepFrameProps) {
  const t = useWords(registrationWords)
  const navigate = useNavigate()
  const [closing, setClosing] = useState(false)
  const at = steps.findIndex(({ key }) => key === step)
  const name = t(steps[at]!.name)
  return (
    <div className={styles.page}>
      <Stepper label={t('steps')} current={step} steps={steps.map((one) => ({ key: one.key, name: t(one.name) }))} />
      <div className={styles.panel}>
        <h1>
          {name}{' '}
          <span className="ui-hidden">
            ({at + 1}/{steps.length})
          </span>
        </h1>
        {text !== undefined && <p className={styles.text}>{text}</p>}
        {children(
          <Button variant="default" leftSection={<ArrowLeft size={18} aria-hidden />} onClick={() => setClosing(true)}>
            {t('back')}
          </Button>,
        )}
        {step === 'general' && <BackLink href="/login" />}
      </div>
      <ConfirmDialog
        opened={closing}
        title={t('closeTitle')}
        text={t('closeText')}
        cancelText={t('closeStay')}
        confirmText={t('closeGo')}
        onCancel={() => setClosing(false)}
        onConfirm={() => void navigate({ to: '/logout', ignoreBlocker: true })}
      />
    </div>
  )
}
