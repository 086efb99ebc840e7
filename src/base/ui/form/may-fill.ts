/**
 * True if a field may be filled in: it is empty or unchanged since it was filled in. A field with the focus may not,
 * because somebody is about to type there.
 */
export const mayFill = (value: string, filledBefore: string, isFocused = false): boolean =>
  !isFocused && (value.trim() === '' || value === filledBefore)
