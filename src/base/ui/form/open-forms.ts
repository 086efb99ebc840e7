export interface OpenForm {
  readonly isDirty: () => boolean
  /** Stores what was typed, and returns whether all of it is stored. */
  readonly store: () => boolean
}

const forms = new Set<OpenForm>()

export const hasUnsavedForm = (): boolean => [...forms].some((form) => form.isDirty())

/** Stores what was typed in all forms, and returns whether nothing would be lost with the page. */
export const storeOpenForms = (): boolean =>
  [...forms].filter((form) => form.isDirty()).reduce((all, form) => form.store() && all, true)

/** Lets the page be left without a question. */
export const forgetOpenForms = (): void => forms.clear()

const ask = (event: Event) => {
  if (!storeOpenForms()) event.preventDefault()
}

/** Stores everything that can be stored when the tab is closed. The browser asks only when something would be lost. */
export function registerOpenForm(form: OpenForm): () => void {
  if (forms.size === 0) {
    window.addEventListener('beforeunload', ask)
    // A phone closes the page without asking.
    window.addEventListener('pagehide', storeOpenForms)
  }
  forms.add(form)
  return () => {
    forms.delete(form)
    if (forms.size > 0) return
    window.removeEventListener('beforeunload', ask)
    window.removeEventListener('pagehide', storeOpenForms)
  }
}
