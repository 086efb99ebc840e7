/** Whether two values of a field, a form or a body are equal: plain values, lists and objects with their keys in one order. */
export const isSame = (a: unknown, b: unknown): boolean => Object.is(a, b) || JSON.stringify(a) === JSON.stringify(b)
