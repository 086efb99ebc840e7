import { unzip } from './test-zip'

/** A cell of a workbook as a spreadsheet program reads it. */
export interface ReadCell {
  readonly type: 'text' | 'number'
  readonly value: string | number
  readonly formula: string | undefined
}
export type ReadSheet = ReadonlyMap<string, ReadCell>

const plain = (xml: string): string =>
  xml
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/_x([0-9A-Fa-f]{4})_/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

/** Throws unless the text is well-formed XML: every element closed in its order, nothing unescaped. */
export function checkXml(xml: string): void {
  if (/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/.test(xml)) throw new Error('a character that XML cannot hold')
  const open: string[] = []
  let last = 0
  for (const found of xml.matchAll(/<(\/?)([\w:]+|\?xml)((?:\s+[\w:]+="[^"<]*")*)\s*([/?]?)>/g)) {
    const between = xml.slice(last, found.index)
    if (/[<>]|&(?!(amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i.test(between))
      throw new Error(`not XML: ${between.slice(0, 80)}`)
    last = found.index + found[0].length
    if (found[4] !== '') continue
    if (found[1] === '') open.push(found[2]!)
    else if (open.pop() !== found[2]) throw new Error(`</${found[2]}> closes something else`)
  }
  if (open.length > 0 || xml.slice(last).trim() !== '') throw new Error(`not closed: ${open.join(' ')}`)
}

function readSheet(xml: string): ReadSheet {
  const cells = new Map<string, ReadCell>()
  for (const [, at, attributes = '', inner = ''] of xml.matchAll(/<c r="([A-Z]+\d+)"([^>]*)>(.*?)<\/c>/gs)) {
    const formula = /<f>(.*?)<\/f>/s.exec(inner)?.[1]
    const text = /<t[^>]*>(.*?)<\/t>/s.exec(inner)?.[1]
    const isText = attributes.includes('t="inlineStr"')
    cells.set(at!, {
      type: isText ? 'text' : 'number',
      value: isText ? plain(text ?? '') : Number(/<v>(.*?)<\/v>/.exec(inner)![1]),
      formula: formula === undefined ? undefined : plain(formula),
    })
  }
  return cells
}

/** The sheets of a workbook by name. Throws when a part is missing or not well-formed. Only for tests. */
export function readWorkbook(bytes: Buffer): Map<string, ReadSheet> {
  const parts = unzip(bytes)
  for (const text of parts.values()) checkXml(text.toString('utf8'))
  const part = (path: string) => parts.get(path)!.toString('utf8')
  const types = part('[Content_Types].xml')
  for (const path of parts.keys())
    if (path.startsWith('xl/') && !path.endsWith('.rels') && !types.includes(`"/${path}"`))
      throw new Error(`no type: ${path}`)
  const targets = new Map(
    [...part('xl/_rels/workbook.xml.rels').matchAll(/Id="(\w+)"[^>]*Target="([^"]+)"/g)].map(([, id, target]) => [
      id!,
      target!,
    ]),
  )
  return new Map(
    [...part('xl/workbook.xml').matchAll(/<sheet name="([^"]+)"[^>]*r:id="(\w+)"/g)].map(([, name, id]) => [
      plain(name!),
      readSheet(part(`xl/${targets.get(id!)}`)),
    ]),
  )
}

/** Rows of a sheet as records by heading. Empty cells are left out. */
export function sheetRecords(sheet: ReadSheet): Record<string, string | number>[] {
  const rows = new Map<number, Map<string, string | number>>()
  for (const [at, { value }] of sheet) {
    const [, column = '', row = ''] = /^([A-Z]+)(\d+)$/.exec(at)!
    rows.set(Number(row), (rows.get(Number(row)) ?? new Map<string, string | number>()).set(column, value))
  }
  const heads = rows.get(1)!
  return [...rows]
    .filter(([row]) => row > 1)
    .sort(([a], [b]) => a - b)
    .map(([, cells]) => Object.fromEntries([...cells].map(([column, value]) => [String(heads.get(column)), value])))
}

type Token = string
/**
 * The result of a formula. It is computed only from the cells, as a spreadsheet program would do it: + - /, SUM,
 * SUMIFS, ROUND and MAX over its own and other sheets.
 */
export function calculateFormula(workbook: ReadonlyMap<string, ReadSheet>, sheetName: string, formula: string): number {
  const tokens: Token[] =
    formula.match(/'[^']+'!|"[^"]*"|\$?[A-Z]+\$?\d*(?::\$?[A-Z]+\$?\d*)?|\d+(?:\.\d+)?|[-+*/(),]/g) ?? []
  if (tokens.join('') !== formula) throw new Error(`not understood: ${formula}`)
  let at = 0
  const cellsOf = (range: string, sheet: string): Map<number, ReadCell> => {
    const [, from = '', first = '', , last = ''] = /^([A-Z]+)(\d*):([A-Z]+)(\d*)$/.exec(range.replaceAll('$', ''))!
    const found = new Map<number, ReadCell>()
    for (const [place, cell] of workbook.get(sheet)!) {
      const [, column, row] = /^([A-Z]+)(\d+)$/.exec(place)!
      if (
        column === from &&
        (first === '' || Number(row) >= Number(first)) &&
        (last === '' || Number(row) <= Number(last))
      )
        found.set(Number(row), cell)
    }
    return found
  }
  const valueAt = (place: string): number => {
    const cell = workbook.get(sheetName)!.get(place)
    return cell === undefined
      ? 0
      : cell.formula === undefined
        ? Number(cell.value)
        : calculateFormula(workbook, sheetName, cell.formula)
  }
  const range = (): Map<number, ReadCell> => {
    const sheet = tokens[at]!.endsWith('!') ? tokens[at++]!.slice(1, -2) : sheetName
    return cellsOf(tokens[at++]!, sheet)
  }
  const call = (name: string): number => {
    at += 1
    if (name === 'SUM') {
      const total = [...range().values()].reduce(
        (sum, cell) => sum + (cell.type === 'number' ? Number(cell.value) : 0),
        0,
      )
      at += 1
      return total
    }
    if (name === 'SUMIFS') {
      const summed = range()
      const tests: { cells: Map<number, ReadCell>; wanted: string | number }[] = []
      while (tokens[at] === ',') {
        at += 1
        const cells = range()
        at += 1
        tests.push({ cells, wanted: tokens[at]!.startsWith('"') ? tokens[at++]!.slice(1, -1) : sum() })
      }
      at += 1
      return [...summed].reduce(
        (total, [row, cell]) =>
          cell.type === 'number' && tests.every(({ cells, wanted }) => cells.get(row)?.value === wanted)
            ? total + Number(cell.value)
            : total,
        0,
      )
    }
    const args = [sum()]
    while (tokens[at] === ',') {
      at += 1
      args.push(sum())
    }
    at += 1
    if (name === 'MAX') return Math.max(...args)
    if (name === 'ROUND')
      return Number(
        `${Math.round(Number(`${args[0]!}e${args[1]!}`.replace(/e(-?\d+)e(\d+)/, (_, a, b) => `e${Number(a) + Number(b)}`)))}e-${args[1]!}`,
      )
    throw new Error(`no such function: ${name}`)
  }
  function factor(): number {
    const token = tokens[at++]!
    if (token === '(') {
      const inner = sum()
      at += 1
      return inner
    }
    if (token === '-') return -factor()
    if (tokens[at] === '(') return call(token)
    return /^\d/.test(token) ? Number(token) : valueAt(token.replaceAll('$', ''))
  }
  function product(): number {
    let value = factor()
    while (tokens[at] === '*' || tokens[at] === '/') value = tokens[at++] === '*' ? value * factor() : value / factor()
    return value
  }
  function sum(): number {
    let value = product()
    while (tokens[at] === '+' || tokens[at] === '-')
      value = tokens[at++] === '+' ? value + product() : value - product()
    return value
  }
  return sum()
}
