import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { uniqueNames, safeFile, safePathPart } from './rules-name'
import { cases } from '../kit/test-cases'

const allowed =
  /^[^.\s/\\:*?"<>|\p{Cc}\p{Cf}\p{Cs}]([^/\\:*?"<>|\p{Cc}\p{Cf}\p{Cs}]*[^.\s/\\:*?"<>|\p{Cc}\p{Cf}\p{Cs}])?$/u
const bytes = (text: string) => new TextEncoder().encode(text).length

describe('a name in the zip', () => {
  it.each([
    ['Maling av stue', 'Maling av stue'],
    ['../../etc/passwd', '-..-etc-passwd'],
    ['..', 'x'],
    ['', 'x'],
    [' . ', 'x'],
    ['C:\\Windows', 'C--Windows'],
    ['CON', '_CON'],
    ['com1.txt', '_com1.txt'],
    ['console', 'console'],
    ['a\u202egnp.exe', 'agnp.exe'],
    ['a\nb', 'a b'],
    ['e\u0301', 'é'],
    ['slutter med punktum.', 'slutter med punktum'],
    ['=1+1', '=1+1'],
  ])('%j becomes %j', (text, part) => {
    expect(safePathPart(text, 60, 'x')).toBe(part)
  })

  it('is a safe one whatever it is made of, and never too long', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[. /\\:CONx]*$/)),
        fc.integer({ min: 5, max: 80 }),
        (text, max) => {
          for (const part of [
            safePathPart(text, max, 'x'),
            safeFile(text, max + 20, 'x'),
            safeFile(`${text}.pdf`, max + 20, 'x'),
          ]) {
            expect(part).toMatch(allowed)
            expect(bytes(part)).toBeLessThanOrEqual(max + 21)
          }
        },
      ),
      cases(1500),
    )
  })

  it('keeps its extension when it is too long', () => {
    expect(safeFile(`${'å'.repeat(200)}.pdf`, 50, 'x')).toBe(`${'å'.repeat(23)}.pdf`)
    expect(safeFile('.pdf', 50, 'x')).toBe('pdf')
  })

  it('is given once, capitals or not', () => {
    const once = uniqueNames()
    expect(['a.pdf', 'A.PDF', 'a.pdf', 'a (2).pdf', 'b', 'B'].map(once)).toEqual([
      'a.pdf',
      'A (2).PDF',
      'a (3).pdf',
      'a (2) (2).pdf',
      'b',
      'B (2)',
    ])
  })
})
