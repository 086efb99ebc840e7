// This file is separate from ./rules-second-factor.ts, which loads cryptography.

/** A recovery code in groups of four, as it is written down. */
export const groupRecoveryCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-')
