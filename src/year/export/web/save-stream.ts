/** What a browser's file picker gives; not in the type library, because not every browser has it. */
export interface PickedFile {
  createWritable(): Promise<WritableStream<Uint8Array> & { abort(reason?: unknown): Promise<void> }>
}
type Picker = (options: {
  suggestedName: string
  types: { description: string; accept: Record<string, string[]> }[]
}) => Promise<PickedFile>

const picker = (): Picker | null => {
  const found: unknown = Reflect.get(window, 'showSaveFilePicker')
  return typeof found === 'function' ? (found.bind(window) as Picker) : null
}

/** Above this an export is written to the disk as it comes, where the browser can; below it the browser's own download is simpler. */
export const largeFrom = 256 * 1024 * 1024

export const canPick = (): boolean => picker() !== null

/** Asks where to save; null when the question was closed. Must be called from a click. */
export async function pickPlace(name: string): Promise<PickedFile | null> {
  try {
    return (
      (await picker()?.({
        suggestedName: name,
        types: [{ description: 'zip', accept: { 'application/zip': ['.zip'] } }],
      })) ?? null
    )
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return null
    throw error
  }
}

/** The stream, with a call for every piece that passes. */
export function counted(body: ReadableStream<Uint8Array>, onBytes: (all: number) => void): ReadableStream<Uint8Array> {
  let all = 0
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(piece, next) {
        all += piece.byteLength
        onBytes(all)
        next.enqueue(piece)
      },
    }),
  )
}

/** Hands a finished file to the browser's download. A blob may lie on the disk: the browser keeps large ones there. */
export function saveBlob(blob: Blob, name: string): void {
  const made = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = made
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(made), 60_000)
}
