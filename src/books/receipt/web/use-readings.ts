import { useEffect, useRef } from 'react'

export const isPicture = (file: File): boolean => !/pdf$/i.test(file.type) && !/\.pdf$/i.test(file.name)

/**
 * Signals that end readings. All readings end when the form closes. Readings of photographs also end when the landlord
 * starts to type.
 */
export function useReadings() {
  const alive = useRef(new AbortController())
  // Reading a photograph takes seconds. It is of no use after the landlord has started to type.
  const photos = useRef(new AbortController())
  useEffect(() => {
    const control = new AbortController()
    alive.current = control
    return () => {
      control.abort()
      photos.current.abort()
    }
  }, [])
  return {
    alive: (): AbortSignal => alive.current.signal,
    photos: (): AbortSignal => {
      if (photos.current.signal.aborted) photos.current = new AbortController()
      return photos.current.signal
    },
    endPhotos: () => photos.current.abort(),
  }
}
