import { isDraft, isDraftOf } from '../../../base/ui/form/draft-key'

/** Choices of this device, not of the account: they outlive a logout. */
const ofDevice = /^(language|mantine-color-scheme-value|sidebar|shortcuts|appModal|recovery-codes-unsaved)/

const habits = 'expense-habits.'
/** Where lies what supplier and cost type go with a description, of this account alone. */
export const habitsKey = (account: number): string => `${habits}${account}`

export interface Forgetting {
  /** Keeps what the account has typed and not saved, and its habits, for its next login here: nobody has logged out. */
  readonly drafts?: 'kept' | 'removed'
  /** Whose they are; left out: whose profile these pages have read. */
  readonly account?: number
}

/**
 * Whether an entry of the browser's storage outlives that a session is forgotten: choices of the device, and what lies
 * there of other accounts (docs/rules.md#sessions). Where nobody knows whose session it was, anybody's may be its own.
 */
export function staysOf(key: string, { drafts = 'removed', account }: Forgetting): boolean {
  if (ofDevice.test(key)) return true
  if (isDraft(key)) return drafts === 'kept' || !isDraftOf(key, account ?? null)
  if (!key.startsWith(habits)) return false
  return drafts === 'kept' || (account !== undefined && key !== habitsKey(account))
}
