import { photoDatabase } from '../../../base/ui/file/photo-database'

/** A photo that isn't sent yet. It is kept in the browser's database, so that a reload loses nothing. */
export interface WaitingPhoto {
  /** Also the idempotency key of its upload, so that it is stored once. */
  readonly id: string
  readonly account: number
  readonly form: string
  /** The line that it belongs to. */
  readonly line: string
  /** In ms since 1970. Photos are sent in this order. */
  readonly at: number
  readonly file: File
}

const store = 'photos'

function open(account: number): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(photoDatabase(account), 1)
    asked.onupgradeneeded = () => asked.result.createObjectStore(store, { keyPath: 'id' })
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => reject(asked.error ?? new Error('the browser keeps no database'))
  })
}

async function inStore<T>(
  account: number,
  mode: IDBTransactionMode,
  work: (of: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open(account)
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(store, mode)
      const asked = work(transaction.objectStore(store))
      transaction.oncomplete = () => resolve(asked.result)
      transaction.onabort = () => reject(transaction.error ?? new Error('the browser has no room'))
    })
  } finally {
    database.close()
  }
}

export const keepPhoto = (photo: WaitingPhoto): Promise<unknown> =>
  inStore(photo.account, 'readwrite', (of) => of.put(photo))

export const forgetPhoto = ({ account, id }: WaitingPhoto): Promise<unknown> =>
  inStore(account, 'readwrite', (of) => of.delete(id))

/** The photos of a form that aren't sent, the oldest first. Empty if the browser can't store photos. */
export const waitingPhotos = async (account: number, form: string): Promise<WaitingPhoto[]> => {
  try {
    const all = await inStore(account, 'readonly', (of) => of.getAll() as IDBRequest<WaitingPhoto[]>)
    return all.filter((photo) => photo.form === form).toSorted((one, other) => one.at - other.at)
  } catch {
    return []
  }
}
