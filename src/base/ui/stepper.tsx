import { RouteLink } from './link'
import { useWords } from './use-words'
import { uiWords } from './words'

export interface Step {
  readonly key: string
  readonly name: string
  /** Done steps may be gone back to. */
  readonly href?: string
  /** What stands behind the name of the current step instead of its number among all ("1/4"); empty: nothing. */
  readonly mark?: string
}

/** Where one stands in several steps: names, not only numbers; on a phone the current name alone. */
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
              {done && step.href !== undefined ? <RouteLink href={step.href}>{name}</RouteLink> : <span>{name}</span>}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
