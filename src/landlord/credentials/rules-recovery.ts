// Apart from ./rules-second-factor.ts, which loads cryptography. The screens need only this.

/** As it is written down. */
export const inGroups = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-')
