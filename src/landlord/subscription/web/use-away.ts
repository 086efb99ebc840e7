import { useEffect, useState } from 'react'

export interface LeaveForPage {
  /** True if the page is being left. The browser's Back button may bring it back. */
  readonly leaving: boolean
  readonly leaveFor: (url: string) => void
}

export function useLeaveForPage(): LeaveForPage {
  const [leaving, setLeaving] = useState(false)
  useEffect(() => {
    // Back shows the page as it was left, with its button still busy.
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
