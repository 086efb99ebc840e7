import { day } from '../../base/kit/day'
import type { Module } from '../../base/module/shape'
import { contractCalls } from './calls'
import { eraseContracts } from './service-erase'
import { rentLetterEncryption } from './service-rent'
import { contractEncryption } from './service-open'

export const contractModule: Module = {
  name: 'lease/contract',
  tables: {
    contract: {
      account: 'account_id',
      encrypted: [contractEncryption],
      erased: 'row',
      exported: { in: 'data/contracts.json' },
      example: (mark) => ({
        type: 'running',
        days_before_first_payment: 'free',
        dwelling_kind: 'home',
        power_contract: null,
        signatureType: null,
        split_category: null,
        language: null,
        notice: {
          by: 'tenant',
          received_on: day('2026-10-01'),
          last_day: day('2027-01-31'),
          earliest: day('2027-01-31'),
        },
        end_memory: null,
        guarantee: { kind: 'person', by: mark, sum: 100, until: null },
        split_period: null,
        split_key: null,
        shared_house_kind: null,
        board_consent: null,
        blocked_by: '',
        comforts: [],
        home_papers: [],
        tenant_birthday: '1990-01-31',
        co_tenants: JSON.stringify([
          {
            first_name: mark,
            last_name: mark,
            birthday: '1992-03-04',
            phone_code: '+47',
            phone: mark,
            email: `${mark}@husbok.test`,
          },
        ]),
        co_landlords: JSON.stringify([
          { first_name: mark, last_name: mark, birthday: '1970-03-04', email: `${mark}@husbok.test` },
        ]),
      }),
    },
    // These rows are deleted together with their contract.
    contract_rent: {
      account: 'account_id',
      encrypted: [rentLetterEncryption],
      erased: 'row',
      exported: { in: 'files' },
      example: () => ({ from_date: day('2026-10-01'), letter_sha256: '0'.repeat(64) }),
    },
    // These rows are deleted together with their contract.
    rent_difference: {
      account: 'account_id',
      erased: 'row',
      exported: { in: 'data/rent-accounts.json' },
      example: () => ({ month: day('2026-10-01') }),
    },
  },
  calls: [contractCalls],
  eraseAccount: () => eraseContracts,
  erasesLast: true,
}
