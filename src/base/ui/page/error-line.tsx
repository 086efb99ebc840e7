import { useErrorText } from '../words/error-text'

export interface ErrorLineProps {
  /** Null, undefined or an empty text shows nothing. */
  readonly error: unknown
}

/** A line with an error, which is read out at once. */
export function ErrorLine({ error }: ErrorLineProps) {
  const errorText = useErrorText()
  if (error === undefined || error === null || error === '') return null
  return (
    <p className="ui-problem" role="alert">
      {typeof error === 'string' ? error : errorText(error)}
    </p>
  )
}
