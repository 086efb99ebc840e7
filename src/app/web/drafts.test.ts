import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ore } from '../../base/kit/money'
import { draftOf, type DraftShape } from '../../base/ui/form/form-draft'
import { emptyWizard, wizardDraft } from '../../books/depreciation/web/wizard-form'
import { expenseInput } from '../../books/expense/model'
import { emptyExpense } from '../../books/expense/web/expense-form'
import { incomeRecord } from '../../books/income/model'
import { profileRecord } from '../../landlord/account/model'
import { contractInput } from '../../lease/contract/model'
import { filledValues } from '../../lease/contract-form/web/test-values'

const store = new Map<string, string>()
beforeEach(() => {
  store.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
    removeItem: (key: string) => void store.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

const now = 1_800_000_000_000
const day = 86_400_000
const documents = [{ url: `/api/document/${'a'.repeat(22)}`, name: 'receipt.pdf', size: 10, type: 'application/pdf' }]

interface Case {
  readonly form: string
  readonly shape: DraftShape<unknown>
  readonly values: Readonly<Record<string, unknown>>
}
const draftCase = <V extends object>(form: string, shape: DraftShape<V>, values: V): Case => ({
  form,
  shape: shape as unknown as DraftShape<unknown>,
  values: { ...values } as Case['values'],
})
const cases: readonly Case[] = [
  draftCase('contract', contractInput, filledValues({ type: '', month_sum: null, start_date: '15.1', documents })),
  draftCase('expense', expenseInput, {
    ...emptyExpense(7),
    description: 'New boiler',
    sum: ore(123_455),
    date: '1.2',
    cost_type: 'maintenance',
    supplierId: '0',
    name: 'Rørleggeren',
    franchise: 40,
    documents,
  }),
  draftCase('income', incomeRecord, {
    ...incomeRecord.empty,
    houseId: '7',
    tenant_first_name: 'Per',
    tenant_birthday: '3.2.19',
    sum: ore(4_200_000),
    separatedTaxable: false,
    documents,
  }),
  draftCase('item', wizardDraft, {
    ...emptyWizard(7),
    name: 'Sofa',
    sum: ore(2_000_000),
    lifetimeVariant: 'over',
    documents,
  }),
  draftCase('item', wizardDraft, { ...emptyWizard(7), type: 'personal', year: 2025 }),
]
const entryOf = ({ values }: Case, at = now) => ({
  at,
  values,
  base: values,
  etag: '"7"',
  chosen: { concerns: 'later' },
})
const place = ({ form, shape }: Case, account = 4, record: number | string = 'new.7') =>
  draftOf({ account, form, record, shape })

describe.each(cases)('the draft of a form ($form)', (one) => {
  test('comes back as it was typed, half typed dates and files and all', () => {
    expect(place(one).save(entryOf(one))).toBe(true)
    expect(place(one).read(now + day)).toEqual(entryOf(one))
  })

  test('belongs to one account and one record', () => {
    place(one).save(entryOf(one))
    expect(place(one, 5).read(now)).toBeNull()
    expect(place(one, 4, 12).read(now)).toBeNull()
    expect(place(one, 4, 'new.8').read(now)).toBeNull()
  })

  test('is gone when it is removed, and after thirty days', () => {
    place(one).save(entryOf(one))
    place(one).remove()
    expect(store.size).toBe(0)
    place(one).save(entryOf(one))
    expect(place(one).read(now + 30 * day)).toBeNull()
  })

  test('of another version is none: a field too many, one too few, one of another kind', () => {
    const [name] = Object.keys(one.values) as [string]
    const { [name]: _first, ...fewer } = one.values
    for (const values of [{ ...one.values, ssn: '1' }, fewer, { ...one.values, [name]: { not: 'this' } }]) {
      store.set(`draft.4.${one.form}.new.7`, JSON.stringify({ ...entryOf(one), values, base: values }))
      expect(place(one).read(now)).toBeNull()
    }
  })
})

test('a draft never holds a national id, half typed or whole', () => {
  const profile = { account: 4, form: 'profile', record: 4, shape: profileRecord }
  for (const ssn of ['29124815345', '2912']) {
    const typed = { ...profileRecord.empty, firstName: 'Kari', ssn }
    draftOf(profile).save({ at: now, values: typed, base: typed, etag: null, chosen: {} })
    expect(JSON.stringify([...store])).not.toContain('2912')
    expect(draftOf(profile).read(now)?.values).toMatchObject({ firstName: 'Kari', ssn: '' })
  }
})

test('keeping one removes the drafts that nobody came back to, and leaves everything else', () => {
  const [contract, expense] = cases as [Case, Case]
  store.set('draft.5.expense.3', '{')
  store.set('sidebar', 'narrow')
  place(contract, 5).save(entryOf(contract, now - 30 * day))
  place(contract, 4).save(entryOf(contract, now - 29 * day))
  vi.stubGlobal(
    'localStorage',
    new Proxy(localStorage, {
      ownKeys: () => [...store.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true, value: '' }),
    }),
  )
  place(expense).save(entryOf(expense))
  expect([...store.keys()].toSorted()).toEqual([
    'draft.4.contract.new.7',
    'draft.4.expense.new.7',
    'draft.5.expense.3',
    'sidebar',
  ])
})
