/** A form on the screen, with the functions that matter for leaving it. */
export interface OpenForm {
  /** Whether it contains something unsaved. */
  readonly isDirty: () => boolean
  /** Stores what is typed beyond this page. Returns whether all of it is stored. */
  readonly store: () => boolean
}

const forms = new Set<OpenForm>()

/** Whether anything on the screen is unsaved. */
export const hasUnsavedForm = (): boolean => [...forms].some((form) => form.isDirty())

/** Stores what the open forms can store. Returns whether nothing typed would be lost with the page. */
export const storeForms = (): boolean =>
  [...forms].filter((form) => form.isDirty()).reduce((all, form) => form.store() && all, true)

/** Discards what is typed: the page can be left without a question. */
export const releaseForms = (): void => forms.clear()

const ask = (event: Event) => {
  if (!storeForms()) event.preventDefault()
}

/**
 * Watches a form while it is on the screen. Returns a function that ends it. Closing or reloading the tab stores
 * everything that can be stored. The browser asks only when something would be lost.
 */
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
