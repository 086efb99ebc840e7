import type { Page } from '@playwright/test'

/** Adds up all movement of the page without an action, from the first moment on. */
export const watchLayoutShift = (page: Page) =>
  page.addInitScript(() => {
    const at = globalThis as unknown as { moved: number }
    at.moved = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as unknown as { value: number; hadRecentInput: boolean }
        if (!hadRecentInput) at.moved += value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** The layout shift of the page without an action, as the browser counts it. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as { moved: number }).moved)
