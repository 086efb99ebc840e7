import { expect, it } from 'vitest'
import { summaryLine } from './summary-line'

it.each([
  ['Husdyr', 'Husdyr: Feltet er obligatorisk'],
  ['Er husdyr tillatt?', 'Er husdyr tillatt? Feltet er obligatorisk'],
  ['', 'Feltet er obligatorisk'],
])('the line of a field called “%s” is “%s”', (label, line) => {
  expect(summaryLine(label, 'Feltet er obligatorisk')).toBe(line)
})
