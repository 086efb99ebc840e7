/** Notes (docs/rules.md#without-a-connection) which build was fetched on this device. */
const entry = 'fetched-ahead'
/** How long somebody stays before it begins, in ms: whoever only looks in pays for nothing. */
const delay = 15_000

/**
 * Fetches the parts of the app that were not needed yet, one by one behind everything else, so that pages never visited
 * open without a connection too. Once for each build; not where the visitor wants to save data.
 */
export function fetchAheadLater(): () => void {
  const stop = new AbortController()
  const timer = setTimeout(() => void fetchAhead(stop.signal).catch(() => undefined), delay)
  return () => {
    clearTimeout(timer)
    stop.abort()
  }
}

async function fetchAhead(signal: AbortSignal): Promise<void> {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } }
  if (connection?.saveData === true) return
  // Written by the build (vite.config.ts); in development there is none.
  const { build, files } = (await (await fetch('/parts.json', { signal })).json()) as {
    readonly build: string
    readonly files: readonly string[]
  }
  if (localStorage.getItem(entry) === build) return
  for (const file of files) {
    const part = await fetch(`/${file}`, { signal, priority: 'low' })
    // Of a build that is gone: the next page brings the new one.
    if (!part.ok) return
    await part.arrayBuffer()
  }
  localStorage.setItem(entry, build)
}
