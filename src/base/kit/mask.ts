/**
 * `kari.nordmann@example.no` -> `k…@example.no`: the owner of the address recognises it, and the mail server can still
 * be read.
 */
export const maskAddress = (address: string): string => address.replace(/^(.)[^@]*@/u, '$1…@')

/** `+4790012345` -> `+47…45` */
export const maskNumber = (number: string): string => number.replace(/^(\+?\d{2}).*(\d{2})$/, '$1…$2')
