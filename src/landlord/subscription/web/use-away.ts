import { useEffect, useState } from 'react'

export interface Away {
  /** Whether the page is being left. If the browser's Back button brings it back, it can be used again. */
  readonly leaving: boolean
  /** Leaves for a page outside of the product. */
  readonly leaveFor: (url: string) => void
}

/** Leaving the product for the payment provider's pages. */
export function useAway(): Away {
  const [leaving, setLeaving] = useState(false)
  useEffect(() => {
    // The page as it was left, with its button still busy.
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
