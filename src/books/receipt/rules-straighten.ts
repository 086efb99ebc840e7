import { gridValueAt, type EvenlyLitPicture, type Picture } from './rules-picture'

/** A connected dark shape: a letter, or a part of one. */
interface Blob {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** The height of a capital letter in pixels at which print is read best. Smaller print is enlarged to that height. */
const readHeight = 37
const inkBelow = 110

/** Finds connected dark shapes. The picture must have even light. */
function blobsOf({ width, height, data }: Picture): Blob[] {
  const seen = new Uint8Array(data.length)
  const stack = new Int32Array(data.length)
  const found: Blob[] = []
  for (let start = 0; start < data.length; start += 1) {
    if (seen[start] || data[start]! >= inkBelow) continue
    let [left, right, top, bottom, depth] = [width, 0, height, 0, 0]
    stack[depth] = start
    depth += 1
    seen[start] = 1
    while (depth > 0) {
      depth -= 1
      const at = stack[depth]!
      const x = at % width
      const y = (at - x) / width
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      if (y > bottom) bottom = y
      for (let dy = y > 0 ? -1 : 0; dy <= (y < height - 1 ? 1 : 0); dy += 1)
        for (let dx = x > 0 ? -1 : 0; dx <= (x < width - 1 ? 1 : 0); dx += 1) {
          const next = at + dy * width + dx
          if (seen[next] || data[next]! >= inkBelow) continue
          seen[next] = 1
          stack[depth] = next
          depth += 1
        }
    }
    found.push({ left, right: right + 1, top, bottom: bottom + 1 })
  }
  return found
}

/** The maximum ratio of width to height, for one letter and for several joined letters. */
const widest = { letter: 2.5, several: 12 }
const isLetter = (blob: Blob, times: number): boolean => {
  const [wide, high] = [blob.right - blob.left, blob.bottom - blob.top]
  return high >= 7 && high <= 120 && wide >= 2 && wide <= high * times && high <= wide * 9
}

/** Finds letters next to each other on one line, from left to right. */
function chainsOf(blobs: readonly Blob[]): Blob[][] {
  const letters = blobs.filter((blob) => isLetter(blob, widest.letter)).toSorted((a, b) => a.left - b.left)
  const taken = new Set<Blob>()
  const chains: Blob[][] = []
  for (const [at, first] of letters.entries()) {
    if (taken.has(first)) continue
    const chain = [first]
    let last = first
    for (let next = at + 1; next < letters.length; next += 1) {
      const letter = letters[next]!
      const size = Math.max(last.bottom - last.top, letter.bottom - letter.top)
      if (letter.left - last.right > size * 1.3) {
        // All further letters are even farther to the right.
        if (letter.left - last.right > 200) break
        continue
      }
      const isOnLine =
        letter.left >= last.left + 1 &&
        Math.abs(letter.bottom - last.bottom) < size * 0.35 &&
        Math.min(last.bottom - last.top, letter.bottom - letter.top) > size * 0.5
      if (taken.has(letter) || !isOnLine) continue
      chain.push(letter)
      taken.add(letter)
      last = letter
    }
    chains.push(chain)
  }
  return chains
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

/** The slope of a line: the median of the slopes between its letters (Theil and Sen). */
function slopeOf(chain: readonly Blob[]): number {
  const slopes: number[] = []
  for (let a = 0; a < chain.length; a += 1)
    for (let b = a + 1; b < chain.length; b += 1) {
      const wide = chain[b]!.left + chain[b]!.right - chain[a]!.left - chain[a]!.right
      if (wide > 0) slopes.push(((chain[b]!.bottom - chain[a]!.bottom) * 2) / wide)
    }
  return median(slopes)
}

/** Solves a · x = b by elimination. Null if there is no unique solution. */
function solved(a: number[][], b: number[]): number[] | null {
  const rows = a.map((row, at) => [...row, b[at]!])
  const size = rows.length
  for (let column = 0; column < size; column += 1) {
    let pivot = column
    for (let row = column; row < size; row += 1)
      if (Math.abs(rows[row]![column]!) > Math.abs(rows[pivot]![column]!)) pivot = row
    if (Math.abs(rows[pivot]![column]!) < 1e-9) return null
    ;[rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!]
    for (let row = 0; row < size; row += 1) {
      if (row === column) continue
      const factor = rows[row]![column]! / rows[column]![column]!
      for (let k = column; k <= size; k += 1) rows[row]![k]! -= factor * rows[column]![k]!
    }
  }
  return rows.map((row, at) => row[size]! / row[at]!)
}

/** Gives the slope of the lines at a point of the picture. */
type Lean = (x: number, y: number) => number

/**
 * Finds the slopes of the lines. If the paper is turned, or seen from the side, the slope changes evenly over the
 * picture. Chains with a different slope (such as the grain of a table) count less in each round.
 */
function leanOf(chains: readonly (readonly Blob[])[], width: number, height: number): Lean {
  const points = chains.map((chain) => {
    const [first, last] = [chain[0]!, chain.at(-1)!]
    return {
      terms: [1, ((first.left + last.right) / 2 / width) * 2 - 1, ((first.bottom + last.bottom) / 2 / height) * 2 - 1],
      slope: slopeOf(chain),
      weight: Math.min(20, chain.length) * Math.min(1, (last.right - first.left) / 100),
    }
  })
  let fit = [median(points.map(({ slope }) => slope)), 0, 0]
  for (let round = 0; round < 8; round += 1) {
    const at = (terms: readonly number[]) => terms.reduce((total, term, i) => total + term * fit[i]!, 0)
    const weights = points.map(({ terms, slope, weight }) => weight / (1 + ((slope - at(terms)) / 0.025) ** 2))
    const sum = (of: (at: number) => number) => points.reduce((total, _, i) => total + weights[i]! * of(i), 0)
    // The `+ 1` slightly favours a slope that is the same everywhere. That matters if a paper has few lines.
    const matrix = [0, 1, 2].map((row) =>
      [0, 1, 2].map(
        (column) =>
          sum((i) => points[i]!.terms[row]! * points[i]!.terms[column]!) + (row === column && row > 0 ? 1 : 0),
      ),
    )
    const next = solved(
      matrix,
      [0, 1, 2].map((row) => sum((i) => points[i]!.terms[row]! * points[i]!.slope)),
    )
    if (!next) break
    fit = next
  }
  return (x, y) => {
    const lean = fit[0]! + fit[1]! * ((x / width) * 2 - 1) + fit[2]! * ((y / height) * 2 - 1)
    return Math.max(-0.6, Math.min(0.6, lean))
  }
}

function sampled({ width, height, data }: Picture, x: number, y: number): number {
  if (x < 0 || y < 0 || x > width - 1 || y > height - 1) return 255
  const [left, top] = [Math.min(Math.floor(x), width - 2), Math.min(Math.floor(y), height - 2)]
  const [dx, dy] = [x - left, y - top]
  const at = top * width + left
  const above = data[at]! * (1 - dx) + data[at + 1]! * dx
  return above * (1 - dy) + (data[at + width]! * (1 - dx) + data[at + width + 1]! * dx) * dy
}

interface Stretch {
  readonly from: number
  readonly to: number
  readonly top: number
  readonly foot: number
  readonly size: number
  /** True if the stretch is part of a level line with separate letters. */
  readonly isLine: boolean
}

/** Marks the places with print, which are around lines. All other places are a table, or an edge of the paper. */
function printOf(stretches: readonly Stretch[], high: number, width: number, height: number): Uint8Array {
  const print = new Uint8Array(width * height)
  const lines = stretches.filter(({ isLine }) => isLine)
  for (const stretch of stretches) {
    const { from, to, top, foot, size, isLine } = stretch
    const near = lines.filter((line) => Math.abs(line.foot - foot) < high * 8)
    const belongs =
      near.some((line) => Math.abs(line.foot - foot) < high * 2.6) &&
      size > high * 0.6 &&
      size < high * 2 &&
      from > Math.min(...near.map((line) => line.from)) - high &&
      to < Math.max(...near.map((line) => line.to)) + high
    if (!isLine && !belongs) continue
    for (let y = Math.max(0, Math.floor(top - size * 0.8)); y < Math.min(height, foot + size * 0.8); y += 1)
      print.fill(
        1,
        y * width + Math.max(0, Math.floor(from - size * 0.6)),
        y * width + Math.min(width, Math.ceil(to + size * 0.6)),
      )
  }
  return print
}

/** Makes lines level and letters a readable size. Only the part with lines is kept. Null if there is no print. */
export function straightenPicture(picture: EvenlyLitPicture, largest: number): Picture | null {
  const blobs = blobsOf(picture)
  const all = chainsOf(blobs).filter(({ length }) => length >= 2)
  const joined = blobs.filter((blob) => isLetter(blob, widest.several) && !isLetter(blob, widest.letter))
  const long = all.filter(({ length }) => length >= 4)
  // The grain of a table, or noise in a dark room, has less contrast than print on paper.
  const contrast = (chain: readonly Blob[]) =>
    median(chain.map(({ left, bottom }) => gridValueAt(picture.contrast, left, bottom)))
  const strongest = long.map(contrast).toSorted((a, b) => b - a)[4] ?? 0
  const chains = long.filter((chain) => contrast(chain) > strongest * 0.3)
  if (chains.length < 2) return null
  const { width, height } = picture
  const lean = leanOf(chains, width, height)
  const level = chains.filter((chain) => {
    const [first, last] = [chain[0]!, chain.at(-1)!]
    return Math.abs(slopeOf(chain) - lean((first.left + last.right) / 2, (first.bottom + last.bottom) / 2)) < 0.09
  })
  if (level.length < 2) return null
  const letters = level.flat()
  const high = median(letters.map(({ top, bottom }) => bottom - top))
  // Follows a line from column `from` to column `to`, starting at height `y`. Returns the line's
  // height in column `to`.
  const middle = width / 2
  const follow = (from: number, to: number, y: number): number => {
    const steps = Math.max(1, Math.ceil(Math.abs(to - from) / 24))
    const stride = (to - from) / steps
    let at = y
    for (let k = 0; k < steps; k += 1) {
      const half = at + (lean(from + k * stride, at) * stride) / 2
      at += lean(from + (k + 0.5) * stride, half) * stride
    }
    return at
  }
  const heights = letters.map(({ left, right, bottom }) => follow((left + right) / 2, middle, bottom))
  const edge = high * 2.5
  const ends = (values: readonly number[]) => {
    const sorted = values.toSorted((a, b) => a - b)
    return [sorted[0]!, sorted.at(-1)!] as const
  }
  const [left, right] = [
    ends(letters.map((one) => one.left))[0] - edge,
    ends(letters.map((one) => one.right))[1] + edge,
  ]
  const [top, bottom] = [ends(heights)[0] - high - edge, ends(heights)[1] + edge]
  const scale = Math.min(Math.max(readHeight / high, 0.4), 3, largest / (right - left), largest / (bottom - top))
  const [wide, tall] = [Math.ceil((right - left) * scale), Math.ceil((bottom - top) * scale)]
  const data = new Uint8Array(wide * tall).fill(255)
  const heightAt = (x: number, y: number) => (follow(x, middle, y) - top) * scale
  const stretches = [...all, ...joined.map((blob) => [blob])].map((chain): Stretch => {
    const [first, last] = [chain[0]!, chain.at(-1)!]
    const [start, end] = [heightAt(first.left, first.bottom), heightAt(last.right, last.bottom)]
    const size = median(chain.map((one) => one.bottom - one.top)) * scale
    return {
      from: (first.left - left) * scale,
      to: (last.right - left) * scale,
      top: Math.min(start, end) - size,
      foot: Math.max(start, end),
      size,
      isLine: level.includes(chain),
    }
  })
  const print = printOf(stretches, high * scale, wide, tall)
  // The exact place is calculated only for every 16th pixel in both directions. The places between are interpolated.
  const knot = 16
  const [across, down] = [Math.ceil(wide / knot) + 1, Math.ceil(tall / knot) + 1]
  const ways = new Float32Array(across * down)
  for (let row = 0; row < down; row += 1)
    for (let column = 0; column < across; column += 1)
      ways[row * across + column] = follow(middle, left + (column * knot) / scale, top + (row * knot) / scale)
  for (let y = 0; y < tall; y += 1)
    for (let x = 0; x < wide; x += 1) {
      if (!print[y * wide + x]) continue
      const [column, row] = [Math.floor(x / knot), Math.floor(y / knot)]
      const [dx, dy] = [(x % knot) / knot, (y % knot) / knot]
      const at = row * across + column
      const from =
        (ways[at]! * (1 - dx) + ways[at + 1]! * dx) * (1 - dy) +
        (ways[at + across]! * (1 - dx) + ways[at + across + 1]! * dx) * dy
      data[y * wide + x] = sampled(picture, left + x / scale, from)
    }
  return { width: wide, height: tall, data }
}
