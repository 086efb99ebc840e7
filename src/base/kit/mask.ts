/** `kari.nordmann@example.no` -> `k…@example.no`: its owner recognises it, and its mail server remains readable. */
export const maskAddress = (address: string): string => address.replace(/^(.)[^@]*@/u, '$1…@')

/** `+4790012345` -> `+47…45` */
export const maskNumber = (number: string): string => number.replace(/^(\+?\d{2}).*(\d{2})$/, '$1…$2')
