/** The possible answers in the order of the questions (docs/rules/year.md#taxable-at-all). */
export const answersOf = {
  /** Says whether it was the landlord's own home for the whole year, for a part of it, or not at all. */
  home: ['yes', 'moved', 'no'],
  /** How much of the home was let. */
  part: ['some', 'all'],
  /** Says whether the let part was at most half of the home, measured by possible rent. */
  half: ['yes', 'no'],
  /** Says whether each tenant stayed for less than 30 days. */
  short: ['no', 'all', 'mixed'],
  /** Says whether the landlord also used the house as a holiday home. */
  holiday: ['yes', 'no'],
} as const

export type GuideQuestion = keyof typeof answersOf

/** The answers that are given. A question that isn't asked has none. */
export type Answers = { readonly [Q in GuideQuestion]?: (typeof answersOf)[Q][number] | undefined }
