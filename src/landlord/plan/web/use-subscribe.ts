import { useRouter } from '@tanstack/react-router'
import { hasUnsavedForm, storeForms } from '../../../base/ui/form/open-forms'

/** What a landlord was doing when a subscription was wanted. */
export interface Interrupted {
  /** The address, with the form that stood open. */
  readonly href: string
  /** Whether something was typed there, all of which is kept. */
  readonly isTyped: boolean
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** On the subscription's page: what it was left for. */
    interrupted?: Interrupted
  }
}

/**
 * Goes to the page of the subscription, which leads back to where it was wanted. What is typed is kept as a draft; where
 * that can't be, leaving asks first.
 */
export function useSubscribe(): () => void {
  const { history } = useRouter()
  return () => {
    const ignoreBlocker = storeForms()
    const interrupted: Interrupted = { href: history.location.href, isTyped: ignoreBlocker && hasUnsavedForm() }
    history.push('/profile/subscription', { interrupted }, { ignoreBlocker })
  }
}
