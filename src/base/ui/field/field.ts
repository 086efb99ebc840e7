import { createElement, type ReactNode } from 'react'
import type { Hold } from '../form/holds'

/** What `form.field(name)` hands to a field component. */
export interface FieldProps<T> {
  readonly id: string
  readonly name: string
  readonly value: T
  readonly onChange: (value: T) => void
  /** Checks the field again. Chosen values call it right after `onChange`, typed ones when the field is left. */
  readonly onBlur?: (() => void) | undefined
  /** Words, already in the language of the screen. */
  readonly error?: string | undefined
  readonly disabled?: boolean | undefined
  /** Stands in place of the help, in words: what is stored could not be read. */
  readonly unreadable?: string | undefined
  /** Keeps the form from being sent (files on their way, or failed); null lets it go again, and so does a field that is gone. */
  readonly hold?: ((hold: Hold | null | 'gone') => void) | undefined
}

/** What the screen says about a field. */
export interface FieldText {
  readonly label: string
  /** Stands under the label; examples belong here, not in a placeholder. */
  readonly help?: ReactNode
  /** A doubt about the value, which may be meant: stands in place of the help, and the form can be sent all the same. */
  readonly question?: string | undefined
  readonly required?: boolean | undefined
}

/** Below the label: what could not be read, a doubt about what is there, or the help. */
function descriptionOf({ unreadable, question, help }: Pick<FieldProps<never>, 'unreadable'> & FieldText): ReactNode {
  if (unreadable !== undefined) return createElement('span', { className: 'ui-unreadable' }, unreadable)
  if (question !== undefined) return createElement('span', { className: 'ui-question' }, question)
  return help
}

/** The library's input props that all our fields have in common. The asterisk is drawn by ui.css, so that the label's text is the label. */
export const inputProps = (props: Omit<FieldProps<never>, 'value' | 'onChange'> & FieldText) => ({
  id: props.id,
  name: props.name,
  label: props.label,
  description: descriptionOf(props),
  error: props.error,
  disabled: props.disabled ?? false,
  required: props.required ?? false,
  withAsterisk: false,
  labelProps: { mod: { required: props.required ?? false } },
})
