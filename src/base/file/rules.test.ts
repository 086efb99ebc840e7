import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanName, disposition, fileTypeOf } from './rules'

const ascii = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0))
const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)

describe('the type of a file', () => {
  it.each([
    ['a.pdf', ascii('%PDF-1.7\n'), 'application/pdf'],
    ['A.PDF', ascii('%PDF-2.0\n'), 'application/pdf'],
    ['a.jpg', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), 'image/jpeg'],
    ['a.b.jpeg', Uint8Array.of(0xff, 0xd8, 0xff, 0xdb), 'image/jpeg'],
    ['a.png', png, 'image/png'],
    ['kvittering æøå.webp', ascii('RIFF\x10\0\0\0WEBPVP8 '), 'image/webp'],
  ])('%s is taken when its first bytes say so', (name, bytes, type) => {
    expect(fileTypeOf(name, bytes)).toBe(type)
  })

  it.each([
    ['another extension than the bytes', 'a.jpg', png],
    ['no extension', 'pdf', ascii('%PDF-1.7\n')],
    ['a second extension', 'a.pdf.exe', ascii('%PDF-1.7\n')],
    ['something before the first bytes', 'a.pdf', ascii(' %PDF-1.7\n')],
    ['a header without a version', 'a.pdf', ascii('%PDF-\n')],
    ['only a part of the first bytes', 'a.png', png.subarray(0, 7)],
    ['another RIFF', 'a.webp', ascii('RIFF\x10\0\0\0AVI LIST')],
    ['nothing', 'a.pdf', new Uint8Array()],
    ['an archive behind a PDF', 'a.pdf', ascii(`%PDF-1.7\n%%EOF\nPK\x05\x06${'\0'.repeat(18)}`)],
    [
      'an archive with a comment behind a PDF',
      'a.pdf',
      ascii(`%PDF-1.7\n%%EOF\nPK\x05\x06${'\0'.repeat(16)}\x05\0hello`),
    ],
  ])('is refused for %s', (_why, name, bytes) => {
    expect(fileTypeOf(name, bytes)).toBeNull()
  })

  it('takes a PDF that holds the mark of an archive somewhere inside', () => {
    expect(fileTypeOf('a.pdf', ascii(`%PDF-1.7\nPK\x05\x06${'\0'.repeat(18)} more of it\n%%EOF\n`))).toBe(
      'application/pdf',
    )
  })
})

describe('the name of a file', () => {
  it.each([
    ['kvittering.pdf', 'kvittering.pdf'],
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\Users\\Kari\\bilde.png', 'bilde.png'],
    ['\u202egnp.exe', 'gnp.exe'],
    ['a\0.pdf\r\nSet-Cookie: x.pdf', 'a.pdf Set-Cookie: x.pdf'],
    ['  to   mellomrom \t .jpg ', 'to mellomrom.jpg'],
    ['blåbær\u0301 \u{1f9fe}.pdf', 'blåbær\u0301 \u{1f9fe}.pdf'.normalize('NFC')],
    ['e\u200d\u0301t.pdf', '\u00e9t.pdf'],
    ['\ud800halv.pdf', 'halv.pdf'],
    ['', ''],
  ])('%j is kept as %j', (given, kept) => {
    expect(cleanName(given)).toBe(kept)
  })

  it('is cut to 120 characters with its extension kept', () => {
    const name = cleanName(`${'æ'.repeat(300)}.pdf`)
    expect(Array.from(name)).toHaveLength(120)
    expect(name.endsWith('æ.pdf')).toBe(true)
  })

  it('never holds a path, a control or a direction character, whatever was sent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (given) => {
        const name = cleanName(given)
        expect(name).not.toMatch(/[/\\\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u)
        expect(Array.from(name).length).toBeLessThanOrEqual(120)
        expect(cleanName(name)).toBe(name)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('Content-Disposition', () => {
  it('shows a picture, downloads a PDF, and names both for old and new clients', () => {
    expect(disposition('image/png', 'tak.png')).toBe(`inline; filename="tak.png"; filename*=UTF-8''tak.png`)
    expect(disposition('application/pdf', 'rør "3" 100%.pdf')).toBe(
      `attachment; filename="r_r _3_ 100_.pdf"; filename*=UTF-8''r%C3%B8r%20%223%22%20100%25.pdf`,
    )
    expect(disposition('application/pdf', "a'(b)*.pdf")).toContain(`filename*=UTF-8''a%27%28b%29%2A.pdf`)
  })

  it('is always one line of printable ASCII', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (given) => {
        expect(disposition('application/pdf', cleanName(given))).toMatch(/^[\x20-\x7e]*$/)
      }),
      { numRuns: 1000 },
    )
  })
})
