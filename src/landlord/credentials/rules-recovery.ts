// This file is separate, because ./rules-second-factor.ts loads cryptography.

/** Writes a recovery code in groups of four characters. */
export const groupRecoveryCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-')
