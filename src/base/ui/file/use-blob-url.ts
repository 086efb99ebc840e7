import { useEffect, useState } from 'react'

/** A blob as an object URL for `src` or `href`, revoked when the blob changes or the component unmounts. */
export function useBlobUrl(blob: Blob | null): string | null {
  const [made, setMade] = useState<{ blob: Blob; url: string } | null>(null)
  useEffect(() => {
    if (blob === null) return
    const url = URL.createObjectURL(blob)
    // The URL lives exactly as long as this effect; it cannot be made while rendering.
    // oxlint-disable-next-line react/set-state-in-effect
    setMade({ blob, url })
    return () => URL.revokeObjectURL(url)
  }, [blob])
  return made !== null && made.blob === blob ? made.url : null
}
