import { useEffect, useRef, useState } from 'react'

const inDialog = () => document.querySelector('[aria-modal="true"]') !== null
const holdsFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false

/**
 * Accepts dropped files. While a dialog is open it accepts none, because the dialog accepts them itself. Returns true
 * while files are dragged over the page.
 */
export function useDroppedFiles(onFiles: (files: File[]) => void): boolean {
  const [over, setOver] = useState(false)
  const latest = useRef(onFiles)
  useEffect(() => {
    latest.current = onFiles
  })
  useEffect(() => {
    const take = (files: FileList | undefined) => {
      if (files && files.length > 0) latest.current([...files])
    }
    const drag = (event: DragEvent) => {
      if (!holdsFiles(event)) return
      // A file dropped outside a dialog must not replace the page.
      event.preventDefault()
      setOver(!inDialog())
    }
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false)
    }
    const drop = (event: DragEvent) => {
      setOver(false)
      if (!holdsFiles(event) || event.defaultPrevented) return
      event.preventDefault()
      if (!inDialog()) take(event.dataTransfer?.files)
    }
    const paste = (event: ClipboardEvent) => {
      if (!event.defaultPrevented && !inDialog()) take(event.clipboardData?.files)
    }
    window.addEventListener('dragover', drag)
    window.addEventListener('dragleave', leave)
    window.addEventListener('drop', drop)
    window.addEventListener('paste', paste)
    return () => {
      window.removeEventListener('dragover', drag)
      window.removeEventListener('dragleave', leave)
      window.removeEventListener('drop', drop)
      window.removeEventListener('paste', paste)
    }
  }, [])
  return over
}
