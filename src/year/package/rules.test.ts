import { describe, expect, it } from 'vitest'
import { withoutIdentity } from './rules'

describe('a text', () => {
  it.each([
    ['Faktura 17054026641', 'Faktura ***********'],
    ['Per 170540 26641, Oslo', 'Per ***********, Oslo'],
    ['KID 12345678901', 'KID 12345678901'],
    ['117054026641', '117054026641'],
    ['Maling av stue', 'Maling av stue'],
  ])('%s becomes %s', (text, shown) => {
    expect(withoutIdentity(text)).toBe(shown)
  })
})
