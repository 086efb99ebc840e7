import { describe, expect, it } from 'vitest'
import { fieldErrors } from '../../base/kit/field-errors'
import { PaymentForm, RentAccountForm } from './model-form'

const errorsOf = (read: ReturnType<typeof PaymentForm.safeParse> | ReturnType<typeof RentAccountForm.safeParse>) =>
  read.success ? {} : fieldErrors(read.error)

describe('the form of a payment', () => {
  it('takes a day and a sum; months and note may be left out', () =>
    expect(PaymentForm.parse({ date: '2026-11-02', sum: 9500 })).toEqual({
      date: '2026-11-02',
      sum: 950_000,
      note: '',
      months: null,
    }))

  it('takes months as they are written, none where the list is empty', () => {
    const form = { date: '2026-11-02', sum: 9500, note: ' fra mor ' }
    expect(PaymentForm.parse({ ...form, months: [{ month: '2026-11', sum: 9500 }] })).toMatchObject({
      note: 'fra mor',
      months: [{ month: '2026-11-01', sum: 950_000 }],
    })
    expect(PaymentForm.parse({ ...form, months: [] }).months).toBeNull()
  })

  it.each<[string, object, object]>([
    ['nothing', { sum: 0 }, { sum: 'aboveZero' }],
    ['less', { sum: -1 }, { sum: 'notNegative' }],
    ['a third of an øre', { sum: 0.333 }, { sum: 'money' }],
    ['no day', { date: '2026-02-30' }, { date: 'date' }],
    ['no month', { months: [{ month: '2026-13', sum: 1 }] }, { 'months.0.month': 'month' }],
    ['a day as a month', { months: [{ month: '2026-11-01', sum: 1 }] }, { 'months.0.month': 'month' }],
    ['nothing of a month', { months: [{ month: '2026-11', sum: 0 }] }, { 'months.0.sum': 'aboveZero' }],
    [
      'months that are more',
      {
        months: [
          { month: '2026-10', sum: 50 },
          { month: '2026-11', sum: 50.01 },
        ],
      },
      { months: 'monthsAboveSum' },
    ],
    [
      'a month twice',
      {
        months: [
          { month: '2026-11', sum: 1 },
          { month: '2026-11', sum: 2 },
        ],
      },
      { months: 'sameMonth' },
    ],
    ['an unknown field', { transactionId: 7 }, { transactionId: 'unknown' }],
    ['a long note', { note: 'x'.repeat(101) }, { note: 'max100' }],
  ])('refuses %s', (_what, more, expected) =>
    expect(errorsOf(PaymentForm.safeParse({ date: '2026-11-02', sum: 100, ...more }))).toEqual(expected),
  )
})

describe('the form of a rent account', () => {
  it.each<[object, object]>([
    [{}, {}],
    [{ follows_from: '2026-11' }, {}],
    [{ follows_from: null }, {}],
    [{ follows_from: '2026-11-01' }, { follows_from: 'month' }],
    [{ follows_from: '1899-12' }, { follows_from: 'month' }],
    // Modulus 10, modulus 11, a remainder of ten, the shortest KID, and the longest KID.
    [{ references: ['123456782', '123456785', '1009-', '0000', `${'0'.repeat(24)}0`] }, {}],
    [{ references: ['123456783', '12'] }, {}],
    [{ references: ['123456782', ''] }, { 'references.1': 'reference' }],
    [{ references: ['0'] }, { 'references.0': 'reference' }],
    [{ references: ['0'.repeat(26)] }, { 'references.0': 'reference' }],
    [{ references: ['Husleie'] }, { 'references.0': 'reference' }],
    [{ references: Array.from({ length: 21 }, () => '123456782') }, { references: 'manyReferences' }],
  ])('%j', (form, expected) => expect(errorsOf(RentAccountForm.safeParse(form))).toEqual(expected))

  it('keeps a KID once, without the spaces it is written with', () =>
    expect(RentAccountForm.parse({ references: ['1234 5678 2', '123456782'] }).references).toEqual(['123456782']))
})
