// This file is small and separate, because the login uses it too.

const prefix = 'draft.'
export const draftKey = (account: number, form: string, record: number | string): string =>
  `${prefix}${account}.${form}.${record}`

export const isDraft = (key: string): boolean => key.startsWith(prefix)
/** True if a key belongs to a draft of the account. When the account is unknown, every draft may belong to it. */
export const isDraftOf = (key: string, account: number | null): boolean =>
  key.startsWith(account === null ? prefix : `${prefix}${account}.`)
