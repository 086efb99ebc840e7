import { describe, expect, it } from 'vitest'
import type { Rental } from './model-document'
import { comparableText } from './rules-same'
import { testFigures } from './test-figures'

describe('the same again', () => {
  const figures = testFigures(1, { incomebilagsSum: 100 })
  const rental = {
    house: { id: 1, name: 'Hytta', address: 'Storgata 12', postcode: '0155', property_number: 5 },
    lines: figures.lines,
    share: 100,
    tenants: ['Per Berg'],
    found: null,
  } as unknown as Rental
  const text = comparableText(figures, rental, 'ikkeKomplett')

  it('is the same however it was stored, whatever the house is called and however it was found', () => {
    const stored = JSON.parse(
      JSON.stringify(Object.fromEntries(Object.entries(figures).toReversed())),
    ) as typeof figures
    const named = {
      ...rental,
      house: { ...rental.house, name: 'Other' },
      found: { registerId: '1', municipality: '0301' },
    }
    expect(comparableText(stored, named, 'ikkeKomplett')).toBe(text)
  })
  it.each([
    ['a figure', comparableText(testFigures(1, { incomebilagsSum: 101 }), rental, 'ikkeKomplett')],
    [
      'a voucher',
      comparableText(
        testFigures(1, { incomebilagsSum: 100, bilagsList: [{ id: 1, name: '', sum: 0, date: '2025-01-01' }] }),
        rental,
        'ikkeKomplett',
      ),
    ],
    ['the share', comparableText(figures, { ...rental, share: 50 }, 'ikkeKomplett')],
    ['a tenant', comparableText(figures, { ...rental, tenants: [] }, 'ikkeKomplett')],
    [
      'a number of the property',
      comparableText(figures, { ...rental, house: { ...rental.house, property_number: 6 } }, 'ikkeKomplett'),
    ],
    ['how it is sent', comparableText(figures, rental, 'komplett')],
  ])('is not with another %s', (_what, other) => expect(other).not.toBe(text))
})
