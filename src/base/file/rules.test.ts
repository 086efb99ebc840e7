import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanName, contentDisposition, storedTypeOf } from './rules'
import { cases } from '../kit/test-cases'

const ascii = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0))

describe('the type that a file is stored as', () => {
  it.each([
    ['an archive behind a PDF', 'a.pdf', ascii(`%PDF-1.7\n%%EOF\nPK\x05\x06${'\0'.repeat(18)}`)],
    [
      'an archive with a comment behind a PDF',
      'a.pdf',
      ascii(`%PDF-1.7\n%%EOF\nPK\x05\x06${'\0'.repeat(16)}\x05\0hello`),
    ],
    ['another extension than the bytes', 'a.jpg', ascii('%PDF-1.7\n')],
  ])('is none for %s', (_why, name, bytes) => {
    expect(storedTypeOf(name, bytes)).toBeNull()
  })

  it('is PDF for one that holds the mark of an archive somewhere inside', () => {
    expect(storedTypeOf('a.pdf', ascii(`%PDF-1.7\nPK\x05\x06${'\0'.repeat(18)} more of it\n%%EOF\n`))).toBe(
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
    ['gpj.\u202efdp.jpg', 'gpj.fdp.jpg'],
    ['fak\u3164tu\u034fra\u2800.pdf', 'faktura.pdf'],
    ['', ''],
  ])('%j is kept as %j', (given, stored) => {
    expect(cleanName(given)).toBe(stored)
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
      cases(2000),
    )
  })
})

describe('Content-Disposition', () => {
  it('shows a picture, downloads a PDF, and names both for old and new clients', () => {
    expect(contentDisposition('image/png', 'tak.png')).toBe(`inline; filename="tak.png"; filename*=UTF-8''tak.png`)
    expect(contentDisposition('application/pdf', 'rør "3" 100%.pdf')).toBe(
      `attachment; filename="r_r _3_ 100_.pdf"; filename*=UTF-8''r%C3%B8r%20%223%22%20100%25.pdf`,
    )
    expect(contentDisposition('application/pdf', "a'(b)*.pdf")).toContain(`filename*=UTF-8''a%27%28b%29%2A.pdf`)
  })

  it('is always one line of printable ASCII', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (given) => {
        expect(contentDisposition('application/pdf', cleanName(given))).toMatch(/^[\x20-\x7e]*$/)
      }),
      cases(1000),
    )
  })
})

it('a PDF that is a web page too is one to be saved, whatever its name says', () => {
  const page = Buffer.from('%PDF-1.7\n<html><script>alert(document.domain)</script></html>')
  expect(storedTypeOf('side.html', page)).toBeNull()
  expect(storedTypeOf('side.html.pdf', page)).toBe('application/pdf')
  expect(storedTypeOf('side.pdf', Buffer.concat([Buffer.from('<html>'), page]))).toBeNull()
  expect(contentDisposition('application/pdf', 'side.html.pdf')).toMatch(/^attachment;/)
})
