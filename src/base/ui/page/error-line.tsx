import { useErrorText } from '../words/error-text'

export interface ErrorLineProps {
  /** Of a call, or a sentence of the screen. Without one nothing is shown. */
  readonly error: unknown
}

/** Next to or under a button. It is read out at once. */
export function ErrorLine({ error }: ErrorLineProps) {
  const errorText = useErrorText()
  if (error === undefined || error === null || error === '') return null
  return (
    <p className="ui-problem" role="alert">
      {typeof error === 'string' ? error : errorText(error)}
    </p>
  )
}
