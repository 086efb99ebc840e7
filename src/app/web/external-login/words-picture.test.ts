import { expect, it } from 'vitest'
import { translate } from '../../../base/kit/words'
import { homeWords } from '../../../year/dashboard/words-home'
import { pictureWords } from './words-picture'

it.each(['en', 'nb'] as const)('the picture on the front page says what the home says: %s', (language) => {
  const home = translate(homeWords, 'leftNow', language, { amount: 'kr 1', period: '' })
  expect(translate(pictureWords, 'left', language, { amount: 'kr 1' })).toBe(home.trim())
})
