/** The note names the account whose recovery codes left the screen unsaved. It contains no codes. */
export const unsavedNote = 'recovery-codes-unsaved'

/** For any account. The first page asks this. */
export const isNoted = (): boolean => {
  try {
    return localStorage.getItem(unsavedNote) !== null
  } catch {
    return false
  }
}
