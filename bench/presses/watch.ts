import type { CDPSession, Page } from '@playwright/test'

/** The CPU time of the renderer's main thread for one click or key press, in milliseconds. */
export interface Cost {
  /** From the click or key to the end of the next frame that is painted after its handlers. */
  readonly frame: number
  /** All work after the click or key, until the page is quiet. */
  readonly all: number
}

/** The page is quiet after this many milliseconds without a change. */
const quiet = 400
const longest = 4000

/**
 * Runs in the page. `armPress` waits for the first `pointerdown`, `keydown` or `input`. Its
 * handlers are done at `click`, `keydown` or `change`. The next frame ends in a task after its
 * callbacks, layout and paint.
 */
const script = `(() => {
  let state = 'off'
  let over
  const mark = (name) => performance.mark(name)
  const start = () => {
    if (state !== 'armed') return
    state = 'pressed'
    mark('press-start')
  }
  const settle = () => {
    const last = performance.now() + ${longest}
    let timer
    const seen = new MutationObserver(() => wait())
    const end = () => {
      seen.disconnect()
      mark('press-settled')
      over()
    }
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(end, Math.max(0, Math.min(${quiet}, last - performance.now())))
    }
    seen.observe(document, { childList: true, subtree: true, attributes: true, characterData: true })
    wait()
  }
  const handled = () => {
    if (state !== 'pressed') return
    state = 'handled'
    requestAnimationFrame(() => {
      const after = new MessageChannel()
      after.port1.onmessage = () => {
        mark('press-frame')
        settle()
      }
      after.port2.postMessage(0)
    })
  }
  for (const kind of ['pointerdown', 'keydown', 'input']) window.addEventListener(kind, start, { capture: true })
  for (const kind of ['click', 'keydown', 'change']) window.addEventListener(kind, handled, { capture: true })
  window.armPress = () => {
    state = 'armed'
    window.pressOver = new Promise((resolve) => { over = resolve })
  }
})()`

export const watchInteractions = (page: Page): Promise<void> => page.addInitScript(script).then(() => undefined)

interface TraceEvent {
  readonly name: string
  readonly cat: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  /** The time that the thread has had on a processor, in microseconds. */
  readonly tts?: number
}

async function traced(session: CDPSession, work: () => Promise<void>): Promise<readonly TraceEvent[]> {
  const events: TraceEvent[] = []
  const take = ({ value }: { value: unknown[] }) => void events.push(...(value as TraceEvent[]))
  session.on('Tracing.dataCollected', take)
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: ['blink.user_timing'], recordMode: 'recordUntilFull' },
    transferMode: 'ReportEvents',
  })
  await work()
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await complete
  session.off('Tracing.dataCollected', take)
  return events
}

/** Runs `press` and returns its cost. The main thread is `slower` times slower meanwhile. */
export async function costOf(page: Page, slower: number, press: () => Promise<unknown>): Promise<Cost> {
  const session = await page.context().newCDPSession(page)
  const browser = await page.context().browser()!.newBrowserCDPSession()
  try {
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
    const events = await traced(browser, async () => {
      await page.evaluate('armPress()')
      await press()
      await page.evaluate('pressOver')
    })
    const at = (name: string) => {
      const found = events.find((event) => event.name === name)
      if (found?.tts === undefined) throw new Error(`the trace has no ${name} with the thread's time`)
      return found.tts / 1000
    }
    const start = at('press-start')
    return { frame: at('press-frame') - start, all: at('press-settled') - start }
  } finally {
    await session.detach()
    await browser.detach()
  }
}
