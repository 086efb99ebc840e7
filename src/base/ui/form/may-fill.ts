/**
 * Allows to fill an empty field, and one with the value that it was filled with. `isFocused`: a fill that comes late
 * must not change a field that is about to be typed into.
 */
export const mayFill = (value: string, filledBefore: string, isFocused = false): boolean =>
  !isFocused && (value.trim() === '' || value === filledBefore)
