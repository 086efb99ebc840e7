/**
 * The bank's register number: the first four digits of a Norwegian account number. Null for an account abroad, and for
 * none.
 */
const bankOf = (iban: string): string | null => /^NO\d{2}(\d{4})\d{7}$/.exec(iban)?.[1] ?? null

/**
 * True if two accounts are known to be in one Norwegian bank, because they have the same register number. A bank may
 * have several numbers, which change with mergers, so two different numbers never count as one bank.
 */
export const areInSameBank = (one: string, other: string): boolean =>
  bankOf(one) !== null && bankOf(one) === bankOf(other)

/** True if one Norwegian bank may have both accounts: it may have several register numbers. No foreign bank has one. */
export const mayBeInSameBank = (one: string, other: string): boolean => bankOf(one) !== null && bankOf(other) !== null
