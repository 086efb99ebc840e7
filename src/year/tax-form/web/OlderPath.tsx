import { useState } from 'react'
import { StepHeading } from '../../../base/ui/form/step-heading'
import { Stepper } from '../../../base/ui/form/stepper'
import { Panel } from '../../../base/ui/page/page'
import { useWords } from '../../../base/ui/words/use-words'
import { olderTaxHelp } from '../../../landlord/account/web/site-links'
import type { House } from '../../../landlord/house/model'
import { taxHousesWords } from '../../tax/words-houses'
import type { SavedLogin } from '../model'
import { olderPathWords } from '../words'
import type { OlderPathStep, TypedLogin } from './older-path-step'
import { OlderPathFailure, OlderPathOutcomes, type OlderPathOutcome } from './OlderPathOutcomes'
import { CodeStep, FormStep } from './OlderPathSend'
import { LoginStep, MethodStep } from './OlderPathSteps'

interface OlderPathProps {
  /** Those that are to be sent. */
  readonly houses: readonly House[]
  readonly saved: SavedLogin
}

const titles = { login: 'stepLogin', method: 'stepMethod', code: 'stepCode', form: 'stepForm' } as const

/** The steps of the older way: login, method, code, form; and what came of it. */
export function OlderPath({ houses, saved }: OlderPathProps) {
  const t = useWords(olderPathWords)
  const h = useWords(taxHousesWords)
  const [step, setStep] = useState<OlderPathStep>({ kind: 'login' })
  // Held by this page alone: password and code are gone with it.
  const [login, setLogin] = useState<TypedLogin>({
    userSSN: '',
    systemUserName: saved.systemUserName,
    systemPassword: '',
    authMethod: saved.authMethod ?? '',
    saveData: saved.authMethod !== null,
  })
  const [failure, setFailure] = useState<Error | null>(null)
  const [outcomes, setOutcomes] = useState<readonly OlderPathOutcome[]>([])
  /** The step that was gone to by a button: its heading takes the focus, which was on what is gone. */
  const [reached, setReached] = useState<OlderPathStep['kind'] | null>(null)
  const go = (next: OlderPathStep) => {
    setFailure(null)
    setReached(next.kind)
    setStep(next)
  }
  /** Whatever the authority refuses, the login begins anew; what was typed stays, but for the code. */
  const fail = (error: Error) => {
    setFailure(error)
    setReached(null)
    setStep({ kind: 'login' })
  }
  const held = { login, setLogin, go, fail }
  return (
    <>
      <Stepper
        label={t('steps')}
        steps={(['login', 'method', 'code', 'form'] as const).map((key) => ({ key, name: t(titles[key]) }))}
        current={step.kind}
      />
      <Panel title={t(titles[step.kind])}>
        <div className="tax-older">
          {reached === step.kind && <StepHeading key={reached} text={t(titles[reached])} />}
          {failure && <OlderPathFailure error={failure} />}
          <OlderPathOutcomes outcomes={outcomes} />
          {step.kind === 'login' && (
            <>
              <p className="tax-text">{t('loginText')}</p>
              <Links />
              <LoginStep {...held} />
            </>
          )}
          {step.kind === 'method' && <MethodStep {...held} />}
          {step.kind === 'code' && <CodeStep {...held} message={step.message} />}
          {step.kind === 'form' &&
            (houses.length === 0 ? (
              <p role="alert">{h('noneChosen')}</p>
            ) : (
              <FormStep {...held} forms={step.forms} code={step.code} houses={houses} onOutcomes={setOutcomes} />
            ))}
        </div>
      </Panel>
    </>
  )
}

/** Both stand on one page, which the server names. */
function Links() {
  const t = useWords(olderPathWords)
  return (
    <ul className="tax-gives">
      {(['instructions', 'whereFound'] as const).map((what) => (
        <li key={what}>
          <a href={`${olderTaxHelp()}${what === 'whereFound' ? '#persons' : ''}`} target="_blank" rel="noreferrer">
            {t(what)} <span className="ui-hidden">{t('newTab')}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
