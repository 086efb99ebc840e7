import { crc32, deflateSync } from 'node:zlib'
import { maxFileBytes } from '../kit/file-type'
import { sampleJpeg, samplePdf, samplePng, sampleWebp } from './test-files'

export interface BadFile {
  readonly name: string
  readonly bytes: Uint8Array
}
type Family = (word: string, noise: Uint8Array) => BadFile | Promise<BadFile>

const join = (...parts: (string | Uint8Array)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)))

function chunk(kind: string, data: Uint8Array): Buffer {
  const body = join(kind, data)
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return join(length, body, sum)
}
/** A PNG whose header claims that many pixels although its data is small: a decompression bomb. */
function pngOf(width: number, height: number, data: Uint8Array): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return join('\x89PNG\r\n\x1a\n', chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', new Uint8Array()))
}
/** An archive of one stored file. */
function zipOf(name: string, content: string): Buffer {
  const entry = Buffer.alloc(26)
  entry.writeUInt16LE(20, 0)
  entry.writeUInt32LE(crc32(content), 10)
  entry.writeUInt32LE(content.length, 14)
  entry.writeUInt32LE(content.length, 18)
  entry.writeUInt16LE(name.length, 22)
  const local = join('PK\x03\x04', entry, name, content)
  const central = join('PK\x01\x02\x14\0', entry, Buffer.alloc(14), name)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(1, 4)
  end.writeUInt16LE(1, 6)
  end.writeUInt32LE(central.length, 8)
  end.writeUInt32LE(local.length, 12)
  return join(local, central, 'PK\x05\x06', end)
}
const svg = (word: string) => `<svg xmlns="http://www.w3.org/2000/svg"><script>alert("${word}")</script></svg>`
const html = (word: string) => `<!doctype html><title>${word}</title><script>alert(1)</script>`
const program = (noise: Uint8Array) => join('MZ\x90\0\x03\0\0\0', noise, 'This program cannot be run in DOS mode.')
const cut = (bytes: Buffer, noise: Uint8Array) =>
  bytes.subarray(0, 30 + ((noise[0] ?? 0) % Math.floor(bytes.length / 2)))

/** Families of files that must never be accepted. Each makes any number of them from a word and noise. */
export const badFiles: Readonly<Record<string, Family>> = {
  'a program': (word, noise) => ({ name: `${word}.exe`, bytes: program(noise) }),
  'a program called PDF': (word, noise) => ({ name: `${word}.pdf`, bytes: program(noise) }),
  'a program called PNG': (word, noise) => ({ name: `${word}.png`, bytes: program(noise) }),
  'a Linux program called JPEG': (word, noise) => ({ name: `${word}.jpg`, bytes: join('\x7fELF\x02\x01\x01', noise) }),
  'a script called PDF': (word) => ({ name: `${word}.pdf`, bytes: join(`#!/bin/sh\necho ${word}\n`) }),
  'an SVG': (word) => ({ name: `${word}.svg`, bytes: join(svg(word)) }),
  'an SVG called PNG': (word) => ({ name: `${word}.png`, bytes: join(svg(word)) }),
  'a page': (word) => ({ name: `${word}.html`, bytes: join(html(word)) }),
  'a page called PDF': (word) => ({ name: `${word}.pdf`, bytes: join(html(word)) }),
  'XML called PDF': (word) => ({
    name: `${word}.pdf`,
    bytes: join(`<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;${word}</x>`),
  }),
  'an archive': (word) => ({ name: `${word}.zip`, bytes: zipOf(`${word}.txt`, word) }),
  'an archive called PDF': (word) => ({ name: `${word}.pdf`, bytes: zipOf(`${word}.txt`, word) }),
  'a Word document': (word) => ({ name: `${word}.docx`, bytes: zipOf('[Content_Types].xml', word) }),
  'a Word document called PDF': (word) => ({ name: `${word}.pdf`, bytes: zipOf('[Content_Types].xml', word) }),
  'an old Office document called PDF': (word, noise) => ({
    name: `${word}.pdf`,
    bytes: join('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', noise),
  }),
  HEIC: (word, noise) => ({ name: `${word}.heic`, bytes: join('\0\0\0\x18ftypheic\0\0\0\0mif1heic', noise) }),
  'HEIC called JPEG': (word, noise) => ({
    name: `${word}.jpg`,
    bytes: join('\0\0\0\x18ftypheic\0\0\0\0mif1heic', noise),
  }),
  'a GIF called PNG': (word, noise) => ({ name: `${word}.png`, bytes: join('GIF89a\x01\0\x01\0\x80\0\0', noise) }),
  'a TIFF called JPEG': (word, noise) => ({ name: `${word}.jpeg`, bytes: join('II*\0\x08\0\0\0', noise) }),
  'a bitmap called PNG': (word, noise) => ({ name: `${word}.png`, bytes: join('BM', noise) }),
  'a film called WebP': (word, noise) => ({ name: `${word}.webp`, bytes: join('RIFF\x40\0\0\0AVI LIST', noise) }),
  nothing: (word) => ({ name: `${word}.pdf`, bytes: new Uint8Array() }),
  'the first bytes alone': (word, noise) =>
    [
      { name: `${word}.png`, bytes: join('\x89PNG\r\n\x1a\n') },
      { name: `${word}.jpg`, bytes: join('\xff\xd8\xff\xe0') },
      { name: `${word}.webp`, bytes: join('RIFF\x04\0\0\0WEBP') },
    ][(noise[0] ?? 0) % 3]!,
  'noise behind the first bytes of a PNG': (word, noise) => ({
    name: `${word}.png`,
    bytes: join('\x89PNG\r\n\x1a\n', noise),
  }),
  'noise behind the first bytes of a JPEG': (word, noise) => ({
    name: `${word}.jpg`,
    bytes: join('\xff\xd8\xff\xe0', noise),
  }),
  'a page before a PDF': (word) => ({ name: `${word}.pdf`, bytes: join(html(word), samplePdf(word)) }),
  'a PDF behind too much': (word) => ({ name: `${word}.pdf`, bytes: join(' '.repeat(1020), samplePdf(word)) }),
  'a PDF that is an archive too': (word) => ({
    name: `${word}.pdf`,
    bytes: join(samplePdf(word), zipOf(`${word}.jar`, word)),
  }),
  'a PDF called picture': (word) => ({ name: `${word}.png`, bytes: samplePdf(word) }),
  'a PDF called program': (word) => ({ name: `${word}.pdf.exe`, bytes: samplePdf(word) }),
  'a PDF without extension': (word) => ({ name: word, bytes: samplePdf(word) }),
  'a name written backwards': (word) => ({ name: `${word}\u202Efdp.exe`, bytes: samplePdf(word) }),
  'a name with a second line': (word) => ({ name: `${word}.pdf%0d%0a.html`, bytes: samplePdf(word) }),
  'a name that climbs': (word) => ({ name: `..%2f..%2f${word}.sh`, bytes: samplePdf(word) }),
  'a JPEG that ends early': async (word, noise) => ({
    name: `${word}.jpg`,
    bytes: cut(await sampleJpeg(200, 150), noise),
  }),
  'a PNG that ends early': async (word, noise) => ({
    name: `${word}.png`,
    bytes: cut(await samplePng(200, 150), noise),
  }),
  'a WebP that ends early': async (word, noise) => ({
    name: `${word}.webp`,
    bytes: cut(await sampleWebp(200, 150), noise),
  }),
  'a PNG of four billion pixels': (word, noise) => ({
    name: `${word}.png`,
    bytes: pngOf(65_000, 65_000 - noise.length, deflateSync(Buffer.alloc(50_000))),
  }),
  'a PNG with nothing in it': (word) => ({ name: `${word}.png`, bytes: pngOf(100, 100, new Uint8Array()) }),
  'a PNG of no width': (word) => ({ name: `${word}.png`, bytes: pngOf(0, 100, deflateSync(Buffer.alloc(10))) }),
  'a JPEG of four billion pixels': (word, noise) => ({
    name: `${word}.jpg`,
    bytes: join('\xff\xd8\xff\xc0\0\x11\x08\xff\xf0\xff\xf0\x03', noise, '\xff\xd9'),
  }),
  'a WebP of 268 million pixels': (word, noise) => ({
    name: `${word}.webp`,
    bytes: join('RIFF\x40\0\0\0WEBPVP8X\x0a\0\0\0\0\0\0\0\xff\x3f\0\xff\x3f\0', noise),
  }),
}

/** One byte more than is allowed, in a file that would otherwise be accepted. */
export const tooLargeFile = (name: string): BadFile => ({
  name,
  bytes: Buffer.concat([samplePdf(), Buffer.alloc(maxFileBytes - samplePdf().length + 1, 0x20)]),
})
