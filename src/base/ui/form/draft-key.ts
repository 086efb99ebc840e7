// Small, because the login asks it too.

const prefix = 'draft.'
/** Where the draft of an account's form lies. */
export const draftKey = (account: number, form: string, record: number | string): string =>
  `${prefix}${account}.${form}.${record}`

/** Whether this entry of the storage is a draft. */
export const isDraft = (key: string): boolean => key.startsWith(prefix)
/** Whether it is of this account; where nobody knows which account that is, any draft may be. */
export const isDraftOf = (key: string, account: number | null): boolean =>
  key.startsWith(account === null ? prefix : `${prefix}${account}.`)
