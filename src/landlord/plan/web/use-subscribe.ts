import { useRouter } from '@tanstack/react-router'
import { hasUnsavedForm, storeForms } from '../../../base/ui/form/open-forms'

export interface Interrupted {
  readonly href: string
  /** True if something was typed, and all of it is kept. */
  readonly isTyped: boolean
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    interrupted?: Interrupted
  }
}

/** Returns a function that leads to the subscription. Typed text is kept as a draft. If that fails, it asks first. */
export function useSubscribe(): () => void {
  const { history } = useRouter()
  return () => {
    const ignoreBlocker = storeForms()
    const interrupted: Interrupted = { href: history.location.href, isTyped: ignoreBlocker && hasUnsavedForm() }
    history.push('/profile/subscription', { interrupted }, { ignoreBlocker })
  }
}
