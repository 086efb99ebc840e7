import type { tenantWords } from './words-tenant'

/**
 * The paragraphs about privacy that a tenant reads before signing (personvernforordningen article 13). The lease has
 * less data about a co-tenant than about the first tenant. If a deposit account is agreed, the bank gets its part of
 * the data.
 */
export const privacyParagraphs = (
  tenants: number,
  hasDeposit: boolean,
): readonly (keyof typeof tenantWords.texts)[] => [
  tenants > 1 ? 'privacyWhatSeveral' : 'privacyWhat',
  'privacyTenancy',
  'privacyBankid',
  'privacyReceivers',
  ...(hasDeposit ? (['privacyBank'] as const) : []),
  'privacyOthers',
  'privacyHowLong',
  'privacyRights',
]
