const bare = (typed: string) => typed.replace(/[\s\u00a0\u202f.-]/g, '')

/** `01020312345` -> `010203 12345`; anything that is not 11 digits unchanged. */
export function spaceNationalId(typed: string): string {
  const digits = bare(typed)
  return /^\d{11}$/.test(digits) ? `${digits.slice(0, 6)} ${digits.slice(6)}` : typed
}

/** The value for the wire: without spaces where only digits are left, else as typed (so that the schema refuses what was written). */
export const plainNationalId = (typed: string): string => (/^\d*$/.test(bare(typed)) ? bare(typed) : typed)

/** `010203 •••••`: how a national id is shown outside of its own form. */
export const maskNationalId = (text: string | null): string => {
  const digits = bare(text ?? '')
  return digits === '' ? '' : `${digits.slice(0, 6)} ${'•'.repeat(Math.max(digits.length - 6, 0))}`
}

/** `no9386011117947` -> `NO93 8601 1117 947`; groups of four as on paper. */
export const spaceIban = (typed: string): string => plainIban(typed).replace(/(.{4})(?=.)/g, '$1 ')

/** Without spaces and in capitals, as it stands on the wire. */
export const plainIban = (typed: string): string => bare(typed).toUpperCase()
