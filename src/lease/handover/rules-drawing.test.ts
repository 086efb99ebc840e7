import { describe, expect, it } from 'vitest'
import { drawingSvg, readDrawing } from './rules-drawing'
import { inkIn } from './rules-ink'
import { testDrawing } from './test-handover'

const svg = (inside: string, outside = 'viewBox="0 0 10 10"') => `<svg ${outside}>${inside}</svg>`
const line = '<path d="M0 0L5 5"/>'

describe('a drawn signature', () => {
  it.each([
    ['one path', svg(line), { box: [0, 0, 10, 10], paths: ['M0 0L5 5'] }],
    [
      'two paths, one with an end tag',
      svg(`${line}\n<path d='m 1 1 q 2 2 3 3'></path>`),
      { paths: ['M0 0L5 5', 'm 1 1 q 2 2 3 3'] },
    ],
    ['a width and a height', svg('<path d="M0 0L5 5"/>', 'width="300px" height="80"'), { box: [0, 0, 300, 80] }],
    ['no size', '<svg><path d="M0 0L10 10"/></svg>', { box: [0, 0, 600, 200] }],
    ['what a browser draws', testDrawing, { box: [0, 0, 300, 100] }],
    ['a line that begins outside', svg('<path d="M-9 5H2"/>'), { paths: ['M-9 5H2'] }],
    ['relative lines without spaces', svg('<path d="m1 1-.5.5.5.5 1 1"/>'), { paths: ['m1 1-.5.5.5.5 1 1'] }],
    ['curves that go on', svg('<path d="M1 1Q2 2 3 1T5 1"/>'), { paths: ['M1 1Q2 2 3 1T5 1'] }],
    ['an arc', svg('<path d="M1 1a2 2 0 013 3"/>'), { paths: ['M1 1a2 2 0 013 3'] }],
    [
      'an area that begins elsewhere',
      svg('<path d="M101 101v5z"/>', 'viewBox="100 100 10 10"'),
      { paths: ['M101 101v5z'] },
    ],
    ['a dot beside a line', svg(`<path d="M1 1"/>${line}`), { paths: ['M0 0L5 5'] }],
  ])('of %s is read', (_what, text, read) => expect(readDrawing(text)).toMatchObject(read))

  it.each([
    ['nothing', ''],
    ['words', 'Kari Nordmann'],
    ['no path', svg('')],
    ['a path that only moves', svg('<path d="M1 1"/>')],
    ['a line of no length', svg('<path d="M1 1L1 1"/>')],
    ['a dot', svg('<path d="M1 1L1.01 1"/>')],
    ['a dot that is drawn a thousand times', svg(`<path d="M1 1${'L1.01 1L1 1'.repeat(1000)}"/>`)],
    ['two dots far apart', svg('<path d="M1 1L1.01 1M9 9L9.01 9"/>')],
    ['lines beside the area', svg('<path d="M9000 9000L9001 9100"/>')],
    ['lines before the area', svg('<path d="M-1 -1L-20 -8"/>')],
    ['a line past a corner of the area', svg('<path d="M-9 -1L-1 -9"/>')],
    ['a line that can’t be read', svg('<path d="M1 1L5"/>')],
    ['a path without data', svg('<path d=""/>')],
    ['a path that begins with a line', svg('<path d="L1 1"/>')],
    ['a picture', svg(`${line}<image href="https://example.no/x.png"/>`)],
    ['a text', svg(`${line}<text>Kari</text>`)],
    ['words between the paths', svg(`${line}Kari${line}`)],
    ['a script', svg(`<script>alert(1)</script>${line}`)],
    ['a group', svg(`<g>${line}</g>`)],
    ['a handler', svg(line, 'onload="alert(1)"')],
    ['a handler of a path', svg('<path d="M0 0L5 5" onclick="x"/>')],
    ['a style', svg('<path d="M0 0L5 5" style="fill:url(x)"/>')],
    ['an entity', `<!DOCTYPE svg [<!ENTITY a "M0 0L5 5">]>${svg('<path d="&a;"/>')}`],
    ['an entity in the data', svg('<path d="M0 0L&#53; 5"/>')],
    ['an area of nothing', svg(line, 'viewBox="0 0 0 10"')],
    ['an area of words', svg(line, 'viewBox="a b c d"')],
    ['numbers that no screen has', svg('<path d="M0 0L99999999 5"/>')],
    ['a second drawing', svg(line) + svg(line)],
    ['no end', '<svg><path d="M0 0L5 5"/>'],
    ['100 000 spaces', `<svg${' '.repeat(99_000)}`],
  ])('of %s is refused', (_what, text) => expect(readDrawing(text)).toBeNull())

  it('is measured where it is seen: lines, curves by their bow, and no further than the area', () => {
    const of = (data: string) => {
      const { length, reach } = inkIn([0, 0, 10, 10], [data])
      return [Math.round(length * 10) / 10, Math.round(reach * 10) / 10]
    }
    expect(of('M2 2H8V5')).toEqual([9, 6.7])
    expect(of('M2 2h-20')).toEqual([2, 2])
    expect(of('M0 0L3 4z')).toEqual([10, 5])
    expect(of('M0 5C0 0 10 0 10 5')).toEqual([13.9, 10.7])
    expect(of('M1 1S1 9 9 9')).toEqual([12.7, 11.3])
    expect(of('M9 9M20 20L30 30')).toEqual([0, 0])
  })

  it('is printed as an SVG of our own, which reads the same', () => {
    const drawing = readDrawing(testDrawing)!
    expect(drawingSvg(drawing)).not.toContain('black')
    expect(readDrawing(drawingSvg(drawing))).toEqual(drawing)
  })
})
