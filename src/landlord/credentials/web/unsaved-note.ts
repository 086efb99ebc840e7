/** Whose recovery codes went from the screen of this device before they were said to be saved; the codes are nowhere in it. */
export const unsavedNote = 'recovery-codes-unsaved'

/** Whether there is such a note, whosever it is: what the first page asks. */
export const isNoted = (): boolean => {
  try {
    return localStorage.getItem(unsavedNote) !== null
  } catch {
    return false
  }
}
