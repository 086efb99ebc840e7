import type { Page } from '@playwright/test'

/**
 * What is wrong with the filled buttons in sight: in the dialog in front there is at most one, and nothing stands to the
 * right of it in its row; of a page without a dialog there is at most one. Empty when nothing is.
 */
export const filledFaults = (page: Page): Promise<string[]> =>
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
