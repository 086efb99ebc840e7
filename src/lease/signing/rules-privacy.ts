import type { tenantWords } from './words-tenant'

/**
 * What a tenant reads about privacy before signing (personvernforordningen article 13). The lease has less data about a
 * co-tenant than about the first tenant. If a deposit account is agreed, the bank gets its part of the data.
 */
export const privacyParagraphs = (
  tenants: number,
  hasDeposit: boolean,
): readonly (keyof typeof tenantWords.texts)[] => [
  tenants > 1 ? 'privacyWhatSeveral' : 'privacyWhat',
  'privacyBankid',
  'privacyReceivers',
  ...(hasDeposit ? (['privacyBank'] as const) : []),
  'privacyOthers',
  'privacyHowLong',
]
