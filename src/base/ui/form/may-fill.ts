/**
 * A field that was typed into stays. `isFocused`: a late fill must not change a field that is about to be typed into.
 */
export const mayFill = (value: string, filledBefore: string, isFocused = false): boolean =>
  !isFocused && (value.trim() === '' || value === filledBefore)
