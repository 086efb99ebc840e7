import { expect, it } from 'vitest'
import { placeOfPostcode, postcodes } from './rules-place'

it.each([
  ['0001', 'Oslo'],
  ['0155', 'Oslo'],
  ['6002', 'Ålesund'],
  ['8622', 'Mo i Rana'],
  ['9173', 'Ny-Ålesund'],
  ['4604', 'Kristiansand S'],
  ['9991', 'Båtsfjord'],
  ['0000', null],
  ['9999', null],
  ['155', null],
  ['01555', null],
  ['', null],
])('%j is %s', (postcode, place) => {
  expect(placeOfPostcode(postcode)).toBe(place)
})

it('knows each postcode of the register once', () => {
  const codes = Object.entries(postcodes).flatMap(([block, row]) =>
    row
      .split(';')
      .flatMap((one) =>
        (/^((?:\d\d)+)\p{Lu}[\p{L} -]*$/u.exec(one)?.[1]?.match(/\d\d/g) ?? ['?']).map((end) => block + end),
      ),
  )
  expect(codes.filter((code) => !/^\d{4}$/.test(code))).toEqual([])
  expect([codes.length, new Set(codes).size]).toEqual([5132, 5132])
})
