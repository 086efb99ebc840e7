import { describe, expect, it } from 'vitest'
import { fieldErrors } from '../../base/kit/field-errors'
import { ChecklistForm, countedOptions, countFields } from './model'
import { storedChecklist } from './rules'

describe('a count', () => {
  it.each(countFields)('%s above zero ticks its option, and 99 is the most', (field) => {
    expect(storedChecklist(ChecklistForm.parse({ [field]: 1 })).options).toEqual([countedOptions[field]])
    expect(storedChecklist(ChecklistForm.parse({ [field]: 0 })).options).toEqual([])
    expect(ChecklistForm.parse({ [field]: 99 })[field]).toBe(99)
    const errors = (value: unknown) => fieldErrors(ChecklistForm.safeParse({ [field]: value }).error!)
    expect(errors(100)).toEqual({ [field]: 'tooMuch' })
    expect(errors(-1)).toEqual({ [field]: 'notNegative' })
    expect(errors(1.5)).toEqual({ [field]: 'wholeNumber' })
  })
})

it('options stand in the order of the list, each once', () => {
  const form = ChecklistForm.parse({ options: ['stalls', 'garage', 'mailbox'], garage: 2, number_keys: 3 })
  expect(storedChecklist(form)).toEqual({
    options: ['number_of_keys', 'garage', 'mailbox', 'stalls'],
    number_keys: 3,
    garage: 2,
    parking_space: 0,
    fire_extinguisher_count: 0,
    stalls_count: 0,
  })
  expect(ChecklistForm.safeParse({ options: ['garage', 'garage'] }).success).toBe(false)
  expect(ChecklistForm.safeParse({ options: ['pool'] }).success).toBe(false)
})
