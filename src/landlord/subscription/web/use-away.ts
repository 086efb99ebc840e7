import { useEffect, useState } from 'react'

export interface LeaveForPage {
  /** True if the landlord is leaving the page. The browser's Back button may bring the page back. */
  readonly leaving: boolean
  readonly leaveFor: (url: string) => void
}

export function useLeaveForPage(): LeaveForPage {
  const [leaving, setLeaving] = useState(false)
  useEffect(() => {
    // Back restores the page with its busy button. So the state is reset.
    const back = (event: PageTransitionEvent) => {
      if (event.persisted) setLeaving(false)
    }
    window.addEventListener('pageshow', back)
    return () => window.removeEventListener('pageshow', back)
  }, [])
  return {
    leaving,
    leaveFor: (url) => {
      setLeaving(true)
      window.location.assign(url)
    },
  }
}
