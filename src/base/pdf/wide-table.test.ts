import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { samplePages } from '../file/test-files'
import { pageCount, withReadableXref } from './print'

const bytesOf = (value: number, width: number) => {
  const bytes = Buffer.alloc(width)
  for (let at = width - 1, left = value; at >= 0; at -= 1, left = Math.floor(left / 256)) bytes[at] = left % 256
  return bytes
}

interface Shape {
  readonly widths: readonly [number, number, number]
  readonly isPacked?: boolean
  readonly predictor?: boolean
  readonly before?: string
}

/** A page whose objects are in an object stream, found by a cross-reference stream with fields of those widths. */
function pageWith({ widths, isPacked = true, predictor = false, before = '' }: Shape): Buffer {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]/Contents 4 0 R>>',
  ]
  let offset = 0
  const places = objects.map((object, at) => `${at + 1} ${(offset += object.length + 1) - object.length - 1}`)
  const head = `${places.join(' ')} `
  const packed = deflateSync(Buffer.from(`${head}${objects.join(' ')}`))
  const begin = Buffer.from(`${before}%PDF-1.7\n`)
  const content = Buffer.from('4 0 obj\n<</Length 3>>stream\nq Q\nendstream\nendobj\n')
  const stream = Buffer.concat([
    Buffer.from(
      `5 0 obj\n<</Type/ObjStm/N 3/First ${head.length}/Filter/FlateDecode/Length ${packed.length}>>stream\n`,
    ),
    packed,
    Buffer.from('\nendstream\nendobj\n'),
  ])
  const [four, five] = [begin.length, begin.length + content.length]
  const at = five + stream.length
  const lines = [
    [0, 0, 0],
    [2, 5, 0],
    [2, 5, 1],
    [2, 5, 2],
    [1, four, 0],
    [1, five, 0],
    [1, at, 0],
  ].map((entry) => Buffer.concat(entry.map((value, field) => bytesOf(value, widths[field]!))))
  const rows = predictor
    ? lines.map((line, row) => {
        const above = lines[row - 1]
        return Buffer.concat([Buffer.of(2), Buffer.from(line.map((byte, place) => byte - (above?.[place] ?? 0)))])
      })
    : lines
  const table = isPacked ? deflateSync(Buffer.concat(rows)) : Buffer.concat(rows)
  const columns = widths[0] + widths[1] + widths[2]
  const filter = `${isPacked ? '/Filter/FlateDecode' : ''}${predictor ? `/DecodeParms<</Predictor 12/Columns ${columns}>>` : ''}`
  return Buffer.concat([
    begin,
    content,
    stream,
    Buffer.from(
      `6 0 obj\n<</Type/XRef/Size 7/Index[0 7]/W[${widths.join(' ')}]/Root 1 0 R${filter}/Length ${table.length}>>stream\n`,
    ),
    table,
    Buffer.from(`\nendstream\nendobj\nstartxref\n${at}\n%%EOF\n`),
  ])
}

describe('a PDF whose cross-reference stream has wide fields', () => {
  it.each<readonly [string, Shape]>([
    ['1 4 6', { widths: [1, 4, 6] }],
    ['1 4 5', { widths: [1, 4, 5] }],
    ['2 4 2', { widths: [2, 4, 2] }],
    ['1 3 1', { widths: [1, 3, 1] }],
    ['1 5 3', { widths: [1, 5, 3] }],
    ['4 8 8', { widths: [4, 8, 8] }],
    ['1 4 6, not packed', { widths: [1, 4, 6], isPacked: false }],
    ['1 4 6, as differences', { widths: [1, 4, 6], predictor: true }],
    ['1 4 6, behind other bytes', { widths: [1, 4, 6], before: '\uFEFF\r\n' }],
  ])('has its page: %s', (_what, shape) => {
    expect(pageCount(pageWith(shape))).toBe(1)
  })

  it.each<readonly [string, Shape]>([
    ['1 2 1', { widths: [1, 2, 1] }],
    ['1 4 2', { widths: [1, 4, 2] }],
    ['1 8 2', { widths: [1, 8, 2] }],
  ])('is left as it is where its fields are ordinary: %s', (_what, shape) => {
    const pdf = pageWith(shape)
    expect(withReadableXref(pdf)).toBe(pdf)
    expect(pageCount(pdf)).toBe(1)
  })

  it('is the same file where it is of the older form, ends early or says what is not so', () => {
    const wide = pageWith({ widths: [1, 4, 6] })
    const text = wide.toString('latin1')
    for (const pdf of [
      samplePages(['Eldre']),
      wide.subarray(0, wide.length - 30),
      Buffer.alloc(0),
      Buffer.from(text.replace(/startxref\n\d+/, 'startxref\n99999999'), 'latin1'),
      Buffer.from(text.replace('/FlateDecode/Length 4', '/LZWDecode/Length 4').replace('W[1 4 6]', 'W[1 4]'), 'latin1'),
    ])
      expect(withReadableXref(pdf)).toBe(pdf)
  })
})
