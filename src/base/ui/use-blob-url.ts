import { useEffect, useState } from 'react'

/** Bytes as an address for `src` or `href`; given back to the browser when they change or the component goes. */
export function useBlobUrl(blob: Blob | null): string | null {
  const [made, setMade] = useState<{ blob: Blob; url: string } | null>(null)
  useEffect(() => {
    if (blob === null) return
    const url = URL.createObjectURL(blob)
    // The address lives exactly as long as this effect; it cannot be made while drawing.
    // oxlint-disable-next-line react/set-state-in-effect
    setMade({ blob, url })
    return () => URL.revokeObjectURL(url)
  }, [blob])
  return made !== null && made.blob === blob ? made.url : null
}
