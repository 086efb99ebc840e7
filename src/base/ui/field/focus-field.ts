const focusable =
  'input:not([type="hidden"]):not([disabled]), select:not([disabled]), textarea:not([disabled]), button:not([disabled]), [tabindex="0"]'

/** Moves the focus to a field, or to the first focusable element in it (radio group, slider, files). */
export function focusField(id: string): void {
  const found = document.getElementById(id)
  if (!found) return
  // A collapsed section of the form hides its fields.
  const folded = found.closest('details')
  if (folded) folded.open = true
  const target = found.matches(focusable)
    ? found
    : (found.querySelector<HTMLElement>('input:checked') ?? found.querySelector<HTMLElement>(focusable))
  const reduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  found.scrollIntoView({ block: 'center', behavior: reduced ? 'auto' : 'smooth' })
  target?.focus({ preventScroll: true })
}

export function labelOf(id: string): string {
  const found = document.getElementById(id)
  const label =
    document.querySelector(`label[for="${CSS.escape(id)}"]`) ??
    found?.querySelector('.mantine-InputWrapper-label, legend')
  const byId = document.getElementById(`${id}-label`)
  return (byId ?? label)?.textContent?.trim() ?? found?.getAttribute('aria-label') ?? ''
}
