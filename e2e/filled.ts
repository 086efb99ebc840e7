import type { Page } from '@playwright/test'

/**
 * The faults of the visible filled buttons. A dialog in front may have at most one, with nothing to the right of it in its
 * row. A page without a dialog may have at most one. Empty when there is no fault.
 */
export const faultsOfFilledForms = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const dialog = [...document.querySelectorAll('[role=dialog][aria-modal=true]')].at(-1)
    const scope = dialog ?? document.querySelector('main') ?? document.body
    const isSeen = (one: Element) => one.checkVisibility({ visibilityProperty: true })
    const nameOf = (one: Element) => one.textContent.trim()
    const filled = [...scope.querySelectorAll('.mantine-Button-root[data-variant=filled]')].filter(isSeen)
    const faults = filled.length > 1 ? [`several: ${filled.map(nameOf).join(' | ')}`] : []
    for (const one of dialog ? filled : []) {
      const { right, top, bottom } = one.getBoundingClientRect()
      const beside = [...(one.parentElement?.querySelectorAll('button, a') ?? [])].filter((other) => {
        const at = other.getBoundingClientRect()
        return other !== one && isSeen(other) && at.left >= right && at.top < bottom && at.bottom > top
      })
      if (beside.length > 0) faults.push(`${nameOf(one)} is not rightmost: ${beside.map(nameOf).join(' | ')}`)
    }
    return faults
  })
