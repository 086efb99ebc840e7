const prefix = 'husbok-waiting-'
/** Each account has a database of its own, so another account on the same device sees none of its files. */
export const databaseName = (account: number): string => `${prefix}${account}`

export async function databases(): Promise<readonly IDBDatabaseInfo[]> {
  try {
    return await indexedDB.databases()
  } catch {
    return []
  }
}

/** Removes the waiting files of an account and their key from this browser. Without an account it removes those of all. */
export async function forgetWaitingFiles(account: number | undefined): Promise<void> {
  const all = account === undefined ? await databases() : [{ name: databaseName(account) }]
  for (const { name } of all) if (name?.startsWith(prefix)) indexedDB.deleteDatabase(name)
}
