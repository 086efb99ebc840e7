import { createElement, type ReactNode } from 'react'
import type { FormWait } from '../form/holds'

export interface FieldProps<T> {
  readonly id: string
  readonly name: string
  readonly value: T
  readonly onChange: (value: T) => void
  readonly onBlur?: (() => void) | undefined
  /** The text of the error, in the language of the screen. */
  readonly error?: string | undefined
  readonly disabled?: boolean | undefined
  /**
   * Prevents sending while files are uploading or have failed. `null` allows sending again. `gone` does too: the field
   * is removed.
   */
  readonly hold?: ((hold: FormWait | null | 'gone') => void) | undefined
}

export interface FieldText {
  readonly label: string
  /** The text below the label. Examples belong here, not in a placeholder. */
  readonly help?: ReactNode
  /** A doubt about the value, which may still be right: the form can be sent. */
  readonly question?: string | undefined
  readonly required?: boolean | undefined
}

/** The text below the label: a doubt about the value, or the help. */
const descriptionOf = ({ question, help }: FieldText): ReactNode =>
  question === undefined ? help : createElement('span', { className: 'ui-question' }, question)

/** What the library's inputs need. ui.css draws the asterisk, so that the label's text is only the label. */
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
