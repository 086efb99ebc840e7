/** A picture in shades of grey, row by row. 0 is black. */
export interface Picture {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

/** Converts a picture with four bytes per pixel to grey. Transparent pixels become white, like paper. */
export function greyPicture(width: number, height: number, rgba: Uint8ClampedArray): Picture {
  const data = new Uint8Array(width * height)
  for (let at = 0; at < data.length; at += 1) {
    const [red, green, blue, alpha] = [rgba[at * 4]!, rgba[at * 4 + 1]!, rgba[at * 4 + 2]!, rgba[at * 4 + 3]! / 255]
    data[at] = (0.3 * red + 0.59 * green + 0.11 * blue) * alpha + 255 * (1 - alpha)
  }
  return { width, height, data }
}

/** Turns a picture clockwise by a number of right angles. */
export function turnPicture({ width, height, data }: Picture, quarters: number): Picture {
  if (quarters === 0) return { width, height, data }
  const isSideways = quarters % 2 === 1
  const [wide, high] = isSideways ? [height, width] : [width, height]
  const out = new Uint8Array(data.length)
  for (let y = 0; y < high; y += 1)
    for (let x = 0; x < wide; x += 1) {
      const from =
        quarters === 2
          ? (height - 1 - y) * width + (width - 1 - x)
          : quarters === 1
            ? (height - 1 - x) * width + y
            : x * width + (width - 1 - y)
      out[y * wide + x] = data[from]!
    }
  return { width: wide, height: high, data: out }
}

/** A coarse grid over a picture. Values in between are interpolated. */
export interface Grid {
  readonly step: number
  readonly columns: number
  readonly rows: number
  readonly values: Float32Array
}

/** The value of a grid at a pixel. A cell's value counts at its centre. */
export function gridValueAt({ step, columns, rows, values }: Grid, x: number, y: number): number {
  const across = Math.max(0, Math.min(columns - 1, (x + 0.5) / step - 0.5))
  const down = Math.max(0, Math.min(rows - 1, (y + 0.5) / step - 0.5))
  const [left, top] = [
    Math.min(Math.floor(across), Math.max(0, columns - 2)),
    Math.min(Math.floor(down), Math.max(0, rows - 2)),
  ]
  const [dx, dy] = [across - left, down - top]
  const at = top * columns + left
  const right = columns > 1 ? 1 : 0
  const below = rows > 1 ? columns : 0
  const above = values[at]! * (1 - dx) + values[at + right]! * dx
  return above * (1 - dy) + (values[at + below]! * (1 - dx) + values[at + below + right]! * dx) * dy
}

/** Each cell becomes the mean of all cells that are at most `reach` cells away. */
function blurred({ step, columns, rows, values }: Grid, reach: number): Grid {
  const mean = (from: Float32Array, stride: number, count: number, other: number, otherStride: number) => {
    const out = new Float32Array(from.length)
    for (let line = 0; line < other; line += 1)
      for (let at = 0; at < count; at += 1) {
        let [total, seen] = [0, 0]
        for (let near = Math.max(0, at - reach); near <= Math.min(count - 1, at + reach); near += 1) {
          total += from[line * otherStride + near * stride]!
          seen += 1
        }
        out[line * otherStride + at * stride] = total / seen
      }
    return out
  }
  return { step, columns, rows, values: mean(mean(values, 1, columns, rows, columns), columns, rows, columns, 1) }
}

/** Smooths a picture. That removes the noise of a small camera, but keeps the letters. */
function smoothed({ width, height, data }: Picture): Picture {
  const line = new Uint8Array(data.length)
  const out = new Uint8Array(data.length)
  for (let at = 0; at < data.length; at += 1)
    line[at] = (data[at - 1 < 0 ? at : at - 1]! + 2 * data[at]! + data[at + 1 < data.length ? at + 1 : at]! + 2) >> 2
  for (let at = 0; at < data.length; at += 1)
    out[at] =
      (line[at < width ? at : at - width]! + 2 * line[at]! + line[at + width < data.length ? at + width : at]! + 2) >> 2
  return { width, height, data: out }
}

/** The noise of a picture: how much smoothing changes a pixel, as the median of all pixels. */
function grainOf(picture: Picture, smooth: Picture): number {
  const counts = new Uint32Array(256)
  for (let at = 0; at < picture.data.length; at += 1) counts[Math.abs(picture.data[at]! - smooth.data[at]!)]! += 1
  return levelOf(counts, picture.data.length / 2)
}

const step = 16
/** The minimum contrast of print, as a part of the paper's brightness. A weaker contrast is noise. */
const leastContrast = 0.22

/**
 * A picture with the same light everywhere. `contrast` is the contrast of print and paper before the light was made
 * even.
 */
export interface EvenlyLitPicture extends Picture {
  readonly contrast: Grid
}

/**
 * Removes shadows, weak light and pale print. In each part the lightest becomes white and the darkest black. A part
 * that is only paper becomes white.
 */
export function evenOutLight(picture: Picture): EvenlyLitPicture {
  const smooth = smoothed(picture)
  const grain = grainOf(picture, smooth)
  // A sharp picture is not smoothed.
  const { width, height, data } = grain > 2 ? smoothed(smooth) : grain > 0 ? smooth : picture
  const [columns, rows] = [Math.ceil(width / step), Math.ceil(height / step)]
  const light = new Float32Array(columns * rows)
  const dark = new Float32Array(columns * rows)
  const counts = new Uint32Array(256)
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      counts.fill(0)
      let seen = 0
      // Each cell includes half of its neighbours, so that a large letter doesn't fill it.
      const [top, bottom] = [Math.max(0, row * step - 8), Math.min(height, row * step + step + 8)]
      const [left, right] = [Math.max(0, column * step - 8), Math.min(width, column * step + step + 8)]
      for (let y = top; y < bottom; y += 1)
        for (let x = left; x < right; x += 1) {
          counts[data[y * width + x]!]! += 1
          seen += 1
        }
      light[row * columns + column] = levelOf(counts, seen * 0.85)
      dark[row * columns + column] = levelOf(counts, seen * 0.04)
    }
  const paper = blurred({ step, columns, rows, values: light }, 1)
  const print = blurred({ step, columns, rows, values: dark }, 2)
  const out = new Uint8Array(data.length)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const white = Math.max(1, gridValueAt(paper, x, y) * 0.97)
      const black = Math.min(gridValueAt(print, x, y), white * (1 - leastContrast), white - grain * 6)
      out[y * width + x] = Math.max(0, Math.min(255, ((data[y * width + x]! - black) / (white - black)) * 255))
    }
  const contrast = { ...paper, values: paper.values.map((value, at) => value - print.values[at]!) }
  return { width, height, data: out, contrast }
}

/** Returns the grey level at which more than `many` pixels are that dark or darker. */
function levelOf(counts: Uint32Array, many: number): number {
  let below = 0
  for (let level = 0; level < 256; level += 1) {
    below += counts[level]!
    if (below > many) return level
  }
  return 255
}
