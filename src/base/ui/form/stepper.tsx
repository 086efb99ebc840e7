import './stepper.css'
import { RouteLink } from '../page/link'
import { useWords } from '../words/use-words'
import { uiWords } from '../words/words'
import type { StepLink } from './use-steps'

export interface Step {
  readonly key: string
  readonly name: string
  readonly link?: StepLink
  /** The text after the name of the current step, its number ("1/4") when left out. Empty: nothing. */
  readonly mark?: string
}

/** Shows the steps of a wizard, on a phone only the name of the current one. */
export function Stepper({ label, steps, current }: { label: string; steps: readonly Step[]; current: string }) {
  const t = useWords(uiWords)
  const at = steps.findIndex((step) => step.key === current)
  return (
    <nav aria-label={label}>
      <ol className="ui-steps">
        {steps.map((step, index) => {
          const done = index < at
          const mark = step.mark ?? `${index + 1}/${steps.length}`
          const name = (
            <>
              <span className="ui-hidden">{t('stepOf', { number: index + 1, all: steps.length })}: </span>
              {step.name}
              {index === at && mark !== '' && <span> ({mark})</span>}
              {done && <span className="ui-hidden">, {t('stepDone')}</span>}
            </>
          )
          return (
            <li key={step.key} data-done={done || undefined} aria-current={index === at ? 'step' : undefined}>
              {done && step.link !== undefined ? <RouteLink {...step.link}>{name}</RouteLink> : <span>{name}</span>}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
