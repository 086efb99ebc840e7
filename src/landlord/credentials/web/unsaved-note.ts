/** The name of the note about unsaved codes. The note contains an account and no codes. */
export const unsavedNote = 'recovery-codes-unsaved'

/** True for a note of any account. */
export const areUnsavedCodesNoted = (): boolean => {
  try {
    return localStorage.getItem(unsavedNote) !== null
  } catch {
    return false
  }
}
