import { useEffect, useRef } from 'react'

export const isPicture = (file: File): boolean => !/pdf$/i.test(file.type) && !/\.pdf$/i.test(file.name)

/** Signals that end readings: all of them with the form, and those of photographs once the landlord starts typing. */
export function useReadings() {
  const alive = useRef(new AbortController())
  // Photographs take seconds, and are of no use once the landlord is typing.
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
