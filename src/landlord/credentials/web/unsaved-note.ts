/** Of the account, never of the codes. */
export const unsavedNote = 'recovery-codes-unsaved'

/** For any account. */
export const isNoted = (): boolean => {
  try {
    return localStorage.getItem(unsavedNote) !== null
  } catch {
    return false
  }
}
