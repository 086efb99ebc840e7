// Apart from ./rules-second-factor.ts, which loads cryptography.

/** As it is written down. */
export const inGroups = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-')
