import { useEffect, useRef, useSyncExternalStore } from 'react'
import { focusField, labelOf } from '../field/focus-field'
import { CallError, isFinalRefusal } from '../query/call-request'
import { readToken, subscribeToken } from '../query/session'
import { useErrorText, useFieldText } from '../words/error-text'
import { useWords } from '../words/use-words'
import { firstUiWords } from '../words/words-first'
import { saysGeneralMessage } from './form-errors'
import type { FormState } from './form-state'
import { summaryLine } from './summary-line'

const never = () => () => {}

/** True if the same form can be sent again: the connection was lost, or the server failed. */
const isNoFaultOfTheForm = (error: unknown): boolean => !isFinalRefusal(error)

function FieldLine({ id, text }: { id: string; text: string }) {
  // The label is read from the page at every render, so it follows the language.
  const label = useSyncExternalStore(never, () => labelOf(id))
  return (
    <a
      href={`#${id}`}
      onClick={(event) => {
        event.preventDefault()
        focusField(id)
      }}
    >
      {summaryLine(label, text)}
    </a>
  )
}

/** The errors in the order of the page. The summary gets the focus at every failed attempt. */
export function ErrorSummary<V extends object>({ form }: { form: Pick<FormState<V>, 'id' | 'errors' | 'problem'> }) {
  const t = useWords(firstUiWords)
  const errorText = useErrorText()
  const fieldText = useFieldText()
  const section = useRef<HTMLElement>(null)
  const { attempt, loose } = form.problem
  // After a new login, the error about the ended session is not shown any more.
  const hasSession = useSyncExternalStore(subscribeToken, readToken) !== null
  const isOver = hasSession && form.problem.error instanceof CallError && form.problem.error.status === 401
  const error = isOver ? null : form.problem.error
  const names = Object.keys(form.errors)
  const hasErrors = names.length > 0 || loose.length > 0
  const isGeneral = !(error instanceof CallError) || saysGeneralMessage(error, hasErrors)
  const errorMessage = error !== null && isGeneral ? errorText(error) : null
  // A message that a field already shows is useless too.
  const message = names.some((name) => fieldText(form.errors[name] ?? '', name) === errorMessage) ? null : errorMessage
  const shown = attempt > 0 && (hasErrors || message !== null)

  useEffect(() => {
    if (attempt > 0) section.current?.focus()
  }, [attempt])

  if (!shown) return null
  const requestId = error instanceof CallError && error.status >= 500 ? error.requestId : undefined
  return (
    <section className="ui-summary" role="alert" aria-labelledby={`${form.id}-summary`} tabIndex={-1} ref={section}>
      <h2 id={`${form.id}-summary`}>{t(!hasErrors && isNoFaultOfTheForm(error) ? 'notNow' : 'fixFollowing')}</h2>
      <ul>
        {message !== null && <li>{message}</li>}
        {inPageOrder(form.id, names).map((name) => (
          <li key={name}>
            <FieldLine id={`${form.id}-${name}`} text={fieldText(form.errors[name] ?? '', name)} />
          </li>
        ))}
        {loose.map((key) => (
          <li key={key}>{fieldText(key)}</li>
        ))}
      </ul>
      {requestId !== undefined && <p className="ui-fine">{t('reference', { id: requestId })}</p>}
    </section>
  )
}

function inPageOrder(formId: string, names: readonly string[]): string[] {
  const at = (name: string) => document.getElementById(`${formId}-${name}`)
  return names.toSorted((a, b) => {
    const [first, second] = [at(a), at(b)]
    if (!first || !second) return first ? -1 : second ? 1 : 0
    return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
  })
}
