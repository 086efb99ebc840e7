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

/** Counts the rows of lists that are drawn or drawn again, from the first moment on. */
export const watchRows = (page: Page) =>
  page.addInitScript(() => {
    const at = globalThis as unknown as { drawnRows: number; __REACT_DEVTOOLS_GLOBAL_HOOK__: object }
    at.drawnRows = 0
    const isRow = ({ child, return: parent }: Fiber) => child?.type === 'tr' && parent?.type === 'tbody'
    const count = (now: Fiber) => {
      // React skipped a part whose children are the same as before.
      if (now.alternate !== null && now.alternate.child === now.child) return
      for (let child = now.child; child !== null; child = child.sibling) {
        if ((child.flags & 1) === 1 && isRow(child)) at.drawnRows += 1
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

/** How many rows have been drawn since the last call. */
export const drawnRows = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const at = globalThis as unknown as { drawnRows: number }
    const drawn = at.drawnRows
    at.drawnRows = 0
    return drawn
  })
