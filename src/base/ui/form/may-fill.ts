/**
 * Whether a field may be filled from a value typed elsewhere: when it is empty, or still has the value that it was
 * filled with. `isFocused`: a fill that comes late must not change a field that is about to be typed into.
 */
export const mayFill = (value: string, filledBefore: string, isFocused = false): boolean =>
  !isFocused && (value.trim() === '' || value === filledBefore)
