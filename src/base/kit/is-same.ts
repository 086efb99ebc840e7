/** True if two values are equal: plain values, lists, or objects whose keys have the same order. */
export const isSame = (a: unknown, b: unknown): boolean => Object.is(a, b) || JSON.stringify(a) === JSON.stringify(b)
