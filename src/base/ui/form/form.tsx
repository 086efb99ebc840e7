import { Button } from '@mantine/core'
import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import { useWords } from '../words/use-words'
import { firstUiWords } from '../words/words-first'
import type { FormState } from './form-state'
import { ErrorSummary } from './error-summary'
import type { Editing } from './use-editing'

export interface FormProps<V extends object, B, A> {
  readonly form: FormState<V, B>
  readonly submitText: string
  /** Gets the wire body. Throw (CallError) to refuse. */
  readonly onSubmit: (body: B) => Promise<A> | A
  readonly onDone?: (answer: A) => void
  /** Called before the fields are checked, for forms that can be sent in more than one way. */
  readonly onBeforeSubmit?: () => void
  readonly children: ReactNode
  readonly actions?: ReactNode
  /** "Draft saved 14.32". */
  readonly status?: ReactNode
  /** False when nothing has an asterisk, or the form is obvious (login). */
  readonly note?: boolean
  readonly wideSubmit?: boolean
  readonly danger?: boolean
  /** `default` when another button is the usual choice. */
  readonly submitVariant?: 'filled' | 'default'
  /** A button after Save that is the usual choice, filled and rightmost. */
  readonly after?: ReactNode
  /** Called on Ctrl/⌘+Enter ("Save and add another"). */
  readonly onModEnter?: () => void
  readonly label?: string
  /** For a stored record: asks about changes that were saved elsewhere, and saves again. */
  readonly editing?: Pick<Editing, 'dialog' | 'isAsking'>
}

/** A form. A missing value never disables its Save. */
export function Form<V extends object, B, A>(props: FormProps<V, B, A>) {
  const {
    form,
    submitText,
    onSubmit,
    onDone,
    onBeforeSubmit,
    children,
    actions,
    status,
    note = true,
    wideSubmit = false,
    danger = false,
    submitVariant = 'filled',
    after,
    onModEnter,
    label,
    editing,
  } = props
  const t = useWords(firstUiWords)
  const formElement = useRef<HTMLFormElement>(null)
  const modEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (onModEnter) onModEnter()
    else formElement.current?.requestSubmit()
  }
  return (
    <>
      {/* Ctrl/⌘+Enter submits from every field. The submit button does the same. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form
        ref={formElement}
        className="ui-form"
        noValidate
        aria-label={label}
        aria-busy={form.busy}
        onKeyDown={modEnter}
        onSubmit={(event) => {
          event.preventDefault()
          // React also sends the events of a dialog's form to the form of the page. The page's form must not be
          // submitted too.
          event.stopPropagation()
          onBeforeSubmit?.()
          void form.submit(onSubmit, onDone)
        }}
      >
        <ErrorSummary form={form} />
        {note && <p className="ui-fine ui-required-note">{t('requiredNote')}</p>}
        {children}
        {/* Mounted before it has a text, so that the text is read out. The visible text is next to the buttons. */}
        <p className="ui-hidden" role="status">
          {form.waitsFor}
        </p>
        <div className="ui-form-actions">
          {actions}
          {(status !== undefined || form.waitsFor !== null) && (
            <span className="ui-form-status">
              {form.waitsFor === null ? status : <span aria-hidden>{form.waitsFor}</span>}
            </span>
          )}
          <Button
            type="submit"
            variant={submitVariant}
            {...(danger ? { color: 'red' } : {})}
            loading={form.busy || form.waitsFor !== null}
            data-wide={wideSubmit || undefined}
          >
            {submitText}
          </Button>
          {after}
        </div>
      </form>
      {/* The dialog is outside the form, because its keys must not reach the form. */}
      {editing?.dialog(() => void form.submit(onSubmit, onDone))}
    </>
  )
}

/**
 * Two fields on one line from 544 px. With `narrow` the first has only a few digits, so they are on one line on a phone
 * too.
 */
export function FieldPair({ children, narrow = false }: { children: ReactNode; narrow?: boolean }) {
  return <div className={narrow ? 'ui-pair ui-pair-narrow' : 'ui-pair'}>{children}</div>
}

export function FormSection({ title, help, children }: { title: string; help?: ReactNode; children: ReactNode }) {
  return (
    <fieldset className="ui-part">
      <legend>{title}</legend>
      {help !== undefined && <p className="ui-fine">{help}</p>}
      {children}
    </fieldset>
  )
}
