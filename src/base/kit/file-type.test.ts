import { describe, expect, it } from 'vitest'
import { fileTypeOf, nameOfType } from './file-type'

const ascii = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0))
const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)

describe('the type of a file', () => {
  it.each([
    ['a.pdf', ascii('%PDF-1.7\n'), 'application/pdf'],
    ['A.PDF', ascii('%PDF-2.0\n'), 'application/pdf'],
    ['merke.pdf', ascii('\xef\xbb\xbf%PDF-1.7\n'), 'application/pdf'],
    ['linjer.pdf', ascii('\r\n \n%PDF-1.4\n'), 'application/pdf'],
    ['skriver.pdf', ascii('\x1b%-12345X@PJL ENTER LANGUAGE=PDF\n%PDF-1.4\n'), 'application/pdf'],
    ['brev.pdf', ascii('Content-Type: application/pdf\r\n\r\n%PDF-1.4\n'), 'application/pdf'],
    ['sent.pdf', ascii(`${' '.repeat(1019)}%PDF-1.4\n`), 'application/pdf'],
    ['a.jpg', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), 'image/jpeg'],
    ['a.b.jpeg', Uint8Array.of(0xff, 0xd8, 0xff, 0xdb), 'image/jpeg'],
    ['a.jfif', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), 'image/jpeg'],
    ['a.png', png, 'image/png'],
    ['a.jpg', png, 'image/png'],
    ['bilde', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), 'image/jpeg'],
    ['kvittering æøå.webp', ascii('RIFF\x10\0\0\0WEBPVP8 '), 'image/webp'],
  ])('%s is taken when its first bytes say so', (name, bytes, type) => {
    expect(fileTypeOf(name, bytes)).toBe(type)
  })

  it.each([
    ['a picture that is called a page', 'a.html', png],
    ['a picture that is called a PDF', 'a.pdf', png],
    ['a PDF with another extension', 'a.jpg', ascii('%PDF-1.7\n')],
    ['no extension', 'pdf', ascii('%PDF-1.7\n')],
    ['a second extension', 'a.pdf.exe', ascii('%PDF-1.7\n')],
    ['a header that comes too late', 'a.pdf', ascii(`${' '.repeat(1020)}%PDF-1.7\n`)],
    ['a page before the header', 'a.pdf', ascii('\xef\xbb\xbf\n<html>%PDF-1.7\n')],
    ['a program before the header', 'a.pdf', ascii('MZ\x90%PDF-1.7\n')],
    ['an archive before the header', 'a.pdf', ascii('PK\x03\x04%PDF-1.7\n')],
    ['a script before the header', 'a.pdf', ascii('#!/bin/sh\n%PDF-1.7\n')],
    ['a picture before the header', 'a.pdf', ascii('\xff\xd8\xff\xe0%PDF-1.7\n')],
    ['a header without a version', 'a.pdf', ascii('%PDF-\n')],
    ['only a part of the first bytes', 'a.png', png.subarray(0, 7)],
    ['another RIFF', 'a.webp', ascii('RIFF\x10\0\0\0AVI LIST')],
    ['nothing', 'a.pdf', new Uint8Array()],
  ])('is refused for %s', (_why, name, bytes) => {
    expect(fileTypeOf(name, bytes)).toBeNull()
  })

  it.each([
    ['a.png', 'a.png'],
    ['A.PNG', 'A.PNG'],
    ['bilde.jpg', 'bilde.png'],
    ['IMG_1.HEIC', 'IMG_1.png'],
    ['bilde', 'bilde.png'],
  ])('shows in the name of %s', (name, stored) => expect(nameOfType(name, 'image/png')).toBe(stored))

  it.each(['<svg xmlns=', '<!doctype html>', 'PK\x03\x04', 'MZ\x90', 'GIF89a'])('is none for %j', (start) => {
    for (const extension of ['pdf', 'jpg', 'png', 'webp']) expect(fileTypeOf(`a.${extension}`, ascii(start))).toBeNull()
  })
})
