import { isDraft, isDraftOf } from '../../../base/ui/form/draft-key'

/** The entries with choices of the device. They stay after a logout. */
const ofDevice = /^(language|mantine-color-scheme-value|sidebar|shortcuts|appModal|recovery-codes-unsaved)/

const habits = 'expense-habits.'
/** The key of an account's habits: the supplier and cost type that it last used with each description. */
export const expenseHabitsKey = (account: number): string => `${habits}${account}`

export interface ForgetOptions {
  /** `kept` if the session ended without a logout. Typed text and habits then stay for the next login here. */
  readonly drafts?: 'kept' | 'removed'
  /** The account whose entries are removed. If missing, the account of these pages. */
  readonly account?: number
}

/**
 * True if an entry of this browser stays after a session ends (docs/rules/landlord.md#sessions).
 * Choices of the device and entries of other user accounts stay. If the account is unknown, entries
 * of user accounts don't stay, because each may belong to the session.
 */
export function isEntryKept(key: string, { drafts = 'removed', account }: ForgetOptions): boolean {
  if (ofDevice.test(key)) return true
  if (isDraft(key)) return drafts === 'kept' || !isDraftOf(key, account ?? null)
  if (!key.startsWith(habits)) return false
  return drafts === 'kept' || (account !== undefined && key !== expenseHabitsKey(account))
}
