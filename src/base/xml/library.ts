type Library = typeof import('libxml2-wasm')

let library: Library | undefined

/**
 * Loads the library, once. To be awaited before the first document: a tenth of a second and 15 MB that no start of the
 * program needs, as for papers and pictures.
 */
export async function loadXml(): Promise<void> {
  library ??= await import('libxml2-wasm')
}

/** Throws where nobody has waited for `loadXml`, which would be a programming error. */
export function libxml(): Library {
  if (!library) throw new Error('loadXml comes before the first document')
  return library
}
