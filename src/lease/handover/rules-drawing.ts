import { hasLines, inkIn } from './rules-ink'

/** A drawing: its visible area, and the data of its paths. */
export interface Drawing {
  readonly box: readonly [x: number, y: number, width: number, height: number]
  readonly paths: readonly string[]
}

const attribute = /\s+([\w:-]+)\s*=\s*(?:"([^"<&]*)"|'([^'<&]*)')/y
const known: Readonly<Record<'svg' | 'path', ReadonlySet<string>>> = {
  svg: new Set(['xmlns', 'version', 'viewBox', 'width', 'height', 'preserveAspectRatio', 'fill', 'stroke']),
  path: new Set(['d', 'fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'stroke-miterlimit']),
}
/** The characters that a path may have: commands and numbers. The first command is a move. */
const pathData = /^\s*[Mm][MmLlHhVvCcSsQqTtAaZz0-9.,+\-\s]+$/
/** A signature is as long and reaches as far as this share of its area, where it can be seen. */
const leastInk = 0.02
/** Seven digits in a row. No drawing on a screen has such a number. */
const tooLarge = /\d{7}/

/** Reads the tags of a text one after the other. `text` is false if the text goes on in another way. */
function readTags(svg: string) {
  let at = 0
  const sticky = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at
    const found = pattern.exec(svg)
    if (found) at = pattern.lastIndex
    return found
  }
  const text = (wanted: RegExp): boolean => sticky(wanted) !== null
  function attributes(of: 'svg' | 'path'): ReadonlyMap<string, string> | null {
    const found = new Map<string, string>()
    for (let one = sticky(attribute); one; one = sticky(attribute)) {
      const name = one[1]!
      if (!known[of].has(name) || found.has(name)) return null
      found.set(name, one[2] ?? one[3]!)
    }
    return found
  }
  return { text, attributes, isAtEnd: () => at === svg.length }
}

const numberOf = (text: string | undefined): number | null => {
  const found = /^\s*(\d{1,6}(?:\.\d{1,6})?)(?:px)?\s*$/.exec(text ?? '')
  return found ? Number(found[1]) : null
}

function boxOf(of: ReadonlyMap<string, string>): Drawing['box'] | null {
  const box = of.get('viewBox')
  if (box !== undefined) {
    const numbers = box
      .trim()
      .split(/[\s,]+/)
      .map(Number)
    const [x, y, width, height] = numbers as [number, number, number, number]
    const isWhole = numbers.length === 4 && numbers.every((number) => Math.abs(number) < 1e6)
    return isWhole && width > 0 && height > 0 ? [x, y, width, height] : null
  }
  const [width, height] = [numberOf(of.get('width')) ?? 600, numberOf(of.get('height')) ?? 200]
  return width > 0 && height > 0 ? [0, 0, width, height] : null
}

/** True if something of a drawing can be seen: not a dot, and not only lines beside the area. */
function isSeen({ box, paths }: Drawing): boolean {
  const { length, reach } = inkIn(box, paths)
  return Math.min(length, reach) >= leastInk * Math.max(box[2], box[3])
}

/**
 * Reads a drawn signature. Null unless it is an SVG with only paths, which together draw something that can be seen.
 * Colors and widths are not kept, because every signature is printed in the same ink.
 */
export function readDrawing(svg: string): Drawing | null {
  const tags = readTags(svg.trim())
  if (!tags.text(/<svg/y)) return null
  const outer = tags.attributes('svg')
  const box = outer && boxOf(outer)
  if (!box || !tags.text(/\s*>/y)) return null
  const paths: string[] = []
  while (tags.text(/\s*<path/y)) {
    const data = tags.attributes('path')?.get('d')
    if (data === undefined || !pathData.test(data) || tooLarge.test(data)) return null
    if (!tags.text(/\s*(?:\/>|>\s*<\/path\s*>)/y)) return null
    if (hasLines(data)) paths.push(data.replace(/\s+/g, ' ').trim())
  }
  return tags.text(/\s*<\/svg\s*>/y) && tags.isAtEnd() && isSeen({ box, paths }) ? { box, paths } : null
}

/** The drawing as an SVG of our own making. */
export const drawingSvg = ({ box, paths }: Drawing): string => {
  const width = Math.max(box[2], box[3]) / 160
  const lines = paths
    .map(
      (data) =>
        `<path d="${data}" fill="none" stroke="#17212b" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`,
    )
    .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}" width="${box[2]}" height="${box[3]}">${lines}</svg>`
}
