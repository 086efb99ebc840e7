/** For plain values, lists, or objects with the same order of keys. */
export const isSame = (a: unknown, b: unknown): boolean => Object.is(a, b) || JSON.stringify(a) === JSON.stringify(b)
