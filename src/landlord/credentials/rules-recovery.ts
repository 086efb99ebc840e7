// Apart from ./rules.ts, which brings the cryptography of the codes along: the screens need this alone.

/** A recovery code in groups of four, as it is written down. */
export const inGroups = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-')
