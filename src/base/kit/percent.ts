/** `33,33 %` from 33.33: Norwegian in both languages, with a no-break space. */
export const percentText = (percent: number): string => `${String(percent).replace('.', ',')}\u00a0%`
