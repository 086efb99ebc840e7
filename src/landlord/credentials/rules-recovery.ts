// Apart from ./rules-second-factor.ts, which loads cryptography.

/** In groups of four, as a code is written down. */
export const inGroups = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-')
