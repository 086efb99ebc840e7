import { addMonths, isDay, type Day } from '../../base/kit/day'
import type { ContractValues, LeaseStep } from '../contract/model'

/** Values that may be right and may be mistakes. The wizard asks before it saves them, and never refuses. */
export type TermQuestion = 'tenantUnder18' | 'zeroRent' | 'zeroDeposit'

interface Rule {
  readonly key: TermQuestion
  readonly step: LeaseStep
  readonly applies: (values: ContractValues, today: Day) => boolean
}

const rules: readonly Rule[] = [
  {
    key: 'tenantUnder18',
    step: 'tenant',
    // vergemålsloven § 9: as a rule, a person under 18 can't enter into agreements alone.
    applies: ({ tenant_birthday, co_tenants }, today) =>
      [tenant_birthday, ...co_tenants.map(({ birthday }) => birthday)].some(
        (born) => isDay(born) && addMonths(born, 18 * 12) > today,
      ),
  },
  { key: 'zeroRent', step: 'terms', applies: ({ month_sum }) => month_sum === 0 },
  {
    key: 'zeroDeposit',
    step: 'deposit',
    applies: ({ is_deposit_account_variant, deposit_sum }) =>
      (is_deposit_account_variant === '1' || is_deposit_account_variant === '2') && deposit_sum === 0,
  },
]

/** The questions about the values, in the order of the steps. `steps`: one step, or all of them. */
export const termQuestions = (values: ContractValues, today: Day, steps: readonly string[]): readonly TermQuestion[] =>
  rules.filter(({ step, applies }) => steps.includes(step) && applies(values, today)).map(({ key }) => key)
