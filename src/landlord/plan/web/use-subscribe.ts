import { useRouter } from '@tanstack/react-router'
import { hasUnsavedForm, storeForms } from '../../../base/ui/form/open-forms'

/** What a landlord was doing when a subscription was needed. */
export interface Interrupted {
  /** The address, with the form that was open. */
  readonly href: string
  /** Whether something was typed there. All of it is kept. */
  readonly isTyped: boolean
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** On the subscription's page: what the landlord left for it. */
    interrupted?: Interrupted
  }
}

/**
 * Goes to the page of the subscription, which leads back afterwards. What was typed is kept as a draft. If that is
 * impossible, leaving asks first.
 */
export function useSubscribe(): () => void {
  const { history } = useRouter()
  return () => {
    const ignoreBlocker = storeForms()
    const interrupted: Interrupted = { href: history.location.href, isTyped: ignoreBlocker && hasUnsavedForm() }
    history.push('/profile/subscription', { interrupted }, { ignoreBlocker })
  }
}
