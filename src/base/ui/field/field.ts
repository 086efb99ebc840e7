import { createElement, type ReactNode } from 'react'
import type { SendingBlock } from '../form/sending-blocks'

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
   * Tells the form that the field's files are uploading or have failed, so that it can't be sent.
   * `null` ends that. `gone` says that the field is removed, which ends it too.
   */
  readonly blockSending?: ((hold: SendingBlock | null | 'gone') => void) | undefined
}

export interface FieldText {
  readonly label: string
  /** The text below the label. Examples belong here, not in a placeholder. */
  readonly help?: ReactNode
  /** A question about an unlikely value. The form can still be sent. */
  readonly question?: string | undefined
  readonly required?: boolean | undefined
}

/** The text below the label: the question about the value, or the help. */
const descriptionOf = ({ question, help }: FieldText): ReactNode =>
  question === undefined ? help : createElement('span', { className: 'ui-question' }, question)

/** The props of the library's inputs. ui.css draws the asterisk, so that the label's text is only the label. */
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
