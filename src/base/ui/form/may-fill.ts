/**
 * True if a field may be filled in: it is empty, or unchanged since it was filled in. False while the field has the
 * focus, because somebody is about to type there.
 */
export const mayFillField = (value: string, filledBefore: string, isFocused = false): boolean =>
  !isFocused && (value.trim() === '' || value === filledBefore)
