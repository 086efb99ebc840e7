import { isDraft, isDraftOf } from '../../../base/ui/form/draft-key'

/** Choices of the device stay after a logout. */
const ofDevice = /^(language|mantine-color-scheme-value|sidebar|shortcuts|appModal|recovery-codes-unsaved)/

const habits = 'expense-habits.'
/** Which supplier and cost type go with a description. */
export const habitsKey = (account: number): string => `${habits}${account}`

export interface Forgetting {
  /** `kept`: nobody has logged out, so what was typed and the habits stay for the next login here. */
  readonly drafts?: 'kept' | 'removed'
  /** Left out: the account of these pages. */
  readonly account?: number
}

/**
 * Choices of the device stay, and other user accounts' entries (docs/rules/landlord.md#sessions). When the account is
 * unknown, any entry may belong to the session.
 */
export function staysOf(key: string, { drafts = 'removed', account }: Forgetting): boolean {
  if (ofDevice.test(key)) return true
  if (isDraft(key)) return drafts === 'kept' || !isDraftOf(key, account ?? null)
  if (!key.startsWith(habits)) return false
  return drafts === 'kept' || (account !== undefined && key !== habitsKey(account))
}
