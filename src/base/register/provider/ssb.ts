import { z } from 'zod'
import { ProviderFailure } from '../../provider/failure'
import { readJson } from '../../provider/read-json'
import type { PriceMonth } from '../model'
import type { PriceIndex } from '../port'
import { monthOfCode } from '../texts'
import { readRegister, type RegisterAdapterDeps } from '../ask'

const table = '14700'
/** More months than a year of silence and the months that were known before it. */
const months = 36
const [group, content, time] = ['VareTjenesteGrp', 'ContentsCode', 'Tid'] as const
const [total, index] = ['00', 'KpiIndMnd'] as const

// Written by hand, because the brackets and the star must reach the server as they are.
const query = [
  'lang=no',
  'outputFormat=json-stat2',
  `valueCodes[${group}]=${total}`,
  `valueCodes[${content}]=${index}`,
  `valueCodes[${time}]=top(${months})`,
].join('&')

const Dimension = z.looseObject({
  category: z.looseObject({
    index: z.union([z.record(z.string(), z.int()), z.array(z.string())]),
    unit: z.record(z.string(), z.looseObject({ base: z.string().nullish() })).nullish(),
  }),
})
const Answer = z.looseObject({
  id: z.array(z.string()),
  size: z.array(z.int().positive()),
  dimension: z.record(z.string(), Dimension),
  value: z.union([z.array(z.number().nullable()), z.record(z.string(), z.number().nullable())]),
  extension: z.looseObject({ px: z.looseObject({ tableid: z.string().nullish() }).nullish() }).nullish(),
})

const strange = (why: string) => new ProviderFailure('unreadable', `prices: ${why}`)

const positionsOf = (dimension: z.output<typeof Dimension>): ReadonlyMap<string, number> => {
  const { index: given } = dimension.category
  return new Map(Array.isArray(given) ? given.map((code, at) => [code, at]) : Object.entries(given))
}

/** Reads json-stat2. Cells are in row-major order of `id` and `size`, whatever their order is. */
function readPrices(text: string): PriceMonth[] {
  const answer = readJson(Answer, text, 'prices')
  if ((answer.extension?.px?.tableid ?? table) !== table) throw strange('another table')
  const dimensions = answer.id.map((name) => answer.dimension[name])
  if (answer.id.length !== answer.size.length || dimensions.some((each) => each === undefined))
    throw strange('a dimension is missing')
  const base = answer.dimension[content]?.category.unit?.[index]?.base
  if (base && !base.includes('2025')) throw strange('another base')
  const positions = new Map(answer.id.map((name, at) => [name, positionsOf(dimensions[at]!)]))
  const stepOf = (name: string) => answer.size.slice(answer.id.indexOf(name) + 1).reduce((all, size) => all * size, 1)
  const fixed = [
    [group, total],
    [content, index],
  ].map(([name, code]) => {
    const at = positions.get(name!)?.get(code!)
    if (at === undefined) throw strange(`no ${name}`)
    return at * stepOf(name!)
  })
  const start = fixed.reduce((sum, each) => sum + each, 0)
  const cells = answer.value
  return [...(positions.get(time) ?? [])].flatMap(([code, at]) => {
    const month = monthOfCode(code)
    const cell = start + at * stepOf(time)
    const value = Array.isArray(cells) ? cells[cell] : cells[String(cell)]
    // A figure that is about to be published is a 0, or missing.
    if (month === null || typeof value !== 'number' || value <= 0) return []
    return [{ month, tenths: Math.round(value * 10) }]
  })
}

/** The consumer price index of Statistics Norway (data.ssb.no, CC BY 4.0). Nothing is sent but the name of the table. */
export function ssb(url: string, deps: RegisterAdapterDeps): PriceIndex {
  const register = readRegister('ssb', url, deps)
  return {
    read: async () => {
      const read = await register('prices', `/api/pxwebapi/v2/tables/${table}/data?${query}`, readPrices)
      return read.toSorted((a, b) => (a.month < b.month ? -1 : 1))
    },
  }
}
