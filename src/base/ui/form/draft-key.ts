// A small file, because the login uses it too.

const prefix = 'draft.'
/** The storage key of the draft of an account's form. */
export const draftKey = (account: number, form: string, record: number | string): string =>
  `${prefix}${account}.${form}.${record}`

/** Whether this storage entry is a draft. */
export const isDraft = (key: string): boolean => key.startsWith(prefix)
/** Whether it is a draft of this account. When the account is unknown, any draft may be. */
export const isDraftOf = (key: string, account: number | null): boolean =>
  key.startsWith(account === null ? prefix : `${prefix}${account}.`)
