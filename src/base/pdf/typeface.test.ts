import { describe, expect, it } from 'vitest'
import { isDrawable } from '../kit/typeface'
import { typst } from './typst-compiler'

describe('a name', () => {
  it.each([
    'Biret Ánne Máhtte Ŋ Đ Ŧ',
    'Łucja Żółć',
    'Nguyễn Thị Hồng',
    'Şule Ağaoğlu İ',
    'Γιώργος',
    'Юлия',
    'A\u030Ase O’Brien-Li Jr.',
    '',
  ])('is drawn as it is typed: %s', (name) => expect(isDrawable(name)).toBe(true))
  it.each(['محمد علي', 'สมชาย ใจดี', 'שרה כהן', 'राम कुमार', 'Ola 😀 Emoji', '王小明', 'Անի'])(
    'has letters that are not: %s',
    (name) => expect(isDrawable(name)).toBe(false),
  )
})

it('the letters are those of the typeface’s files', () => {
  const { hasGlyph } = typst()
  const wrong: string[] = []
  for (let code = 0x41; code < 0x30000; code += 1) {
    const char = String.fromCodePoint(code)
    // A character with another composed form is checked in its composed form.
    if (!/[\p{L}\p{M}]/u.test(char) || char.normalize('NFC') !== char) continue
    if (isDrawable(char) !== hasGlyph(code)) wrong.push(code.toString(16))
  }
  expect(wrong).toEqual([])
})
