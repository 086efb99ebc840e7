/** The value that was asked for longest ago is dropped first. */
export function boundedCache(mostBytes: number) {
  const values = new Map<string, Uint8Array>()
  let bytes = 0
  const remove = (key: string) => {
    bytes -= values.get(key)?.length ?? 0
    values.delete(key)
  }
  return {
    get(key: string): Uint8Array | undefined {
      const value = values.get(key)
      if (value) {
        // A map keeps the order in which its keys were set.
        values.delete(key)
        values.set(key, value)
      }
      return value
    },
    /** Skips a value that is larger than the whole cache may be. */
    set(key: string, value: Uint8Array): void {
      remove(key)
      if (value.length > mostBytes) return
      values.set(key, value)
      bytes += value.length
      for (const oldest of values.keys()) {
        if (bytes <= mostBytes) break
        remove(oldest)
      }
    },
  }
}
