/** The storage key of a note: the account whose recovery codes left the screen unsaved. It contains no codes. */
export const unsavedNote = 'recovery-codes-unsaved'

/** Whether there is such a note for any account. The first page asks this. */
export const isNoted = (): boolean => {
  try {
    return localStorage.getItem(unsavedNote) !== null
  } catch {
    return false
  }
}
