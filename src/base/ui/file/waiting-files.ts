import { databaseName, databases } from './waiting-files-database'
import { newSealingKey, openFile, sealFile, type SealedFile } from './sealing'

/** A file that isn't sent yet. The browser's database keeps it, so that a reload loses nothing. */
export interface WaitingFile {
  /** Also the idempotency key of its upload, so that it is stored once. */
  readonly id: string
  readonly account: number
  readonly form: string
  /** The line of the form that it belongs to. */
  readonly line: string
  /** In ms since 1970. Files are sent in this order. */
  readonly at: number
  readonly file: File
}

type StoredFile = Omit<WaitingFile, 'file'> & SealedFile

const files = 'files'
const keys = 'keys'
const keyId = 'key'

function open(account: number): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(databaseName(account), 1)
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore(files, { keyPath: 'id' })
      asked.result.createObjectStore(keys)
    }
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => reject(asked.error ?? new Error('the browser keeps no database'))
  })
}

async function inStore<T>(
  account: number,
  store: string,
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

/** The account's key in this browser. Undefined before the first file. */
const readKey = (account: number): Promise<CryptoKey | undefined> =>
  inStore(account, keys, 'readonly', (of) => of.get(keyId) as IDBRequest<CryptoKey | undefined>)

async function keyOf(account: number): Promise<CryptoKey> {
  const known = await readKey(account)
  if (known !== undefined) return known
  const made = await newSealingKey()
  // Another tab may have stored its key meanwhile. The first one counts.
  await inStore(account, keys, 'readwrite', (of) => of.add(made, keyId)).catch(() => undefined)
  return (await readKey(account)) ?? made
}

/** Keeps a file, encrypted. Rejects if the browser can't: no room, no database, or no encryption over plain HTTP. */
export async function keepFile({ file, ...rest }: WaitingFile): Promise<void> {
  const stored: StoredFile = { ...rest, ...(await sealFile(await keyOf(rest.account), file)) }
  await inStore(rest.account, files, 'readwrite', (of) => of.put(stored))
}

export const forgetFile = ({ account, id }: WaitingFile): Promise<unknown> =>
  inStore(account, files, 'readwrite', (of) => of.delete(id))

const storedFiles = (account: number): Promise<readonly StoredFile[]> =>
  inStore(account, files, 'readonly', (of) => of.getAll() as IDBRequest<StoredFile[]>)

/** The files of a form that aren't sent, the oldest first. Empty if the browser can't keep files. */
export async function waitingFiles(account: number, form: string): Promise<readonly WaitingFile[]> {
  try {
    const stored = (await storedFiles(account)).filter((one) => one.form === form)
    if (stored.length === 0) return []
    const key = await keyOf(account)
    const opened = stored.map(async ({ id, line, at, iv, sealed }) => ({
      id,
      account,
      form,
      line,
      at,
      file: await openFile(key, { iv, sealed }),
    }))
    return (await Promise.all(opened)).toSorted((one, other) => one.at - other.at)
  } catch {
    return []
  }
}

/** The forms of an account that have unsent files, each with their number. Empty if the browser can't keep files. */
export async function waitingForms(account: number): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>()
  const known = await databases()
  if (!known.some(({ name }) => name === databaseName(account))) return counts
  const stored = await storedFiles(account).catch(() => [])
  for (const { form } of stored) counts.set(form, (counts.get(form) ?? 0) + 1)
  return counts
}

/** The number of files of an account that aren't sent. 0 if the browser can't keep files. */
export const countWaitingFiles = async (account: number): Promise<number> =>
  [...(await waitingForms(account)).values()].reduce((sum, count) => sum + count, 0)
