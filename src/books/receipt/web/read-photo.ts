import type { SeenWord } from '../rules-words'

/** How long a photograph may take, in ms: a strange one must not keep the machine busy. */
const longestPhoto = 60_000

type Answer = { readonly words: SeenWord[] | null } | { readonly error: string }

/**
 * The words of a photographed receipt, read on this machine in a worker of its own, which is loaded for it and ended with it; null where
 * nothing can be read, not in time, or not any more.
 */
export async function readPhoto(photo: Blob, signal: AbortSignal): Promise<readonly SeenWord[] | null> {
  if (signal.aborted) return null
  const worker = new Worker(new URL('./photo-worker.ts', import.meta.url), { type: 'module' })
  const ended = new AbortController()
  try {
    return await new Promise<readonly SeenWord[] | null>((resolve, reject) => {
      const given = { signal: ended.signal }
      signal.addEventListener('abort', () => resolve(null), given)
      const timer = setTimeout(() => resolve(null), longestPhoto)
      ended.signal.addEventListener('abort', () => clearTimeout(timer))
      worker.addEventListener('error', ({ message }) => reject(new Error(message)), given)
      worker.addEventListener(
        'message',
        ({ data }: MessageEvent<Answer>) => ('error' in data ? reject(new Error(data.error)) : resolve(data.words)),
        given,
      )
      // A worker has no origin to name: the rule means windows.
      worker.postMessage(photo, [])
    })
  } finally {
    ended.abort()
    worker.terminate()
  }
}
