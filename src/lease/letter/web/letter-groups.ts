import type { LetterKind } from '../model'

/** The letters by the situation in which a landlord looks for one. */
export const letterGroups = {
  unpaid: ['payment_reminder', 'rent_demand', 'eviction_warning', 'social_services'],
  end: ['termination', 'move_request', 'breach_warning'],
  noticed: ['tenant_termination', 'deposit_claim'],
  rent: ['market_rent'],
  visit: ['access'],
  change: ['addendum', 'sublet_answer'],
  confirm: ['tenancy_confirmation'],
} as const satisfies Readonly<Record<string, readonly LetterKind[]>>
export type LetterGroup = keyof typeof letterGroups
