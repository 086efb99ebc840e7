import { expect, it } from 'vitest'
import { readSlug } from './trash-rows'

it('reads the kind and the id of a record in the trash folder', () => {
  expect(readSlug('bilag-12')).toEqual({ type: 'bilag', id: '12' })
  expect(readSlug('income-bilag-3')).toEqual({ type: 'income-bilag', id: '3' })
  expect(readSlug('depreciation-bilag-4')).toEqual({ type: 'depreciation-bilag', id: '4' })
})

it.each([
  '',
  '12',
  'bilag',
  'bilag-',
  'bilag-0',
  'bilag-1x',
  'contract-1',
  'bilag-1-2',
  'xbilag-1',
  'bilag-99999999999999999',
])('finds nothing in %j', (slug) => {
  expect(readSlug(slug)).toBeNull()
})
