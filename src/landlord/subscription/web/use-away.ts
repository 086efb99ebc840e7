import { useEffect, useState } from 'react'

export interface Away {
  /** The page can be used again if the browser's Back button brings it back. */
  readonly leaving: boolean
  /** For a page outside of the product. */
  readonly leaveFor: (url: string) => void
}

/** For the payment provider's pages. */
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
