/**
 * The register number of a Norwegian account's bank, its first four digits. Null for an account abroad, and for none.
 */
const bankOf = (iban: string): string | null => /^NO\d{2}(\d{4})\d{7}$/.exec(iban)?.[1] ?? null

/**
 * Whether two accounts are known to be in one Norwegian bank: they start with the same register number. A bank may have
 * several numbers, which change with mergers. Two different numbers never count as one bank.
 */
export const inSameBank = (one: string, other: string): boolean => bankOf(one) !== null && bankOf(one) === bankOf(other)
