import { useErrorText } from '../words/error-text'

export interface ErrorLineProps {
  /** What went wrong with a call, or a sentence that the screen wrote itself; nothing stands there without one. */
  readonly error: unknown
}

/** Beside or under a button: why what it did came to nothing, read out at once. */
export function ErrorLine({ error }: ErrorLineProps) {
  const errorText = useErrorText()
  if (error === undefined || error === null || error === '') return null
  return (
    <p className="ui-problem" role="alert">
      {typeof error === 'string' ? error : errorText(error)}
    </p>
  )
}
