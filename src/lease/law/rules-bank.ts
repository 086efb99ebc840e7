/** The register number of the bank that holds a Norwegian account, its first four digits; null for an account abroad, and for none. */
const bankOf = (iban: string): string | null => /^NO\d{2}(\d{4})\d{7}$/.exec(iban)?.[1] ?? null

/**
 * Whether two accounts are known to be in one Norwegian bank: they begin with the same register number. A bank may have
 * several numbers, which come and go with mergers; two that differ are not taken for one bank.
 */
export const inSameBank = (one: string, other: string): boolean => bankOf(one) !== null && bankOf(one) === bankOf(other)
