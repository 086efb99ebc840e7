/**
 * True if a field may be filled in automatically: it is empty, or unchanged since it was filled in.
 * False while the field has the focus, because the user is about to type there.
 */
export const mayFillField = (value: string, filledBefore: string, isFocused = false): boolean =>
  !isFocused && (value.trim() === '' || value === filledBefore)
