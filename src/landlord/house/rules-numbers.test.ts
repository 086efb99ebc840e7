import { expect, test } from 'vitest'
import { propertyNumbers } from './rules-numbers'

const none = {
  municipality_number: '',
  property_number: null,
  holding_number: null,
  lease_number: null,
  section_number: null,
  organisation_number: '',
  share_number: null,
}
test.each([
  [{}, ''],
  [{ municipality_number: '0301' }, '0301'],
  [{ property_number: 228, holding_number: 41, section_number: 7 }, '228/41/0/7'],
  [{ municipality_number: '0301', property_number: 228, holding_number: 41 }, '0301-228/41/0/0'],
  [{ organisation_number: '974760673', share_number: 12 }, 'org.nr. 974760673, andelsnr. 12'],
])('numbers of %j', (given, text) => expect(propertyNumbers({ ...none, ...given })).toBe(text))
