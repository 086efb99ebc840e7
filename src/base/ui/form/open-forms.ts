export interface OpenForm {
  readonly isDirty: () => boolean
  /** Returns whether all of it is stored. */
  readonly store: () => boolean
}

const forms = new Set<OpenForm>()

export const hasUnsavedForm = (): boolean => [...forms].some((form) => form.isDirty())

/** Returns whether nothing typed would be lost with the page. */
export const storeForms = (): boolean =>
  [...forms].filter((form) => form.isDirty()).reduce((all, form) => form.store() && all, true)

/** The page can be left without a question. */
export const releaseForms = (): void => forms.clear()

const ask = (event: Event) => {
  if (!storeForms()) event.preventDefault()
}

/** Closing the tab stores everything that can be stored. The browser asks only when something would be lost. */
export function watchForm(form: OpenForm): () => void {
  if (forms.size === 0) {
    window.addEventListener('beforeunload', ask)
    // A phone puts the page away without asking.
    window.addEventListener('pagehide', storeForms)
  }
  forms.add(form)
  return () => {
    forms.delete(form)
    if (forms.size > 0) return
    window.removeEventListener('beforeunload', ask)
    window.removeEventListener('pagehide', storeForms)
  }
}
