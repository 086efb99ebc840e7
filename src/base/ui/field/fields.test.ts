import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { requiredText } from '../../kit/schemas'
import { Money } from '../../kit/money'
import { ore, type Ore } from '../../kit/money'
import { amountFormat, ambiguousAmounts, countFormat, isGroupIncomplete, percentFormat } from './amount'
import { fieldPaths, problemOf, problemsOf, sortProblems, problemsWithout } from '../form/form-errors'
import { fileSize } from '../words/format'
import { spacePhone } from './phone-format'
import { isShortcut } from '../page/shortcut'
import { ibanFormat, maskNationalId, nationalIdFormat } from './grouped-number'
import { toastDurationMs } from '../page/toast'

describe('a percentage', () => {
  it('is read as people write it, and shown with a comma', () => {
    for (const typed of ['33,33', '33.33', ' 33,33 %']) expect(percentFormat.parse(typed)).toBe(33.33)
    expect(percentFormat.parse('50')).toBe(50)
    expect(percentFormat.parse(' ')).toBeNull()
    expect(percentFormat.format(33.33)).toBe('33,33')
    expect(percentFormat.format(null)).toBe('')
  })
  it('that cannot be read is never saved as nothing', () => {
    for (const typed of ['halv', '1e1', '33,333', '1.000,5', '3 3']) expect(percentFormat.parse(typed)).toBeNaN()
    expect(percentFormat.format(Number.NaN)).toBe('')
  })
})

describe('an amount', () => {
  it('is read as people write it', () => {
    expect(amountFormat.parse('1 234,50')).toBe(123450)
    expect(amountFormat.parse('kr 12 500')).toBe(1250000)
    expect(amountFormat.parse('  ')).toBeNull()
  })
  it('that cannot be read is never saved as nothing', () => {
    for (const typed of ['abc', '1e5', '-3', '1,234', '1 23,4']) {
      const value = amountFormat.parse(typed)
      expect(value).toBeNaN()
      expect(Money.safeParse(value).error?.issues[0]?.message).toBe('money')
    }
  })
  it('is asked about where it can be read in two ways, or is not grouped as amounts are', () => {
    expect(ambiguousAmounts('1.234')).toEqual([123400, 123])
    expect(ambiguousAmounts('1 23,4')).toEqual([12340])
    for (const typed of ['1 234', 'abc', '', '99,-', '1.500,-']) expect(ambiguousAmounts(typed)).toEqual([])
  })
  it('is not asked about while its last group may be on its way', () => {
    expect(['1 2', '1 23', '12 345 6'].map(isGroupIncomplete)).toEqual([true, true, true])
    expect(['1 234', '1 23,4', '123', '1 2345', ''].map(isGroupIncomplete)).toEqual([false, false, false, false, false])
  })
  it('is shown with spaces and comma, never as minus zero', () => {
    expect(amountFormat.format(ore(123456750))).toBe('1\u00a0234\u00a0567,50')
    expect(amountFormat.format(ore(-0))).toBe('0')
    expect(amountFormat.format(null)).toBe('')
    expect(amountFormat.format(Number.NaN as Ore)).toBe('')
  })
  it('counts are whole', () => {
    expect(countFormat.parse('1 000')).toBe(1000)
    expect(countFormat.parse('')).toBeNull()
    for (const typed of ['1,5', '1 2', '12 34']) expect(countFormat.parse(typed)).toBeNaN()
    expect(Object.is(countFormat.parse('-0'), 0)).toBe(true)
  })
})

describe('numbers in groups', () => {
  it('take any spacing', () => {
    expect(ibanFormat.parse(' no93 8601-1117 947 ')).toBe('NO9386011117947')
    expect(ibanFormat.format('NO9386011117947')).toBe('8601 11 17947')
    expect(ibanFormat.format('86011117947')).toBe('8601 11 17947')
    expect(ibanFormat.format('SE4550000000058398257466')).toBe('SE45 5000 0000 0583 9825 7466')
    expect(nationalIdFormat.parse('010203 12345')).toBe('01020312345')
    expect(nationalIdFormat.format('01020312345')).toBe('010203 12345')
  })
  it('keep what is wrong as it was typed', () => {
    expect(nationalIdFormat.parse('0102o3 12345')).toBe('0102o3 12345')
    expect(nationalIdFormat.format('0102')).toBe('0102')
  })
  it('hide the end of a national id', () => {
    expect(maskNationalId('01020312345')).toBe('010203 •••••')
    expect(maskNationalId(null)).toBe('')
  })
  it('phones are grouped as their country does', () => {
    expect(spacePhone('+47', '92345678')).toBe('92 34 56 78')
    expect(spacePhone('+47', '123')).toBe('123')
    expect(spacePhone('47', 'x')).toBe('x')
  })
})

describe('problems of a form', () => {
  const schema = z.strictObject({ name: requiredText({ max: 50 }), documents: z.array(requiredText({ max: 50 })) })
  it("are the schema's keys, and what the screen itself checks", () => {
    const found = problemsOf(
      { name: '', documents: ['a', ''] },
      schema,
      (v) => v,
      () => ({ repeat: 'password.match' }),
    )
    expect(found).toEqual({ name: 'required', 'documents.1': 'required', repeat: 'password.match' })
    expect(problemOf(found, 'documents')).toBe('required')
    expect(problemOf(found, 'doc')).toBeUndefined()
  })
  it('land at their fields, the rest in the summary', () => {
    expect(
      sortProblems({ 'documents.1': 'files.unknown', houseId: 'notYours', other: 'notYours' }, ['name', 'documents']),
    ).toEqual({
      shown: { documents: 'files.unknown' },
      loose: ['notYours'],
    })
  })
  it('of records in a list land at each of their fields; what lies inside a file lands at the files', () => {
    const values = {
      persons: [
        { name: 'a', phone: '' },
        { name: '', phone: '1' },
      ],
      documents: [{ url: '/a' }],
      name: '',
    }
    const found = {
      'persons.0.phone': 'required',
      'persons.1.name': 'min2',
      persons: 'invalid',
      'documents.0': 'files.unknown',
    }
    const { shown, loose } = sortProblems(found, fieldPaths(values))
    expect(shown).toEqual({ ...found, 'documents.0': undefined, documents: 'files.unknown' })
    expect(loose).toEqual([])
    expect(problemsWithout(found, 'persons.1.name')).toEqual({ ...found, 'persons.1.name': undefined })
    expect(problemsWithout(found, 'persons')).toEqual({ 'documents.0': 'files.unknown' })
    // A field of another record whose name starts alike is not affected.
    expect(problemsWithout({ 'persons.10.name': 'min2' }, 'persons.1')).toEqual({ 'persons.10.name': 'min2' })
  })
})

describe('small things', () => {
  it('a note with something to press or to read stays longer', () => {
    expect([
      toastDurationMs('Saved', false),
      toastDurationMs('Saved', true),
      toastDurationMs('one two three four five six seven', false),
    ]).toEqual([2000, 4500, 4500])
  })
  it('file sizes read as people say them', () => {
    expect([fileSize(999), fileSize(1_500), fileSize(1_440_000), fileSize(10_485_760)]).toEqual([
      '999\u00a0B',
      '2\u00a0kB',
      '1,4\u00a0MB',
      '10\u00a0MB',
    ])
  })
  it('a shortcut is the key alone', () => {
    const press = { key: 'c', ctrlKey: false, metaKey: false, altKey: false, repeat: false, isComposing: false }
    expect(isShortcut(press, 'c')).toBe(true)
    for (const other of ['ctrlKey', 'metaKey', 'altKey', 'repeat', 'isComposing'])
      expect(isShortcut({ ...press, [other]: true }, 'c')).toBe(false)
  })
})
