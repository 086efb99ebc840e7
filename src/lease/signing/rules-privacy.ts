import type { tenantWords } from './words-tenant'

/**
 * What a tenant is told of personal data before signing (personvernforordningen article 13): the lease holds less of a
 * co-tenant than of the first, and the bank of the deposit gets its part where one is agreed.
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
