import { expect, it } from 'vitest'
import { isVisibleText, withoutInvisible } from './invisible-characters'

it.each([
  ['gpj.\u202efdp.jpg', 'gpj.fdp.jpg'],
  ['\u2066faktura\u2069.pdf', 'faktura.pdf'],
  ['fak\u00adtu\u200bra\ufeff.pdf', 'faktura.pdf'],
  ['\u3164\u115f\u1160\u2800\uffa0.pdf', '.pdf'],
  ['fak\u034ftura\u180b.pdf', 'faktura.pdf'],
  ['kvittering rør & bad (2).pdf', 'kvittering rør & bad (2).pdf'],
  ['محمد علی.pdf', 'محمد علی.pdf'],
  ['\u{1f9fe} 王小明.jpg', '\u{1f9fe} 王小明.jpg'],
  ['', ''],
])('%j reads %j', (text, seen) => {
  expect(withoutInvisible(text)).toBe(seen)
  expect(isVisibleText(text)).toBe(text === seen)
  expect(isVisibleText(seen)).toBe(true)
})
