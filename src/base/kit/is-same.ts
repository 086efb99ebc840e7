/**
 * Whether two values of a field, a form or a body are equal. Values are plain, lists, or objects with the same order of
 * keys.
 */
export const isSame = (a: unknown, b: unknown): boolean => Object.is(a, b) || JSON.stringify(a) === JSON.stringify(b)
