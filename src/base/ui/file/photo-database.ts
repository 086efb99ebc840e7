const prefix = 'husbok-photos-'

/** The browser's database of an account's photos that are not sent yet. */
export const photoDatabase = (account: number): string => `${prefix}${account}`

/** Removes the unsent photos of an account from this browser. Without an account it removes those of all accounts. */
export async function forgetPhotos(account: number | undefined): Promise<void> {
  const all = account === undefined ? await indexedDB.databases() : [{ name: photoDatabase(account) }]
  for (const { name } of all) if (name?.startsWith(prefix)) indexedDB.deleteDatabase(name)
}
