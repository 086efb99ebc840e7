import type { Page, Request } from '@playwright/test'

/** Milliseconds in the page. A link fetches its parts 60 ms after the pointer rests, so its timer ends before this one. */
const restEnds = 100

/**
 * Watches the requests of a page from now on. `quiet` waits until the page was idle twice without an open or a new
 * request. It counts the page's own timers and idle times, so a busy machine only takes longer. Playwright's
 * `networkidle` is reached once in the life of a page, so a second wait for it waits for nothing.
 */
export function watchRequests(page: Page): { readonly quiet: () => Promise<void> } {
  const open = new Set<Request>()
  let started = 0
  page.on('request', (request) => {
    open.add(request)
    started += 1
  })
  page.on('requestfinished', (request) => void open.delete(request))
  page.on('requestfailed', (request) => void open.delete(request))
  const idle = () =>
    page.evaluate(
      (ms) => new Promise<void>((done) => setTimeout(() => requestIdleCallback(() => done(), { timeout: 500 }), ms)),
      restEnds,
    )
  return {
    quiet: async () => {
      for (let quietTimes = 0; quietTimes < 2;) {
        const before = started
        await idle()
        quietTimes = open.size === 0 && started === before ? quietTimes + 1 : 0
      }
    },
  }
}
