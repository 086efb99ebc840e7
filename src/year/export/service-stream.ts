import type { Readable } from 'node:stream'

/** So long a reader may take nothing before the answer is broken off. */
const patience = 120_000

/** The bytes of a stream, with `close` at their end however it comes: read, broken, given up or waited for too long. */
export function untilTaken(
  source: Readable,
  size: number | null,
  close: () => Promise<void>,
): AsyncIterable<Uint8Array> {
  source.once('close', () => void close())
  const end = () => void source.destroy(new Error('nobody takes the export'))
  let waiting = setTimeout(end, patience).unref()
  return {
    [Symbol.asyncIterator]() {
      let taken = 0
      const inner: AsyncIterator<Uint8Array> = source[Symbol.asyncIterator]()
      return {
        async next() {
          clearTimeout(waiting)
          const step = await inner.next()
          taken += step.done ? 0 : step.value.length
          if (step.done && size !== null && taken !== size)
            throw new Error(`a zip of ${taken} bytes was announced as ${size}`)
          if (!step.done) waiting = setTimeout(end, patience).unref()
          return step
        },
        async return() {
          clearTimeout(waiting)
          source.destroy()
          return { done: true, value: undefined }
        },
      }
    },
  }
}
