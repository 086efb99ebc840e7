/**
 * Whether a field may be filled from what is typed elsewhere: where nothing was typed, and where it holds what it was filled
 * with before. `isFocused`: a fill that has waited for something must not meet what is about to be typed.
 */
export const mayFill = (value: string, filledBefore: string, isFocused = false): boolean =>
  !isFocused && (value.trim() === '' || value === filledBefore)
