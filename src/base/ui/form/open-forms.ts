/** A form on the screen, as far as leaving it is concerned. */
export interface OpenForm {
  /** Whether it holds something that is not saved. */
  readonly isDirty: () => boolean
  /** Stores what is typed beyond this page; answers whether all of it is stored. */
  readonly store: () => boolean
}

const forms = new Set<OpenForm>()

/** Whether anything stands on the screen that is not saved. */
export const hasUnsavedForm = (): boolean => [...forms].some((form) => form.isDirty())

/** Stores what the open forms can store; answers whether nothing that is typed would be lost with the page. */
export const storeForms = (): boolean =>
  [...forms].filter((form) => form.isDirty()).reduce((all, form) => form.store() && all, true)

/** Lets go of what is typed: the page is left without a question. */
export const releaseForms = (): void => forms.clear()

const ask = (event: Event) => {
  if (!storeForms()) event.preventDefault()
}

/**
 * Watches a form while it is on the screen; answers how to end that. Closing or reloading the tab keeps what can be
 * kept, and the browser asks where something would be lost, and only there.
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
