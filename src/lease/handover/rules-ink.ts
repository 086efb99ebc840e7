type Point = readonly [x: number, y: number]
type Box = readonly [x: number, y: number, width: number, height: number]

/** The numbers that follow each command. */
const counts: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }
/** A curve is measured as this many straight lines. */
const steps = 8

interface Command {
  /** In lower case. */
  readonly name: string
  readonly isRelative: boolean
  readonly numbers: readonly number[]
}

const separator = /[\s,]*/y
const number = /[-+]?(?:\d+\.?\d*|\.\d+)/y
const flag = /[01]/y
const letter = /[a-z]/iy

/** The commands of a path's data, up to the first one that can't be read. A viewer draws no further either. */
function commandsOf(data: string): readonly Command[] {
  let at = 0
  const take = (pattern: RegExp): string | null => {
    separator.lastIndex = at
    separator.exec(data)
    pattern.lastIndex = separator.lastIndex
    const found = pattern.exec(data)
    if (found) at = pattern.lastIndex
    return found?.[0] ?? null
  }
  const commands: Command[] = []
  let named: string | null = null
  for (;;) {
    const found = take(letter)
    // Further numbers repeat the command. After a move they are lines.
    const repeated: string | null = named === 'm' ? 'l' : named === 'M' ? 'L' : named
    const written: string | null = found ?? repeated
    if (written === null || (found === null && written.toLowerCase() === 'z')) return commands
    const name = written.toLowerCase()
    const numbers: number[] = []
    for (let place = 0; place < (counts[name] ?? 0); place += 1) {
      const text = take(name === 'a' && (place === 3 || place === 4) ? flag : number)
      if (text === null) return commands
      numbers.push(Number(text))
    }
    commands.push({ name, isRelative: written === name, numbers })
    named = written
  }
}

/** The points of a curve with two control points, without its first one. */
const curve = ([from, one, two, to]: readonly [Point, Point, Point, Point]): readonly Point[] =>
  Array.from({ length: steps }, (_step, at): Point => {
    const share = (at + 1) / steps
    const rest = 1 - share
    const along = (axis: 0 | 1) =>
      rest ** 3 * from[axis] +
      3 * rest ** 2 * share * one[axis] +
      3 * rest * share ** 2 * two[axis] +
      share ** 3 * to[axis]
    return [along(0), along(1)]
  })

/** The control points that make a curve with one control point one with two. */
const raised = (from: Point, control: Point, to: Point): readonly [Point, Point, Point, Point] => {
  const toward = (end: Point): Point => [
    end[0] + (2 / 3) * (control[0] - end[0]),
    end[1] + (2 / 3) * (control[1] - end[1]),
  ]
  return [from, toward(from), toward(to), to]
}

/** The last control point of a curve, which the next curve of its kind may mirror. */
interface Control {
  readonly of: 'c' | 'q'
  readonly at: Point
}

/** The straight lines of a path. An arc counts as the line between its ends. */
function linesOf(data: string): readonly (readonly [Point, Point])[] {
  const lines: (readonly [Point, Point])[] = []
  let [pen, start]: [Point, Point] = [
    [0, 0],
    [0, 0],
  ]
  let control: Control | null = null
  const draw = (points: readonly Point[]) => {
    for (const point of points) {
      lines.push([pen, point])
      pen = point
    }
  }
  for (const { name, isRelative, numbers } of commandsOf(data)) {
    const [left, top]: Point = isRelative ? pen : [0, 0]
    const point = (at: number): Point => [left + numbers[at]!, top + numbers[at + 1]!]
    const mirrored = (of: 'c' | 'q'): Point =>
      control?.of === of ? [2 * pen[0] - control.at[0], 2 * pen[1] - control.at[1]] : pen
    let next: Control | null = null
    if (name === 'm') {
      pen = point(0)
      start = pen
    } else if (name === 'z') draw([start])
    else if (name === 'h') draw([[left + numbers[0]!, pen[1]]])
    else if (name === 'v') draw([[pen[0], top + numbers[0]!]])
    else if (name === 'c' || name === 's') {
      const [one, two, to] = name === 'c' ? [point(0), point(2), point(4)] : [mirrored('c'), point(0), point(2)]
      draw(curve([pen, one, two, to]))
      next = { of: 'c', at: two }
    } else if (name === 'q' || name === 't') {
      const [one, to] = name === 'q' ? [point(0), point(2)] : [mirrored('q'), point(0)]
      draw(curve(raised(pen, one, to)))
      next = { of: 'q', at: one }
    } else draw([point(numbers.length - 2)])
    control = next
  }
  return lines
}

/** True if a path draws something. One that only moves doesn't. */
export const hasLines = (data: string): boolean => linesOf(data).length > 0

/** The part of a line inside the box. Null if all of it is outside. */
function clipped([from, to]: readonly [Point, Point], [x, y, width, height]: Box): readonly [Point, Point] | null {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  let [first, last] = [0, 1]
  for (const [step, room] of [
    [-dx, from[0] - x],
    [dx, x + width - from[0]],
    [-dy, from[1] - y],
    [dy, y + height - from[1]],
  ] as const) {
    if (step === 0 && room < 0) return null
    if (step < 0) first = Math.max(first, room / step)
    if (step > 0) last = Math.min(last, room / step)
  }
  if (first > last) return null
  const at = (share: number): Point => [from[0] + share * dx, from[1] + share * dy]
  return [at(first), at(last)]
}

/** The part of the paths that is seen in the box: how long its lines are, and how far they reach. */
export function inkIn(box: Box, paths: readonly string[]): { readonly length: number; readonly reach: number } {
  const seen = paths.flatMap(linesOf).flatMap((line) => clipped(line, box) ?? [])
  if (seen.length === 0) return { length: 0, reach: 0 }
  let length = 0
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [at, [x, y]] of seen.entries()) {
    // Two points are a line.
    if (at % 2 === 1) length += Math.hypot(x - seen[at - 1]![0], y - seen[at - 1]![1])
    ;[left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)]
  }
  return { length, reach: Math.hypot(right - left, bottom - top) }
}
