/** The possible answers in the order of the questions (docs/rules/year.md#taxable-at-all). */
export const possibleAnswers = {
  /** Says if the house was the landlord's own home: for the whole year, for a part of it, or not at all. */
  home: ['yes', 'moved', 'no'],
  /** The part of the home that was let. */
  part: ['some', 'all'],
  /** Says if the let part was at most half of the home, measured by rental value. */
  half: ['yes', 'no'],
  /** Says if all tenants, some or none stayed for less than 30 days. */
  short: ['no', 'all', 'mixed'],
  /** Says if the landlord also used the house as a holiday home. */
  holiday: ['yes', 'no'],
} as const

export type GuideQuestion = keyof typeof possibleAnswers

/** The answers so far. A question that wasn't asked has no answer. */
export type Answers = { readonly [Q in GuideQuestion]?: (typeof possibleAnswers)[Q][number] | undefined }
