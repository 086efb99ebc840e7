import { deflateRawSync, deflateSync } from 'node:zlib'

type Part = string | Uint8Array
const bytes = (part: Part): Uint8Array => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)
const join = (...parts: Part[]): Buffer => Buffer.concat(parts.map(bytes))

/** A stream object: its entries in addition to the length, and its bytes. */
export const stream = (content: Part, entries = ''): Buffer =>
  join(`<<${entries}/Length ${bytes(content).length}>>stream\n`, content, '\nendstream')

/** A file of objects numbered from 1, with a table of their positions. `trailer` is added to size and root. */
export function pdfOf(objects: readonly Part[], trailer: string | ((table: number) => string) = ''): Buffer {
  const parts: Buffer[] = [join('%PDF-1.5\n')]
  const places: number[] = []
  let at = parts[0]!.length
  for (const [index, object] of objects.entries()) {
    const part = join(`${index + 1} 0 obj\n`, object, '\nendobj\n')
    places.push(at)
    parts.push(part)
    at += part.length
  }
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const more = typeof trailer === 'string' ? trailer : trailer(at)
  parts.push(
    join(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<</Size ${objects.length + 1}/Root 1 0 R${more}>>\nstartxref\n${at}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(parts)
}

export const pdfCatalog = '<</Type/Catalog/Pages 2 0 R>>'
export const pdfPageTree = '<</Type/Pages/Kids[3 0 R]/Count 1>>'

interface Page {
  /** The content stream that draws the page. */
  readonly content?: Part
  /** Entries of that stream. */
  readonly filter?: string
  /** Entries of the page. */
  readonly page?: string
  readonly box?: string
  /** Objects from number 5 on. */
  readonly more?: readonly Part[]
  readonly trailer?: string | ((table: number) => string)
}

/** A file with one page. */
export const onePage = ({
  content = '9 9 m 90 90 l S',
  filter = '',
  page = '',
  box = '[0 0 99 99]',
  more = [],
  trailer,
}: Page = {}) =>
  pdfOf(
    [
      pdfCatalog,
      pdfPageTree,
      `<</Type/Page/Parent 2 0 R/MediaBox${box}/Contents 4 0 R${page}>>`,
      stream(content, filter),
      ...more,
    ],
    trailer,
  )

/** A file with one page that draws one picture. */
export const onePicture = (entries: string, data: Part = '\0'): Buffer =>
  onePage({
    content: '90 0 0 90 0 0 cm /I Do',
    page: '/Resources<</XObject<</I 5 0 R>>>>',
    more: [stream(data, `/Type/XObject/Subtype/Image${entries}`)],
  })

/** The position of an object, as a cross-reference stream says it: at a byte, or in an object stream. */
type Place = readonly [kind: 0 | 1 | 2, first: number, second: number]

/** A file whose table is a stream. `places` are the claimed positions of objects that aren't written. */
export function streamedPdf(
  objects: ReadonlyMap<number, Part>,
  places: ReadonlyMap<number, Place>,
  entries = '/W[1 4 2]',
): Buffer {
  const parts: Buffer[] = [join('%PDF-1.5\n')]
  const written = new Map<number, Place>(places)
  let at = parts[0]!.length
  const size = 20
  for (const [number, object] of objects) {
    const part = join(`${number} 0 obj\n`, object, '\nendobj\n')
    if (!written.has(number)) written.set(number, [1, at, 0])
    parts.push(part)
    at += part.length
  }
  written.set(size - 1, [1, at, 0])
  const rows = Buffer.alloc(size * 7)
  for (const [number, [kind, first, second]] of written) {
    rows.writeUInt8(kind, number * 7)
    rows.writeUInt32BE(first, number * 7 + 1)
    rows.writeUInt16BE(second, number * 7 + 5)
  }
  const table = stream(rows, `/Type/XRef/Size ${size}/Root 1 0 R${entries}`)
  return Buffer.concat([...parts, join(`${size - 1} 0 obj\n`, table, `\nendobj\nstartxref\n${at}\n%%EOF\n`)])
}

/** A compressed stream of this many megabytes of spaces. They are never in our own memory. */
export function deflatedSpaces(megabytes: number): Buffer {
  const block = 16
  const piece = deflateRawSync(Buffer.alloc(block * 1024 * 1024, ' '), { finishFlush: 3 })
  return Buffer.concat([
    Buffer.from([0x78, 0x9c]),
    ...Array.from({ length: Math.ceil(megabytes / block) }, () => piece),
    // An empty last block. The checksum is wrong, but that is found only after all data was unpacked.
    Buffer.from([3, 0, 0, 0, 0, 0]),
  ])
}
export const deflatedTwice = (data: Uint8Array): Buffer => deflateSync(data)
