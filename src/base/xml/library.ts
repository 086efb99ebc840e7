type Library = typeof import('libxml2-wasm')

let library: Library | undefined

/** Loads the library before the first document. It takes a tenth of a second and 15 MB, so no start loads it. */
export async function loadXml(): Promise<void> {
  library ??= await import('libxml2-wasm')
}

/** The loaded library. Throws when `loadXml` was not awaited, which is a programming error. */
export function libxml(): Library {
  if (!library) throw new Error('loadXml comes before the first document')
  return library
}
