import { describe, expect, it } from 'vitest'
import { ChecklistForm, checklistOptions, checklistRecord, countedOptions, countFields } from './model'
import { countFieldOf, withCount, withOption } from './rules'

describe('a count', () => {
  it.each(countFields.map((field) => [field, countedOptions[field]] as const))(
    'of %s above 0 ticks %s',
    (field, option) => {
      expect(withCount(checklistRecord.empty, field, 1)).toEqual({ options: [option], [field]: 1 })
      expect(withCount(checklistRecord.empty, field, 0)).toEqual({ options: [], [field]: 0 })
      expect(countFieldOf(option)).toBe(field)
    },
  )

  it.each([
    [99, 99],
    [100, 99],
    [12_345, 99],
    [-1, -1],
    [null, null],
  ])('typed as %s stands as %s', (typed, stands) =>
    expect(withCount(checklistRecord.empty, 'garage', typed)['garage']).toBe(stands),
  )

  it('set back to 0 leaves the tick as it is, and keeps the others', () => {
    const ticked = { ...checklistRecord.empty, options: ['garage', 'mailbox'] as const, garage: 2 }
    expect(withCount(ticked, 'garage', 0)).toEqual({ options: ['garage', 'mailbox'], garage: 0 })
  })
})

describe('a tick', () => {
  it('stands in the order of the list, once', () => {
    const ticked = { ...checklistRecord.empty, options: ['stalls', 'mailbox'] as const }
    expect(withOption(ticked, 'parking', true).options).toEqual(['parking', 'mailbox', 'stalls'])
    expect(withOption(ticked, 'stalls', true).options).toEqual(['mailbox', 'stalls'])
    expect(
      withOption({ ...checklistRecord.empty, options: checklistOptions }, 'condition', false).options,
    ).toHaveLength(22)
  })

  it('removed takes its count along', () => {
    expect(withOption({ ...checklistRecord.empty, options: ['garage'], garage: 2 }, 'garage', false)).toEqual({
      options: [],
      garage: null,
    })
    expect(withOption({ ...checklistRecord.empty, options: ['mailbox'], garage: 2 }, 'mailbox', false)).toEqual({
      options: [],
    })
  })
})

it('shows a stored list as it was saved, and sends it so', () => {
  const list = {
    options: ['garage' as const],
    number_keys: 0,
    parking_space: 0,
    garage: 2,
    fire_extinguisher_count: 0,
    stalls_count: 0,
  }
  expect(checklistRecord.toForm(list)).toEqual({ ...checklistRecord.empty, options: ['garage'], garage: 2 })
  expect(checklistRecord.toBody(checklistRecord.toForm(list))).toEqual(list)
})

it('sends an emptied count as none, and what is no number as it is', () => {
  expect(ChecklistForm.safeParse(checklistRecord.toBody({ ...checklistRecord.empty, garage: null })).success).toBe(true)
  expect(
    ChecklistForm.safeParse(checklistRecord.toBody({ ...checklistRecord.empty, garage: Number.NaN })).success,
  ).toBe(false)
  expect(ChecklistForm.safeParse(checklistRecord.toBody({ ...checklistRecord.empty, garage: -1 })).success).toBe(false)
})
