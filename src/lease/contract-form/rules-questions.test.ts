import { expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import { leaseSteps, type ContractValues } from '../contract/model'
import { termQuestions } from './rules-questions'
import { filledValues, ownAccount, typedCoTenant } from './web/test-values'

const today = day('2026-11-20')

it.each<[Partial<ContractValues>, string[]]>([
  [{}, []],
  // The first tenant turns eighteen today, the second tomorrow.
  [{ tenant_birthday: '2008-11-20' }, []],
  [{ tenant_birthday: '2008-11-21' }, ['tenantUnder18']],
  [{ tenant_birthday: '2008-11' }, []],
  [{ co_tenants: [typedCoTenant({ birthday: '2008-11-20' })] }, []],
  [{ co_tenants: [typedCoTenant(), typedCoTenant({ birthday: '2008-11-21' })] }, ['tenantUnder18']],
  [{ month_sum: ore(0) }, ['zeroRent']],
  [{ month_sum: ore(1) }, []],
  [{ month_sum: null }, []],
  [{ ...ownAccount, deposit_sum: ore(0) }, ['zeroDeposit']],
  [{ is_deposit_account_variant: '1', deposit_sum: ore(0) }, ['zeroDeposit']],
  [{ is_deposit_account_variant: '0', deposit_sum: ore(0) }, []],
  [
    { ...ownAccount, deposit_sum: ore(0), month_sum: ore(0), tenant_birthday: '2020-01-01' },
    ['tenantUnder18', 'zeroRent', 'zeroDeposit'],
  ],
])('%o asks about %j', (more, expected) => {
  expect(termQuestions(filledValues(more), today, leaseSteps)).toEqual(expected)
})

it('asks in the step that it is written in', () => {
  const values = filledValues({ month_sum: ore(0), tenant_birthday: '2020-01-01' })
  expect(termQuestions(values, today, ['tenant'])).toEqual(['tenantUnder18'])
  expect(termQuestions(values, today, ['terms'])).toEqual(['zeroRent'])
  expect(termQuestions(values, today, ['house', 'summary'])).toEqual([])
})
