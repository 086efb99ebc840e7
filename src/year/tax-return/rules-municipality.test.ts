import { describe, expect, it } from 'vitest'
import { isSameMunicipality, municipalityNumberNow, municipalityNumbersIn } from './rules-property'

describe('the number of a municipality in an income year', () => {
  it.each<[string, number, string, string[]]>([
    ['Oslo, which never changed', 2023, '0301', ['0301']],
    ['Tromsø of today, then', 2023, '5501', ['5401']],
    ['Tromsø of then, then', 2023, '5401', ['5401']],
    ['Tromsø of then, later', 2024, '5401', ['5501']],
    ['Tromsø of today, today', 2026, '5501', ['5501']],
    ['Halden of Viken', 2023, '3101', ['3001']],
    ['Skien of Vestfold og Telemark', 2023, '4003', ['3807']],
    ['Drammen', 2023, '3301', ['3005']],
    ['Lunner, which went to Akershus', 2023, '3234', ['3054']],
    ['Sør-Varanger', 2023, '5605', ['5444']],
    ['Ålesund before Haram left it', 2023, '1508', ['1507']],
    ['Haram before it left Ålesund', 2023, '1580', ['1507']],
    ['what 1507 is now: one of two', 2024, '1507', ['1508', '1580']],
    ['Kristiansund, beside them', 2023, '1505', ['1505']],
    ['one that was never given', 2023, '3099', ['3099']],
  ])('%s', (_what, year, number, expected) => expect(municipalityNumbersIn(year, number)).toEqual(expected))

  it('changed for 114, of which one was divided', () => {
    const all = Array.from({ length: 10_000 }, (_each, index) => String(index).padStart(4, '0'))
    expect(all.filter((number) => municipalityNumbersIn(2024, number)[0] !== number)).toHaveLength(114)
    expect(all.filter((number) => municipalityNumbersIn(2023, number)[0] !== number)).toHaveLength(115)
    expect(all.filter((number) => municipalityNumberNow(number) === null)).toEqual(['1507'])
    // Mapping an old number to a new one and back gives the old number again.
    const changed = all.filter((number) =>
      municipalityNumbersIn(2025, number).some(
        (now) => municipalityNumbersIn(2023, now)[0] !== municipalityNumbersIn(2023, number)[0],
      ),
    )
    expect(changed).toEqual([])
  })

  it.each<[number, string, string, boolean]>([
    [2023, '5501', '5401', true],
    [2025, '5501', '5401', true],
    [2023, '1508', '1507', true],
    [2023, '1508', '1580', true],
    [2024, '1508', '1580', false],
    [2024, '1507', '1580', true],
    [2023, '5501', '5402', false],
  ])('in %i %s and %s: %s', (year, one, other, expected) => expect(isSameMunicipality(year, one, other)).toBe(expected))
})
