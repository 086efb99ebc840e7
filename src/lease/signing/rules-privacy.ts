import type { SigningPage } from './model'
import type { tenantWords } from './words-tenant'

/**
 * What a tenant is told of personal data before signing (personvernforordningen article 13): the lease holds less of a
 * co-tenant than of the first, and the bank of the deposit gets its part where one is agreed.
 */
export const privacyParagraphs = ({
  tenants,
  deposit_sum,
}: Pick<SigningPage, 'tenants' | 'deposit_sum'>): readonly (keyof typeof tenantWords.texts)[] => [
  tenants.length > 1 ? 'privacyWhatSeveral' : 'privacyWhat',
  'privacyBankid',
  'privacyReceivers',
  ...(deposit_sum === null ? [] : (['privacyBank'] as const)),
  'privacyOthers',
  'privacyHowLong',
]
