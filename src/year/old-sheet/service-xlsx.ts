import {
  makeCell,
  OldFileRefused,
  rowCollector,
  sheetLimits,
  spreadMerges,
  type MergedCells,
  type BookCell,
  type BookRow,
} from './rules-cells'
import { formatDay } from '../../base/kit/day'
import { dayOfSerial, formatOf, type CellFormat } from './rules-serial'
import { marksOf, scanXml } from './rules-xml'

/** The text of a part of the workbook. Null if there is no such part. */
export type PartOf = (path: string) => string | null

export interface ReadSheet {
  readonly title: string
  readonly isHidden: boolean
  readonly rows: readonly BookRow[]
}

const joined = (folder: string, target: string): string => {
  if (target.startsWith('/')) return target.slice(1)
  const parts = folder.split('/')
  for (const step of target.split('/')) {
    if (step === '..') parts.pop()
    else if (step !== '.') parts.push(step)
  }
  return parts.filter((part) => part !== '').join('/')
}

const scan = (
  text: string | null,
  open: (name: string, marks: () => Record<string, string>) => void,
  more: { close?: (name: string) => void; text?: (text: string) => void } = {},
): void => {
  if (text === null) return
  scanXml(text, {
    open: (name, marks) => open(name, () => marksOf(marks)),
    close: more.close ?? (() => {}),
    text: more.text ?? (() => {}),
  })
}

function relations(part: string | null, folder: string): Map<string, { readonly path: string; readonly type: string }> {
  const found = new Map<string, { readonly path: string; readonly type: string }>()
  scan(part, (name, marks) => {
    if (name !== 'Relationship') return
    const { Id, Target, Type, TargetMode } = marks()
    if (Id && Target && TargetMode !== 'External') found.set(Id, { path: joined(folder, Target), type: Type ?? '' })
  })
  return found
}

/** Texts that cells share. Readings of Japanese text (`rPh`) are left out. */
function sharedTexts(part: string | null): string[] {
  const texts: string[] = []
  let [now, isText, isReading] = ['', false, false]
  scan(
    part,
    (name) => {
      if (name === 'si') now = ''
      else if (name === 't') isText = true
      else if (name === 'rPh') isReading = true
    },
    {
      close(name) {
        if (name === 'si') texts.push(now)
        else if (name === 't') isText = false
        else if (name === 'rPh') isReading = false
      },
      text(text) {
        if (isText && !isReading && now.length <= sheetLimits.characters) now += text
      },
    },
  )
  return texts
}

interface CellStyle extends CellFormat {
  readonly fill: string | null
}

function cellStyles(part: string | null): CellStyle[] {
  const codes = new Map<number, string>()
  const fills: (string | null)[] = []
  const styles: CellStyle[] = []
  let inside = ''
  scan(
    part,
    (name, marks) => {
      if (name === 'numFmt') codes.set(Number(marks()['numFmtId']), marks()['formatCode'] ?? '')
      else if (name === 'cellXfs' || name === 'fills') inside = name
      else if (name === 'fill' && inside === 'fills') fills.push(null)
      else if (name === 'fgColor' && inside === 'fills') {
        const { rgb, theme } = marks()
        fills[fills.length - 1] = rgb ?? (theme === undefined ? null : `theme ${theme}`)
      } else if (name === 'xf' && inside === 'cellXfs') {
        const { numFmtId, fillId } = marks()
        const id = Number(numFmtId ?? 0)
        styles.push({ ...formatOf(id, codes.get(id)), fill: fills[Number(fillId ?? 0)] ?? null })
      }
    },
    { close: (name) => void (name === inside && (inside = '')) },
  )
  return styles
}

function notesOf(part: string | null): Map<string, string> {
  const notes = new Map<string, string>()
  let [at, now, isText] = ['', '', false]
  scan(
    part,
    (name, marks) => {
      if (name === 'comment') [at, now] = [marks()['ref'] ?? '', '']
      else if (name === 't') isText = true
    },
    {
      close(name) {
        if (name === 'comment') notes.set(at, now.slice(0, 1000))
        else if (name === 't') isText = false
      },
      text: (text) => void (isText && (now += text)),
    },
  )
  return notes
}

/** The column of a place like `C12`, from 0. */
function columnOf(place: string): number {
  let column = 0
  for (const letter of place) {
    const code = letter.codePointAt(0)! - 64
    if (code < 1 || code > 26) break
    column = column * 26 + code
  }
  return column - 1
}

function mergeOf(ref: string): MergedCells | null {
  const [, a, top, b, bottom] = /^([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})$/.exec(ref) ?? []
  if (a === undefined) return null
  return { top: Number(top), left: columnOf(a), bottom: Number(bottom), right: columnOf(b!) }
}

interface Book {
  readonly shared: readonly string[]
  readonly styles: readonly CellStyle[]
  readonly is1904: boolean
}

interface RawCell {
  readonly type: string
  readonly style: number
  readonly value: string
  readonly inline: string
  readonly formula: string | null
  readonly note: string | null
}

const plain = (value: number): string => String(Math.round(value * 1e6) / 1e6)

function cellOf(
  { type, style, value, inline, formula, note }: RawCell,
  { shared, styles, is1904 }: Book,
): BookCell | undefined {
  const format = styles[style] ?? { isDay: false, isPercent: false, currency: null, fill: null }
  const rest = { formula, note, fill: format.fill, isPercent: format.isPercent, currency: format.currency }
  if (type === 's') return textCell(shared[Number(value)] ?? '', rest)
  if (type === 'inlineStr') return textCell(inline, rest)
  if (type === 'str' || type === 'b' || type === 'e') return textCell(type === 'str' ? value : '', rest)
  if (type === 'd') {
    const day = /^\d{4}-\d\d-\d\d/.exec(value)?.[0]
    return day === undefined ? undefined : makeCell({ ...rest, text: value, day: day as BookCell['day'] })
  }
  const number = value === '' ? Number.NaN : Number(value)
  if (!Number.isFinite(number)) return textCell('', rest)
  const day = format.isDay ? dayOfSerial(number, is1904) : null
  if (day !== null) return makeCell({ ...rest, text: formatDay(day), value: number, day })
  return makeCell({
    ...rest,
    text: format.isPercent ? `${plain(number * 100)} %` : plain(number),
    value: number,
    is1904,
  })
}

/** A cell without text is kept for its formula, whose result was not stored. */
function textCell(text: string, rest: Partial<BookCell>): BookCell | undefined {
  return text.trim() === '' && rest.formula === null ? undefined : makeCell({ ...rest, text })
}

function rowsOfSheet(part: string, book: Book, notes: ReadonlyMap<string, string>): BookRow[] {
  const collected = rowCollector()
  const merges: MergedCells[] = []
  let [line, isHidden, column, cells] = [0, false, 0, [] as (BookCell | undefined)[]]
  let cell = { type: 'n', style: 0, value: '', inline: '', formula: null as string | null, place: '' }
  let [inside, isCell] = ['', false]
  scan(
    part,
    (name, marks) => {
      if (name === 'row') {
        const { r, hidden } = marks()
        ;[line, isHidden, column, cells] = [
          r === undefined ? line + 1 : Number(r),
          hidden === '1' || hidden === 'true',
          0,
          [],
        ]
        if (!Number.isSafeInteger(line) || line < 1 || line > 1_048_576) throw new OldFileRefused('unreadable')
      } else if (name === 'c') {
        const { r, t, s } = marks()
        if (r !== undefined) column = columnOf(r)
        isCell = true
        cell = { type: t ?? 'n', style: Number(s ?? 0), value: '', inline: '', formula: null, place: r ?? '' }
      } else if (name === 'f') {
        inside = name
        cell.formula = ''
      } else if (name === 'v' || name === 't') inside = name
      else if (name === 'mergeCell') {
        const merge = mergeOf(marks()['ref'] ?? '')
        if (merge) merges.push(merge)
      }
    },
    {
      close(name) {
        if (name === inside) inside = ''
        if (name === 'c') {
          isCell = false
          const made = cellOf({ ...cell, note: notes.get(cell.place) ?? null }, book)
          if (made) {
            if (column < 0 || column >= sheetLimits.columns) throw new OldFileRefused('tooManyColumns')
            cells[column] = made
          }
          column += 1
        } else if (name === 'row') collected.add(line, isHidden, cells)
      },
      text(text) {
        if (!isCell || inside === '') return
        if (inside === 'v') cell.value += text
        else if (inside === 't') cell.inline += text
        else cell.formula = (cell.formula ?? '') + text.slice(0, 200)
      },
    },
  )
  return spreadMerges(collected.rows, merges)
}

/** Reads all sheets of a workbook. No formula is reckoned: what it came to is read. */
export function readXlsx(partOf: PartOf): ReadSheet[] {
  const found: { title: string; isHidden: boolean; id: string }[] = []
  let is1904 = false
  scan(partOf('xl/workbook.xml'), (name, marks) => {
    if (name === 'workbookPr') is1904 = ['1', 'true'].includes(marks()['date1904'] ?? '')
    else if (name === 'sheet') {
      const { name: title, state, id } = marks()
      found.push({ title: title ?? '', isHidden: state !== undefined && state !== 'visible', id: id ?? '' })
    }
  })
  if (found.length > sheetLimits.sheets) throw new OldFileRefused('tooManySheets')
  const targets = relations(partOf('xl/_rels/workbook.xml.rels'), 'xl')
  const other = (type: string) => [...targets.values()].find((one) => one.type.endsWith(`/${type}`))?.path
  const book = {
    shared: sharedTexts(partOf(other('sharedStrings') ?? 'xl/sharedStrings.xml')),
    styles: cellStyles(partOf(other('styles') ?? 'xl/styles.xml')),
    is1904,
  }
  return found.flatMap(({ title, isHidden, id }) => {
    const path = targets.get(id)?.path
    const part = path === undefined ? null : partOf(path)
    if (path === undefined || part === null) return []
    const [folder, name] = [path.slice(0, path.lastIndexOf('/')), path.slice(path.lastIndexOf('/') + 1)]
    const own = [...relations(partOf(`${folder}/_rels/${name}.rels`), folder).values()]
    const notes = own.find((one) => one.type.endsWith('/comments'))?.path
    return [{ title, isHidden, rows: rowsOfSheet(part, book, notesOf(notes === undefined ? null : partOf(notes))) }]
  })
}
