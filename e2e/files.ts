import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'

/** A file for a file chooser. */
export interface Upload {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** A real PDF of one page with this text (ASCII) and a correct cross-reference table. */
export function pdf(name: string, text = 'Receipt'): Upload {
  const content = `BT /F1 24 Tf 60 700 Td (${text.replace(/[()\\]/g, '')}) Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 4 0 R >> >> /Contents 5 0 R >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ]
  let body = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = body.length
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(body + end, 'latin1') }
}

/** A small replacement for a photograph: one colour, as JPEG, PNG or WebP by the name's ending. */
export async function picture(name: string, colour = '#3a6ea5'): Promise<Upload> {
  const ending = name.split('.').at(-1)
  const kind = ending === 'png' || ending === 'webp' ? ending : 'jpeg'
  const buffer = await sharp({ create: { width: 320, height: 240, channels: 3, background: colour } })
    .toFormat(kind)
    .toBuffer()
  return { name, mimeType: `image/${kind}`, buffer }
}

/** A drawing with a script in it. It is never a valid receipt. */
export const svg = (name: string): Upload => ({
  name,
  mimeType: 'image/svg+xml',
  buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
})

/** A file that starts like a PDF but can't be read. */
export const damagedPdf = (name: string): Upload => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\nnothing of it is left', 'latin1'),
})

/** A program with the name of a receipt. */
export const programNamedAsReceipt = (name: string): Upload => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('MZ\x90\0\x03\0\0\0program', 'latin1'),
})

/** A PDF with exactly this many bytes. The surplus is after its end. */
export function pdfOfSize(name: string, bytes: number): Upload {
  const { buffer, mimeType } = pdf(name)
  return { name, mimeType, buffer: Buffer.concat([buffer, Buffer.alloc(bytes - buffer.length, 0x20)]) }
}

/** Writes the files into a directory. Resolves to their paths. */
export async function writeFiles(files: readonly Upload[], directory: string): Promise<string[]> {
  await mkdir(directory, { recursive: true })
  return Promise.all(
    files.map(async ({ name, buffer }) => {
      const path = join(directory, name)
      await writeFile(path, buffer)
      return path
    }),
  )
}

/** Writes a photo of more than 10 MB to this path. It consists of noise, which no format can compress. */
export async function writeLargePhoto(path: string): Promise<string> {
  await mkdir(dirname(path), { recursive: true })
  const [width, height] = [4800, 3600]
  await sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 70 })
    .toFile(path)
  return path
}

/** Writes the start of an iPhone photo to this path. */
export async function heic(path: string): Promise<string> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(
    path,
    Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0heicmif1'), randomBytes(500)]),
  )
  return path
}
