import type { Sandbox } from './sandbox'
import type { StoreEntry, Retention } from './store'

/** Objects of one kind by the id of their provider. Every change is on disk before the call returns. */
export interface Collection<T extends { readonly id: string }> {
  add(object: T): T
  /** Overwrites some fields and returns the object. Throws for an unknown id. */
  change(id: string, fields: Partial<T>): T
  get(id: string): T | undefined
  /** Newest first. */
  list(): T[]
}

interface Kept<T> extends StoreEntry {
  readonly object: T
}

/** `name` is the file's name. The limit is far above what anybody creates by hand. */
export function openCollection<T extends { readonly id: string }>(
  sandbox: Sandbox,
  name: string,
  retention: Retention = { entries: 5000, bytes: 64_000_000 },
): Collection<T> {
  const store = sandbox.store<Kept<T>>(name, retention)
  const numbers = new Map(store.list().map(({ id, object }) => [object.id, id]))
  const find = (id: string) => store.get(numbers.get(id) ?? 0)?.object
  return {
    add(object) {
      numbers.set(object.id, store.append({ object }).id)
      return object
    },
    change(id, fields) {
      const found = find(id)
      if (!found) throw new Error(`${name} has no ${id}`)
      const changed = { ...found, ...fields }
      store.change(numbers.get(id)!, { object: changed })
      return changed
    },
    get: find,
    list: () => store.list().map(({ object }) => object),
  }
}
