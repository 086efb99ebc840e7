/** Whether two values of a form are equal; a form holds only plain values and lists. */
export const isSame = (a: unknown, b: unknown): boolean => Object.is(a, b) || JSON.stringify(a) === JSON.stringify(b)
