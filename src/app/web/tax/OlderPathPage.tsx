import './tax.css'
import { useLocation } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { yearOf } from '../../../base/kit/day'
import { PageHeader, Panel } from '../../../base/ui/page/page'
import { StepHeading } from '../../../base/ui/form/step-heading'
import { Stepper } from '../../../base/ui/form/stepper'
import { QueryGate } from '../../../base/ui/page/query-gate'
import { patchUrl, useSearchParams } from '../../../base/ui/page/use-search-params'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { today } from '../../../base/ui/words/today'
import { useWords } from '../../../base/ui/words/use-words'
import { olderTaxHelp } from '../../../landlord/account/web/site-links'
import type { House } from '../../../landlord/house/model'
import { HouseGate } from '../../../landlord/house/web/HouseGate'
import { useHouse } from '../../../landlord/house/web/use-house'
import { taxCalls } from '../../../year/tax/calls'
import type { HouseTax } from '../../../year/tax/model'
import { HouseTaxPanel } from '../../../year/tax/web/HouseTaxPanel'
import { taxFormCalls } from '../../../year/tax-form/calls'
import type { SavedLogin } from '../../../year/tax-form/model'
import { ChooseHouses } from './ChooseHouses'
import { OlderPathFailure, OlderPathOutcomes, type OlderPathOutcome } from './OlderPathOutcomes'
import { CodeStep, FormStep, LoginStep, MethodStep, type HeldLogin, type Step } from './OlderPathSteps'
import { taxAddress } from './tax-address'
import { TaxChecks } from './TaxChecks'
import { TaxVouchers } from './TaxVouchers'
import { taxPageWords } from './words'
import { olderPathWords } from './words-older'

/** The older way to the tax authority: choose houses, log in in steps, choose the form, send (docs/rules.md#older-tax-path). */
export default function OlderPathPage() {
  const t = useWords(olderPathWords)
  const { house, houses } = useHouse()
  const saved = useEndpointQuery(taxFormCalls.saved, {}, { staleTime: 0 })
  const year = yearOf(today()) - 1
  const figures = useEndpointQuery(taxCalls.figures, { query: { year: String(year) } }, { staleTime: 0 })
  if (house === null) return <HouseGate title={t('title', { year })}>{() => null}</HouseGate>
  return (
    <>
      <PageHeader title={t('title', { year })} sub={t('sub')} />
      <QueryGate query={saved}>
        {(login) => (
          <QueryGate query={figures}>
            {(all) => <OlderPath houses={houses} saved={login} year={year} figures={all} />}
          </QueryGate>
        )}
      </QueryGate>
    </>
  )
}

interface OlderPathProps {
  readonly houses: readonly House[]
  readonly saved: SavedLogin
  readonly year: number
  readonly figures: readonly HouseTax[]
}

function OlderPath({ houses, saved, year, figures }: OlderPathProps) {
  const t = useWords(olderPathWords)
  const page = useWords(taxPageWords)
  const [{ year: _year, houses: _houses, ...list }, set] = useSearchParams(useMemo(() => taxAddress(year), [year]))
  const { pathname, searchStr } = useLocation()
  const taxOf = (id: number) => figures.find(({ houseId }) => houseId === id)
  const entered = houses.flatMap(({ id }) => (taxOf(id)?.state === 'entered' ? [id] : []))
  // Until somebody chooses, those that belong in the return; null as long as nobody has.
  const [chosenBy, setChosen] = useState<readonly number[] | null>(null)
  const chosen = chosenBy ?? entered
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
  const [outcomes, setOutcomes] = useState<readonly OlderPathOutcome[]>([])
  /** The step that was gone to by a button: its heading takes the focus, which was on what is gone. */
  const [reached, setReached] = useState<Step['kind'] | null>(null)
  const go = (next: Step) => {
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
  const isChosen = ({ id }: { id: number }) => chosen.includes(id)
  const shown = houses.filter(({ id }) => chosen.includes(id) || !entered.includes(id))
  return (
    <div className="tax-page">
      <ChooseHouses houses={houses} chosen={chosen} onChange={setChosen} stateOf={(id) => taxOf(id)?.state} />
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
      {shown.length > 0 && <TaxChecks year={year} houses={shown} entered={entered} />}
      {shown.map((house) => {
        const tax = taxOf(house.id)
        const listHref = (kind: string) => patchUrl(pathname, searchStr, { list: kind, of: house.id })
        return tax && <HouseTaxPanel key={house.id} tax={tax} house={house} listHref={listHref} />
      })}
      <TaxVouchers year={year} houses={houses} figures={figures} {...list} onSort={(order) => set({ order })} />
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
