/** The note names an account. It contains no codes. */
export const unsavedNote = 'recovery-codes-unsaved'

/** True for a note of any account. */
export const isNoted = (): boolean => {
  try {
    return localStorage.getItem(unsavedNote) !== null
  } catch {
    return false
  }
}
