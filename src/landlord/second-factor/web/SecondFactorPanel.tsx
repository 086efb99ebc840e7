import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { Panel } from '../../../base/ui/page/page'
import { useWords } from '../../../base/ui/words/use-words'
import { secondFactorWords } from '../words'

const SwitchOnDialog = lazy(() => import('./SwitchOnDialog'))
const SwitchOffDialog = lazy(() => import('./SwitchOffDialog'))

export interface SecondFactorPanelProps {
  readonly isOn: boolean
  /** It was switched: what is known of the account is stale. */
  readonly onSwitched: () => void
}

/** Whether a login asks for a code of the authenticator app, and the way to change it. */
export function SecondFactorPanel({ isOn, onSwitched }: SecondFactorPanelProps) {
  const t = useWords(secondFactorWords)
  const [asking, setAsking] = useState<'on' | 'off' | null>(null)
  const close = () => setAsking(null)
  return (
    <Panel title={t('title')}>
      <p>{t(isOn ? 'onText' : 'offText')}</p>
      <Button mt="md" variant="default" onClick={() => setAsking(isOn ? 'off' : 'on')}>
        {t(isOn ? 'switchOff' : 'switchOn')}
      </Button>
      <Suspense>
        {asking === 'on' && <SwitchOnDialog onSwitched={onSwitched} onClose={close} />}
        {asking === 'off' && <SwitchOffDialog onSwitched={onSwitched} onClose={close} />}
      </Suspense>
    </Panel>
  )
}
