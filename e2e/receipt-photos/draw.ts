import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { madeReceipts, type MadeReceipt, type Paper, type Photo } from './receipts'

/**
 * Draws the photographs in this folder, always the same ones: `npx tsx e2e/receipt-photos/draw.ts`. A number after the
 * command draws only that photograph. The photographs are stored as files, because not every machine has the fonts
 * (Liberation and DejaVu, as in Debian).
 */
const seed = 22
const here = dirname(fileURLToPath(import.meta.url))

type Random = () => number
/** mulberry32: the same numbers on every machine. */
function randomFrom(start: number): Random {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

interface Grey {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** The paper as it left the printer. */
async function printed({ font, columns, lines, ink = 0.9 }: Paper): Promise<Grey> {
  const size = 34
  const across = size * 0.602
  const inner = columns * across
  const [side, step] = [across * 2.2, size * 1.32]
  const [paperWidth, paperHeight] = [Math.round(inner + 2 * side), Math.round((lines.length + 3) * step)]
  const text = lines.flatMap((line, at) => {
    const y = (at + 2) * step
    const put = (part: string, anchor: string, x: number) => {
      const isLarge = part.startsWith('!')
      return `<text x="${x}" y="${y}" text-anchor="${anchor}" font-size="${isLarge ? size * 1.16 : size}" font-weight="${isLarge ? 700 : 400}" xml:space="preserve">${escaped(isLarge ? part.slice(1) : part)}</text>`
    }
    if (line.startsWith('^')) return [put(line.slice(1), 'middle', paperWidth / 2)]
    const [left = '', right] = line.split('>')
    const isLarge = left.startsWith('!') && right !== undefined && !right.startsWith('!')
    return [
      put(left, 'start', side),
      ...(right === undefined ? [] : [put(isLarge ? `!${right}` : right, 'end', paperWidth - side)]),
    ]
  })
  const black = Math.round(244 * (1 - ink))
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${paperWidth}" height="${paperHeight}"><rect width="100%" height="100%" fill="#f4f2ee"/><g font-family="${font}" fill="rgb(${black},${black},${black})">${text.join('')}</g></svg>`
  const { data, info } = await sharp(Buffer.from(svg)).greyscale().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data: new Uint8Array(data) }
}

/** The projection of the picture's four corners to the unit square (a homography, solved by elimination). */
function projection(corners: Photo['corners']): (x: number, y: number) => readonly [number, number] {
  const unit = [0, 0, 1, 0, 1, 1, 0, 1]
  const rows = Array.from({ length: 8 }, (_, index) => {
    const at = index >> 1
    const [x, y] = [corners[at * 2]!, corners[at * 2 + 1]!]
    const to = unit[index]!
    return index % 2 === 0 ? [x, y, 1, 0, 0, 0, -to * x, -to * y, to] : [0, 0, 0, x, y, 1, -to * x, -to * y, to]
  })
  for (let column = 0; column < 8; column += 1) {
    const pivot = rows.findIndex((row, at) => at >= column && Math.abs(row[column]!) > 1e-9)
    ;[rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!]
    for (const [at, row] of rows.entries()) {
      if (at === column) continue
      const factor = row[column]! / rows[column]![column]!
      for (let k = column; k < 9; k += 1) row[k]! -= factor * rows[column]![k]!
    }
  }
  const h = rows.map((row, at) => row[8]! / row[at]!)
  return (x, y) => {
    const w = h[6]! * x + h[7]! * y + 1
    return [(h[0]! * x + h[1]! * y + h[2]!) / w, (h[3]! * x + h[4]! * y + h[5]!) / w]
  }
}

/** The slope of the crumpled paper. Creases cross it, and each side of a crease has another slope. */
function creases(random: Random, depth: number): (u: number, v: number) => readonly [number, number] {
  const folds = Array.from({ length: depth > 0 ? 16 : 0 }, () => {
    const angle = random() * Math.PI
    return { x: Math.cos(angle), y: Math.sin(angle), at: [random(), random()], lean: (random() - 0.5) * depth }
  })
  return (u, v) => {
    let [leanX, leanY] = [0, 0]
    for (const { x, y, at, lean } of folds) {
      const far = (u - at[0]!) * x + (v - at[1]!) * y * 1.7
      const side = Math.tanh(far * 30) * lean * Math.exp(-far * far * 3)
      leanX += side * x
      leanY += side * y
    }
    return [leanX, leanY]
  }
}

function sample({ width: w, height: h, data }: Grey, x: number, y: number): number {
  const [left, top] = [Math.max(0, Math.min(w - 2, Math.floor(x))), Math.max(0, Math.min(h - 2, Math.floor(y)))]
  const [dx, dy] = [Math.max(0, Math.min(1, x - left)), Math.max(0, Math.min(1, y - top))]
  const at = top * w + left
  return (
    (data[at]! * (1 - dx) + data[at + 1]! * dx) * (1 - dy) + (data[at + w]! * (1 - dx) + data[at + w + 1]! * dx) * dy
  )
}

const sizeOf = ({ fine = 1 }: Photo) => [1200 * fine, 1600 * fine] as const

/** The paper on a table, in this light. */
function photographed(paper: Grey, photo: Photo, random: Random): Uint8Array {
  const [width, height] = sizeOf(photo)
  const { corners, light = 1, crumpled = 0, shadow = 0, table = [120, 90, 60] } = photo
  const toPaper = projection(corners)
  const lean = creases(random, crumpled)
  const [edge, slant] = [0.35 + random() * 0.3, 0.5 + random() * 0.6]
  const grain = random() * 40
  const out = new Uint8Array(width * height * 3)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [u, v] = toPaper(((x + 0.5) / width) * 1000, ((y + 0.5) / width) * 1000)
      const [leanX, leanY] = lean(u, v)
      const [pu, pv] = [u + leanX * 0.012, v + leanY * 0.012]
      const isPaper = pu >= 0 && pu <= 1 && pv >= 0 && pv <= 1
      const value = isPaper ? sample(paper, pu * paper.width, pv * paper.height) : 0
      // Light comes from the upper left and weakens across the picture. The shadow of hand and phone has a soft edge.
      const across = 1.06 - 0.22 * (x / width) - 0.12 * (y / height)
      const far = x / width + slant * (y / height - 0.5) - edge
      const shade = 1 - shadow / (1 + Math.exp(-far * 22))
      const relief = isPaper ? 1 + 0.42 * (leanX * 0.8 + leanY * 0.6) : 1
      const wood = 1 + 0.1 * Math.sin(y / 9 + 4 * Math.sin(x / 170 + grain)) + 0.05 * Math.sin(y / 2.3 + x / 60)
      const bright = light * across * shade * relief
      for (let channel = 0; channel < 3; channel += 1) {
        const own = isPaper ? value * [1, 0.985, 0.94][channel]! : table[channel]! * wood
        out[(y * width + x) * 3 + channel] = Math.max(0, Math.min(255, own * bright))
      }
    }
  return out
}

/** The noise of a small lens. */
function grainy(pixels: Uint8Array, amount: number, random: Random): Uint8Array {
  return pixels.map((value) => {
    const noise = random() + random() + random() + random() - 2
    return Math.max(0, Math.min(255, value + noise * amount * (5 + Math.sqrt(value) * 0.5)))
  })
}

async function drawn({ paper, photo }: MadeReceipt, random: Random): Promise<Buffer> {
  const [width, height] = sizeOf(photo)
  const raw = { raw: { width, height, channels: 3 as const } }
  const { blur = 0, moved = 0, noise = 0.5, turned } = photo
  let lens = sharp(photographed(await printed(paper), photo, random), raw)
  if (blur > 0) lens = lens.blur(blur)
  // The hand moved along a slope, so each point is stretched.
  if (moved > 0) {
    const side = 2 * moved + 1
    const kernel = Array.from({ length: side * side }, (_, at) => {
      const [row, column] = [Math.floor(at / side) - moved, (at % side) - moved]
      return Math.abs(column) <= moved / 2 && Math.round(column * 0.7) === row ? 1 : 0
    })
    lens = lens.convolve({ width: side, height: side, kernel, scale: kernel.reduce((a: number, b) => a + b, 0) })
  }
  const sharpened = new Uint8Array(await lens.raw().toBuffer())
  const done = sharp(grainy(sharpened, noise, random), raw)
  return turned
    ? done.rotate(-90).withMetadata({ orientation: 6 }).jpeg({ quality: 68 }).toBuffer()
    : done.jpeg({ quality: 68 }).toBuffer()
}

for (const [at, receipt] of madeReceipts.entries()) {
  if (!receipt.name.startsWith(process.argv[2] ?? '')) continue
  await sharp(await drawn(receipt, randomFrom(seed * 1000 + at)))
    .keepMetadata()
    .jpeg({ quality: 66, mozjpeg: true })
    .toFile(join(here, `${receipt.name}.jpg`))
}
