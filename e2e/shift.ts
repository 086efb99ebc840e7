import type { Page } from '@playwright/test'

/** Adds up what moves without a press, from the first moment on. */
export const watchShift = (page: Page) =>
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

/** How far what stood on the page has moved by itself, as the browser counts it. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as { moved: number }).moved)
