import type { Page, Request } from '@playwright/test'

/** Milliseconds without a request after which the network counts as quiet. Parts are fetched 50 ms after the pointer rests. */
const quietFor = 500

/**
 * Counts the open requests of a page from now on. `quiet` waits until there was none for half a second. Playwright's
 * `networkidle` is reached once in the life of a page, so a second wait for it waits for nothing.
 */
export function watchRequests(page: Page): { readonly quiet: () => Promise<void> } {
  const open = new Set<Request>()
  let changed = performance.now()
  const note = (change: () => unknown) => {
    change()
    changed = performance.now()
  }
  page.on('request', (request) => note(() => open.add(request)))
  for (const ended of ['requestfinished', 'requestfailed'] as const)
    page.on(ended as 'requestfinished', (request) => note(() => open.delete(request)))
  return {
    quiet: async () => {
      const asked = performance.now()
      while (open.size > 0 || performance.now() - Math.max(asked, changed) < quietFor) await page.waitForTimeout(50)
    },
  }
}
