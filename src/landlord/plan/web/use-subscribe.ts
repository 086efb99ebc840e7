import { useRouter } from '@tanstack/react-router'
import { hasUnsavedForm, storeForms } from '../../../base/ui/form/open-forms'

/** What a landlord was doing when a subscription was needed. */
export interface Interrupted {
  /** With the form that was open. */
  readonly href: string
  /** Something was typed there. All of it is kept. */
  readonly isTyped: boolean
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** For the subscription's page. */
    interrupted?: Interrupted
  }
}

/**
 * The page of the subscription leads back afterwards. Typed text is kept as a draft. If that is impossible, leaving
 * asks first.
 */
export function useSubscribe(): () => void {
  const { history } = useRouter()
  return () => {
    const ignoreBlocker = storeForms()
    const interrupted: Interrupted = { href: history.location.href, isTyped: ignoreBlocker && hasUnsavedForm() }
    history.push('/profile/subscription', { interrupted }, { ignoreBlocker })
  }
}
