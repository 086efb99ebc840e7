import type { FormState } from '../../../base/ui/form/form-state'
import { useFieldText } from '../../../base/ui/words/error-text'

/** Returns a function that gives the error at a path of the form, as text. */
export function useErrorAt(form: Pick<FormState<object>, 'errors'>) {
  const text = useFieldText()
  return (path: string) => {
    const key = form.errors[path]
    return key === undefined ? {} : { error: text(key, path) }
  }
}
