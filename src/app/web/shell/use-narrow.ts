import { useState } from 'react'

const stored = 'sidebar'

function read(): boolean {
  try {
    return localStorage.getItem(stored) === 'narrow'
  } catch {
    return false
  }
}

/** Whether the sidebar shows only its icons; a choice of this device. */
export function useNarrow(): readonly [boolean, (narrow: boolean) => void] {
  const [narrow, setNarrow] = useState(read)
  return [
    narrow,
    (next) => {
      setNarrow(next)
      try {
        localStorage.setItem(stored, next ? 'narrow' : 'wide')
      } catch {
        // A browser without storage keeps it for this visit.
      }
    },
  ]
}
