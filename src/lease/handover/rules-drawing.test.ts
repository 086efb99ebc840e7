import { describe, expect, it } from 'vitest'
import { drawingSvg, readDrawing } from './rules-drawing'
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
    ['a width and a height', svg(line, 'width="300px" height="80"'), { box: [0, 0, 300, 80] }],
    ['no size', '<svg><path d="M0 0L5 5"/></svg>', { box: [0, 0, 600, 200] }],
    ['what a browser draws', testDrawing, { box: [0, 0, 300, 100] }],
    ['a dot beside a line', svg(`<path d="M1 1"/>${line}`), { paths: ['M0 0L5 5'] }],
  ])('of %s is read', (_what, text, read) => expect(readDrawing(text)).toMatchObject(read))

  it.each([
    ['nothing', ''],
    ['words', 'Kari Nordmann'],
    ['no path', svg('')],
    ['a path that only moves', svg('<path d="M1 1"/>')],
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

  it('is printed as an SVG of our own, which reads the same', () => {
    const drawing = readDrawing(testDrawing)!
    expect(drawingSvg(drawing)).not.toContain('black')
    expect(readDrawing(drawingSvg(drawing))).toEqual(drawing)
  })
})
