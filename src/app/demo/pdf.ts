/** Points from the lower left corner of the page. */
export interface At {
  readonly x: number
  readonly y: number
}

export interface Style {
  readonly size?: number
  readonly bold?: boolean
  /** Red, green, blue, 0 to 1. */
  readonly colour?: Colour
}
export type Colour = readonly [number, number, number]

const black: Colour = [0.1, 0.13, 0.16]

/** Bytes of WinAnsiEncoding as a string: Latin-1 and the dash. Throws for what it doesn't have, which a reader would show as rubbish. */
function winAnsi(text: string): string {
  return text.replace(/[^\x20-\x7e\xa0-\xff]/g, (char) => {
    if (char === '–') return '\x96'
    throw new RangeError(`no such character in WinAnsiEncoding: ${char}`)
  })
}

const literal = (text: string) => `(${winAnsi(text).replace(/[\\()]/g, (char) => `\\${char}`)})`
const rgb = (colour: Colour) => colour.map((part) => part.toFixed(2)).join(' ')

/** Widths in Helvetica of what amounts and dates are made of, in 1/1000 of the size (Adobe's metrics). */
const widthOf = (char: string): number => (/\d/.test(char) ? 556 : char === '-' ? 333 : char === '%' ? 889 : 278)

/** One page of A4 that is drawn on from the top, in Helvetica, which every reader has. */
export function pdfPage() {
  const drawn: string[] = []
  const page = {
    text(content: string, { x, y }: At, { size = 10, bold = false, colour = black }: Style = {}) {
      drawn.push(
        `BT ${rgb(colour)} rg /${bold ? 'B' : 'R'} ${size} Tf ${x.toFixed(2)} ${y.toFixed(2)} Td ${literal(content)} Tj ET`,
      )
    },
    /** An amount or a date that ends at `x`. */
    figure(content: string, { x, y }: At, style: Style = {}) {
      const width = Array.from(content).reduce((sum, char) => sum + widthOf(char), 0) * ((style.size ?? 10) / 1000)
      page.text(content, { x: x - width, y }, style)
    },
    box({ x, y }: At, width: number, height: number, colour: Colour) {
      drawn.push(`${rgb(colour)} rg ${x} ${y} ${width} ${height} re f`)
    },
    line({ x, y }: At, width: number) {
      drawn.push(`0.75 0.78 0.8 RG 0.6 w ${x} ${y} m ${x + width} ${y} l S`)
    },
    /** The finished file. */
    bytes: (title: string): Buffer => file(drawn.join('\n'), title),
  }
  return page
}

/** A PDF of one page: objects one after another, then the table that says at which byte each begins. */
function file(content: string, title: string): Buffer {
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (nb-NO) /ViewerPreferences << /DisplayDocTitle true >> >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /R 4 0 R /B 5 0 R >> >> /Contents 6 0 R >>',
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    `<< /Title ${literal(title)} /Producer (Husbok) >>`,
  ]
  // One character is one byte here, so lengths are offsets. The second line tells transports that the file is binary.
  let text = '%PDF-1.4\n%\xe2\xe3\xcf\xd3\n'
  const offsets = objects.map((object, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = [
    '0000000000 65535 f \n',
    ...offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`),
  ].join('')
  const size = objects.length + 1
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
  return Buffer.from(`${text}xref\n0 ${size}\n${table}${trailer}`, 'latin1')
}
