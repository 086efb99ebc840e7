import sharp, { type Sharp } from 'sharp'

/** A small PDF that readers open, with `text` in its title. */
export const samplePdf = (text = 'kvittering'): Buffer =>
  Buffer.from(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]>>endobj
4 0 obj<</Title(${text.replace(/[()\\]/g, ' ')})>>endobj
trailer<</Root 1 0 R/Info 4 0 R>>
%%EOF
`)

/** A PDF of pages with a line of plain text each. */
export function samplePages(texts: readonly string[]): Buffer {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${texts.map((_text, index) => `${4 + 2 * index} 0 R`).join(' ')}]/Count ${texts.length}>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...texts.flatMap((text, index) => {
      const drawn = `BT /F 24 Tf 60 700 Td (${text.replace(/[()\\]/g, ' ')}) Tj ET`
      return [
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents ${5 + 2 * index} 0 R/Resources<</Font<</F 3 0 R>>>>>>`,
        `<</Length ${drawn.length}>>stream\n${drawn}\nendstream`,
      ]
    }),
  ]
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('')
  return Buffer.from(`%PDF-1.4\n${body}trailer<</Root 1 0 R>>\n%%EOF\n`)
}

/** A picture with some content, so that its bytes differ from those of another size. */
export function samplePicture(width: number, height: number): Sharp {
  const pixels = Buffer.alloc(width * height * 3)
  for (let i = 0; i < pixels.length; i += 1) pixels[i] = (i * 7 + ((i / width) | 0) * 13) % 251
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

export const sampleJpeg = (width = 64, height = 48): Promise<Buffer> => samplePicture(width, height).jpeg().toBuffer()
export const samplePng = (width = 64, height = 48): Promise<Buffer> => samplePicture(width, height).png().toBuffer()
export const sampleWebp = (width = 64, height = 48): Promise<Buffer> => samplePicture(width, height).webp().toBuffer()
