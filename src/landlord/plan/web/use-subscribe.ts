import { useRouter } from '@tanstack/react-router'
import { hasUnsavedForm, storeOpenForms } from '../../../base/ui/form/open-forms'

export interface InterruptedPage {
  readonly href: string
  /** True if something was typed and all of it is stored as a draft. */
  readonly isTyped: boolean
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    interrupted?: InterruptedPage
  }
}

/**
 * Returns a function that leads to the subscription. Typed text is stored as a draft. If it can't
 * be stored, the landlord is asked first.
 */
export function useSubscribe(): () => void {
  const { history } = useRouter()
  return () => {
    const ignoreBlocker = storeOpenForms()
    const interrupted: InterruptedPage = { href: history.location.href, isTyped: ignoreBlocker && hasUnsavedForm() }
    history.push('/profile/subscription', { interrupted }, { ignoreBlocker })
  }
}
