import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { ore } from '../../base/kit/money'
import { lettingKinds } from '../law/model'
import type { LeaseData } from './model'
import { leaseSheet } from '../document/rules'
import { testCoTenants, testDeposits, testLease, testTerm } from './test-lease'

const terms: readonly Partial<LeaseData>[] = [
  testTerm.running,
  { ...testTerm.running, notice: 0 },
  testTerm['time-bound'],
  { ...testTerm['time-bound'], other: '' },
  { ...testTerm['time-bound'], reason: 'Utleieren flytter selv inn.' },
  { ...testTerm['time-bound'], terminable: true, notice: 2 },
]
const further: readonly Partial<LeaseData>[] = [
  {},
  { deposit: testDeposits.own, rentInDepositBank: true, comforts: [], split: null },
  { deposit: testDeposits.product, smoking: true, pets: true, rentIban: '', extras: null },
]
const cases = (edition: number): LeaseData[] =>
  (edition < 3 ? (['home'] as const) : lettingKinds).flatMap((letting) =>
    terms.flatMap((term) =>
      further.flatMap((more) =>
        (edition < 3 ? [[]] : [[], testCoTenants]).flatMap((coTenants) =>
          (edition < 3 ? (['hand'] as const) : (['hand', 'bankid'] as const)).map((signedBy) =>
            testLease({ ...term, ...more, edition, letting, coTenants, signedBy }),
          ),
        ),
      ),
    ),
  )

/**
 * Leases with the additions of the fourth edition: shared costs in addition to what the rent
 * includes, the power contract, papers of the home, and a single room.
 */
const fourthCases = (): LeaseData[] =>
  (['home', 'room'] as const).flatMap((letting) =>
    ['', 'strøm', 'internett', 'strøm og internett', 'vann og avløp'].flatMap((costs) =>
      (['TENANT', 'LANDLORD', 'SPLIT'] as const).flatMap((category) =>
        ([null, 'tenant', 'landlord'] as const).map((powerContract) =>
          testLease({
            edition: 4,
            letting,
            comforts: powerContract === null ? ['electricity', 'internet'] : [],
            powerContract,
            ...(powerContract !== null && { homePapers: ['radon'], sharedRooms: 'kjøkken og bad' }),
            notice: powerContract === null ? 0 : 3,
            deposit: testDeposits.product,
            rentInDepositBank: powerContract === 'tenant',
            split: {
              category,
              ...(costs !== '' && { costs }),
              period: 'month',
              ...(category === 'SPLIT'
                ? { tenant: ore(45_000), landlord: ore(45_000) }
                : { sum: ore(90_000), tenant: null, landlord: null }),
            },
          }),
        ),
      ),
    ),
  )
const drawnOf = (cases: readonly LeaseData[]): string =>
  createHash('sha256')
    .update(JSON.stringify(cases.flatMap((data) => [leaseSheet(data, 'nb'), leaseSheet(data, 'en')])))
    .digest('hex')

it.each([
  [1, 18, '1b057466f48ee724f9087d2b16f79f6756a5f41f8288d1119de85ef767bca05b'],
  [2, 18, 'afcef43719a1a39202d0512d1938b10811f6d1ccc4e115bb0fd3003a7e50e127'],
  [3, 288, 'b0ff356859b952fdaf8a63a073fac6bda92af476c2bdde480fa7aa0e03c84c4d'],
  [4, 288, 'c12f53a9e08413de945e2fd115be68b17756c15ba6456ae240c8c2b705d9d699'],
  [5, 288, '21322ef600e133e9a4cd2ff94aa8af161b2d8054c6ec6f7915b5a05a2678955f'],
  [6, 288, 'cb30f82ccac7f46ba4a5030de6754b050d08b7961893e52a46fefd8a37c48760'],
  [7, 288, 'e90626792704e6e0cc6ab43d0f7c1b5d7f1820ae1d5f9c65aa60fdc437d64505'],
  [8, 288, 'e19960fb136264bd1293666bc77716ee64eaea306be649faabf10837f202fa08'],
])('a lease of edition %i is drawn as it was signed, whatever came later', (edition, count, hash) => {
  const drawn = cases(edition)
  expect(drawn).toHaveLength(count)
  expect(drawnOf(drawn)).toBe(hash)
})

it('and one of the fourth with all that it brought', () => {
  const drawn = fourthCases()
  expect(drawn).toHaveLength(90)
  expect(drawnOf(drawn)).toBe('326a42b3db4bf505c6f0a7caa2dddd6d72bb6c9d61374877ce5c9df157081a36')
})
