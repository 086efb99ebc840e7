import './second-factor.css'
import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { Panel } from '../../../base/ui/page/page'
import { useWords } from '../../../base/ui/words/use-words'
import { secondFactorWords } from '../words-second-factor'
import { noteUnsavedCodes, useUnsavedCodes } from './unsaved-codes'

const SwitchOnDialog = lazy(() => import('./SwitchOnDialog'))
const SwitchOffDialog = lazy(() => import('./SwitchOffDialog'))
const NewCodesDialog = lazy(() => import('./NewCodesDialog'))

export interface SecondFactorPanelProps {
  readonly account: number
  readonly isOn: boolean
  /** Called after the second step was switched on or off, because cached data of the account is then out of date. */
  readonly onSwitched: () => void
}

export function SecondFactorPanel({ account, isOn, onSwitched }: SecondFactorPanelProps) {
  const t = useWords(secondFactorWords)
  const [asking, setAsking] = useState<'on' | 'off' | 'codes' | null>(null)
  const isUnsaved = useUnsavedCodes(account)
  const close = () => setAsking(null)
  return (
    <Panel title={t('title')}>
      <p>{t(isOn ? 'onText' : 'offText')}</p>
      {isOn && isUnsaved && asking === null && <p role="status">{t('unsavedText')}</p>}
      <div className="second-factor-buttons">
        <Button variant="default" onClick={() => setAsking(isOn ? 'off' : 'on')}>
          {t(isOn ? 'switchOff' : 'switchOn')}
        </Button>
        {isOn && (
          <Button variant="default" onClick={() => setAsking('codes')}>
            {t('newCodes')}
          </Button>
        )}
        {isOn && isUnsaved && (
          <Button variant="default" onClick={() => noteUnsavedCodes(null)}>
            {t('saved')}
          </Button>
        )}
      </div>
      <Suspense>
        {asking === 'on' && <SwitchOnDialog account={account} onSwitched={onSwitched} onClose={close} />}
        {asking === 'off' && <SwitchOffDialog onSwitched={onSwitched} onClose={close} />}
        {asking === 'codes' && <NewCodesDialog account={account} onClose={close} />}
      </Suspense>
    </Panel>
  )
}
