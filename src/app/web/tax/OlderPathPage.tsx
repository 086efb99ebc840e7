import './tax.css'
import { useState } from 'react'
import { yearOf } from '../../../base/kit/day'
import { PageHeader, Panel } from '../../../base/ui/page/page'
import { StepHeading } from '../../../base/ui/form/step-heading'
import { Stepper } from '../../../base/ui/form/stepper'
import { QueryGate } from '../../../base/ui/page/query-gate'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { today } from '../../../base/ui/words/today'
import { useWords } from '../../../base/ui/words/use-words'
import { olderTaxHelp } from '../../../landlord/account/web/site-links'
import type { House } from '../../../landlord/house/model'
import { HouseGate } from '../../../landlord/house/web/HouseGate'
import { useHouse } from '../../../landlord/house/web/use-house'
import { taxCalls } from '../../../year/tax/calls'
import { HouseTaxPanel } from '../../../year/tax/web/HouseTaxPanel'
import { taxFormCalls } from '../../../year/tax-form/calls'
import type { SavedLogin } from '../../../year/tax-form/model'
import { ChooseHouses } from './ChooseHouses'
import { OlderPathFailure, OlderPathOutcomes, type Outcome } from './OlderPathOutcomes'
import { CodeStep, FormStep, LoginStep, MethodStep, type HeldLogin, type Step } from './OlderPathSteps'
import { taxPageWords } from './words'
import { olderPathWords } from './words-older'

/** The older way to the tax authority: choose houses, log in in steps, choose the form, send (docs/rules.md#older-tax-path). */
export default function OlderPathPage() {
  const t = useWords(olderPathWords)
  const { house, houses } = useHouse()
  const saved = useEndpointQuery(taxFormCalls.saved, {}, { staleTime: 0 })
  const year = yearOf(today()) - 1
  if (house === null) return <HouseGate title={t('title', { year })}>{() => null}</HouseGate>
  return (
    <>
      <PageHeader title={t('title', { year })} sub={t('sub')} />
      <QueryGate query={saved}>{(login) => <OlderPath houses={houses} saved={login} year={year} />}</QueryGate>
    </>
  )
}

interface OlderPathProps {
  readonly houses: readonly House[]
  readonly saved: SavedLogin
  readonly year: number
}

function OlderPath({ houses, saved, year }: OlderPathProps) {
  const t = useWords(olderPathWords)
  const page = useWords(taxPageWords)
  const [chosen, setChosen] = useState(houses.map(({ id }) => id))
  const [step, setStep] = useState<Step>({ kind: 'login' })
  // Held by this page alone: password and code are gone with it.
  const [login, setLogin] = useState<HeldLogin>({
    userSSN: '',
    systemUserName: saved.systemUserName,
    systemPassword: '',
    authMethod: saved.authMethod ?? '',
    saveData: saved.authMethod !== null,
  })
  const [failure, setFailure] = useState<Error | null>(null)
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([])
  /** The step that was gone to by a button: its heading takes the focus, which was on what is gone. */
  const [entered, setEntered] = useState<Step['kind'] | null>(null)
  const go = (next: Step) => {
    setFailure(null)
    setEntered(next.kind)
    setStep(next)
  }
  /** Whatever the authority refuses, the login begins anew; what was typed stays, but for the code. */
  const fail = (error: Error) => {
    setFailure(error)
    setEntered(null)
    setStep({ kind: 'login' })
  }
  const figures = useEndpointQuery(taxCalls.figures, { query: { year: String(year) } }, { staleTime: 0 })
  const held = { login, setLogin, go, fail }
  const isChosen = ({ id }: { id: number }) => chosen.includes(id)
  return (
    <div className="tax-page">
      <ChooseHouses houses={houses} chosen={chosen} onChange={setChosen} />
      <Stepper
        label={t('steps')}
        steps={(['login', 'method', 'code', 'form'] as const).map((key) => ({ key, name: t(titles[key]) }))}
        current={step.kind}
      />
      <Panel title={t(titles[step.kind])}>
        <div className="tax-older">
          {entered === step.kind && <StepHeading key={entered} text={t(titles[entered])} />}
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
            (chosen.length === 0 ? (
              <p role="alert">{page('noneChosen')}</p>
            ) : (
              <FormStep
                {...held}
                forms={step.forms}
                code={step.code}
                houses={houses.filter(isChosen)}
                onOutcomes={setOutcomes}
              />
            ))}
        </div>
      </Panel>
      <QueryGate query={figures}>
        {(all) =>
          houses.filter(isChosen).map((house) => {
            const tax = all.find(({ houseId }) => houseId === house.id)
            const listHref = (kind: string) => `/skatteetaten?list=${kind}&of=${house.id}`
            return tax && <HouseTaxPanel key={house.id} tax={tax} house={house} listHref={listHref} />
          })
        }
      </QueryGate>
    </div>
  )
}

const titles = { login: 'stepLogin', method: 'stepMethod', code: 'stepCode', form: 'stepForm' } as const

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
