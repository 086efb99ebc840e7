import type { Page } from '@playwright/test'

/** The parts of React's tree that the count reads. React gives them to its developer tools, in production too. */
interface Fiber {
  readonly flags: number
  readonly type: unknown
  readonly child: Fiber | null
  readonly sibling: Fiber | null
  readonly return: Fiber | null
  readonly alternate: Fiber | null
}

/** Counts the rows of tables, the lines and the links of lists that are drawn or drawn again, from the first moment on. */
export const watchRows = (page: Page) =>
  page.addInitScript(() => {
    const at = globalThis as unknown as { drawn: Record<string, number>; __REACT_DEVTOOLS_GLOBAL_HOOK__: object }
    at.drawn = {}
    const places: Readonly<Record<string, unknown>> = { tr: 'tbody', li: 'ul', a: 'li' }
    const kindOf = ({ child, return: parent }: Fiber): string | null => {
      const kind = typeof child?.type === 'string' ? child.type : ''
      return kind in places && parent?.type === places[kind] ? kind : null
    }
    const count = (now: Fiber) => {
      // React skipped a part whose children are the same as before.
      if (now.alternate !== null && now.alternate.child === now.child) return
      for (let child = now.child; child !== null; child = child.sibling) {
        const kind = (child.flags & 1) === 1 ? kindOf(child) : null
        if (kind !== null) at.drawn[kind] = (at.drawn[kind] ?? 0) + 1
        count(child)
      }
    }
    at.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
      supportsFiber: true,
      inject: () => 1,
      checkDCE: () => undefined,
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
      onCommitFiberRoot: (_renderer: number, root: { readonly current: Fiber }) => count(root.current),
    }
  })

/** The number of parts of a kind that were drawn since the last call: rows of tables, lines, or links of lists. */
export const drawnParts = (page: Page, kind: 'tr' | 'li' | 'a'): Promise<number> =>
  page.evaluate((kind) => {
    const { drawn } = globalThis as unknown as { drawn: Record<string, number> }
    const many = drawn[kind] ?? 0
    drawn[kind] = 0
    return many
  }, kind)

/** The number of rows that were drawn since the last call. */
export const drawnRows = (page: Page): Promise<number> => drawnParts(page, 'tr')

/** Presses, and counts the elements that the first frame after the press shows. */
export async function inFirstFrame<K extends string>(
  page: Page,
  selectors: Readonly<Record<K, string>>,
  press: () => Promise<unknown>,
): Promise<Record<K, number>> {
  await page.evaluate(
    (wanted: Readonly<Record<string, string>>) => {
      const at = globalThis as unknown as { firstFrame: Promise<Record<string, number>> }
      at.firstFrame = new Promise((resolve) => {
        const control = new AbortController()
        const look = () =>
          resolve(
            Object.fromEntries(
              Object.entries(wanted).map(([name, selector]) => [name, document.querySelectorAll(selector).length]),
            ),
          )
        const pressed = ({ type, key }: Event & { readonly key?: string }) => {
          if (type === 'keydown' && (key === 'Control' || key === undefined)) return
          control.abort()
          // The callbacks of the page run in front of the frame too.
          requestAnimationFrame(() => {
            const after = new MessageChannel()
            after.port1.onmessage = look
            after.port2.postMessage(0)
          })
        }
        for (const kind of ['click', 'keydown'])
          window.addEventListener(kind, pressed, { capture: true, signal: control.signal })
      })
    },
    selectors as Readonly<Record<string, string>>,
  )
  await press()
  return page.evaluate(
    () => (globalThis as unknown as { firstFrame: Promise<Record<string, number>> }).firstFrame,
  ) as Promise<Record<K, number>>
}
