import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { lettings } from '../contract/model-law'
import type { LeaseData } from './model'
import { leaseSheet } from './rules'
import { anyCoTenants, anyDeposit, anyLease, anyTerm } from './test-lease'

const terms: readonly Partial<LeaseData>[] = [
  anyTerm.running,
  { ...anyTerm.running, notice: 0 },
  anyTerm['time-bound'],
  { ...anyTerm['time-bound'], other: '' },
  { ...anyTerm['time-bound'], reason: 'Utleieren flytter selv inn.' },
  { ...anyTerm['time-bound'], terminable: true, notice: 2 },
]
const further: readonly Partial<LeaseData>[] = [
  {},
  { deposit: anyDeposit.own, rentInDepositBank: true, comforts: [], split: null },
  { deposit: anyDeposit.product, smoking: true, pets: true, rentIban: '', extras: null },
]
const cases = (edition: number): LeaseData[] =>
  (edition < 3 ? (['home'] as const) : lettings).flatMap((letting) =>
    terms.flatMap((term) =>
      further.flatMap((more) =>
        (edition < 3 ? [[]] : [[], anyCoTenants]).flatMap((coTenants) =>
          (edition < 3 ? (['hand'] as const) : (['hand', 'bankid'] as const)).map((signedBy) =>
            anyLease({ ...term, ...more, edition, letting, coTenants, signedBy }),
          ),
        ),
      ),
    ),
  )

it.each([
  [1, 18, '1b057466f48ee724f9087d2b16f79f6756a5f41f8288d1119de85ef767bca05b'],
  [2, 18, 'afcef43719a1a39202d0512d1938b10811f6d1ccc4e115bb0fd3003a7e50e127'],
  [3, 288, 'b0ff356859b952fdaf8a63a073fac6bda92af476c2bdde480fa7aa0e03c84c4d'],
])('a lease of edition %i is drawn as it was signed, whatever came later', (edition, count, hash) => {
  const drawn = cases(edition)
  expect(drawn).toHaveLength(count)
  const sheets = drawn.flatMap((data) => [leaseSheet(data, 'nb'), leaseSheet(data, 'en')])
  expect(createHash('sha256').update(JSON.stringify(sheets)).digest('hex')).toBe(hash)
})
