/** In the order of the questions (docs/rules/year.md#taxable-at-all). */
export const answersOf = {
  /** The landlord's own home for the whole year, a part of it, or not at all. */
  home: ['yes', 'moved', 'no'],
  /** How much of the home was let. */
  part: ['some', 'all'],
  /** The let part was at most half of the home, measured by possible rent. */
  half: ['yes', 'no'],
  /** Each tenant stayed for less than 30 days. */
  short: ['no', 'all', 'mixed'],
  /** The landlord also used the house as a holiday home. */
  holiday: ['yes', 'no'],
} as const

export type GuideQuestion = keyof typeof answersOf

/** A question that isn't asked has no answer. */
export type Answers = { readonly [Q in GuideQuestion]?: (typeof answersOf)[Q][number] | undefined }
