import type { FastifyReply } from 'fastify'
import { providerRoutes } from '../control/provider-routes'
import type { Sandbox } from '../control/sandbox'
import { dayOf, osloDay, type Instant } from '../../src/base/kit/day'

const prefix = '/api/pxwebapi/v2'
const first = 2015

/** The index in tenths as it was published. Months after them are made up. */
const published: Readonly<Record<number, readonly number[]>> = {
  2015: [716, 718, 720, 723, 725, 727, 727, 725, 730, 733, 736, 733],
  2016: [737, 741, 744, 747, 749, 754, 759, 754, 757, 760, 762, 758],
  2017: [757, 760, 763, 764, 766, 769, 771, 765, 769, 769, 770, 771],
  2018: [770, 777, 779, 782, 782, 788, 794, 791, 795, 794, 797, 797],
  2019: [794, 800, 801, 805, 803, 803, 809, 803, 807, 808, 810, 808],
  2020: [808, 808, 808, 811, 812, 814, 820, 817, 820, 822, 816, 820],
  2021: [828, 834, 832, 835, 834, 837, 845, 844, 854, 851, 858, 863],
  2022: [855, 865, 870, 880, 883, 890, 902, 899, 912, 915, 914, 914],
  2023: [915, 919, 927, 936, 941, 947, 950, 943, 943, 952, 957, 957],
  2024: [959, 961, 963, 970, 969, 972, 977, 968, 971, 977, 980, 979],
  2025: [981, 995, 988, 994, 999, 1001, 1008, 1002, 1006, 1007, 1009, 1010],
  2026: [1016, 1022, 1024, 1028, 1030, 1028, 1038, 1035, 1040],
}
/** Later months are this much above the same month of the year before, in thousandths. */
const yearly = 1030

function tenthsOf(year: number, month: number): number {
  const known = published[year]?.[month - 1]
  return known ?? Math.round((tenthsOf(year - 1, month) * yearly) / 1000)
}

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Oslo',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

const codeOf = (year: number, month: number) => `${year}M${String(month).padStart(2, '0')}`

/**
 * The months and their figures at a moment. A month comes on the 10th of the next one, at 08:00. From 05:00 that day it
 * is there as 0.
 */
function monthsAt(now: Instant): { readonly code: string; readonly tenths: number }[] {
  const [today, time] = [osloDay(now), clock.format(new Date(now))]
  const [thisYear, thisMonth] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
  const months: { code: string; tenths: number }[] = []
  for (let year = first; year <= thisYear; year += 1)
    for (let month = 1; month <= 12; month += 1) {
      const release = month === 12 ? dayOf(year + 1, 1, 10) : dayOf(year, month + 1, 10)
      if (year === thisYear && month >= thisMonth) break
      const isOut = today > release || (today === release && time >= '08:00')
      if (isOut) months.push({ code: codeOf(year, month), tenths: tenthsOf(year, month) })
      else if (today === release && time >= '05:00') months.push({ code: codeOf(year, month), tenths: 0 })
    }
  return months
}

const refused = async (reply: FastifyReply, title: string) =>
  await reply.code(400).send({ type: 'Parameter error', title, status: 400 })

/** The months that an expression selects. Null: it is none. Undefined: a month that is not there. */
function selected(expression: string, codes: readonly string[]): readonly string[] | null | undefined {
  const [, top] = /^top\((\d+)\)$/i.exec(expression) ?? []
  if (top !== undefined) return codes.slice(-Number(top))
  const [, from] = /^from\((\d{4}M\d{2})\)$/i.exec(expression) ?? []
  if (from !== undefined) return codes.includes(from) ? codes.slice(codes.indexOf(from)) : undefined
  const [, start = '', end = ''] = /^\[range\((\d{4}M\d{2}),(\d{4}M\d{2})\)\]$/i.exec(expression) ?? []
  if (start !== '')
    return codes.includes(start) && codes.includes(end)
      ? codes.slice(codes.indexOf(start), codes.indexOf(end) + 1)
      : undefined
  if (/[()[\]]/.test(expression)) return null
  const listed = expression
    .split(',')
    .flatMap((one) => (one.includes('*') ? codes.filter((code) => code.startsWith(one.split('*')[0]!)) : [one]))
  return listed.every((one) => codes.includes(one)) ? listed : undefined
}

const dimension = (label: string, codes: readonly string[], labels: Record<string, string>, more: object = {}) => ({
  label,
  category: { index: Object.fromEntries(codes.map((code, at) => [code, at])), label: labels, ...more },
})

/** The answer in json-stat2. */
function dataset(codes: readonly string[], figures: ReadonlyMap<string, number>, updated: string) {
  return {
    version: '2.0',
    class: 'dataset',
    label: '14700: Konsumprisindeks, etter vare- og tjenestegruppe, statistikkvariabel og måned',
    updated,
    note: ['F.o.m. 2026 er referanseår 2025=100.'],
    role: { time: ['Tid'], metric: ['ContentsCode'] },
    id: ['VareTjenesteGrp', 'ContentsCode', 'Tid'],
    size: [1, 1, codes.length],
    dimension: {
      VareTjenesteGrp: dimension('vare- og tjenestegruppe', ['00'], { '00': 'Totalindeks' }),
      ContentsCode: dimension(
        'statistikkvariabel',
        ['KpiIndMnd'],
        { KpiIndMnd: 'Konsumprisindeks (2025=100)' },
        {
          unit: { KpiIndMnd: { base: 'indeks 2025=100', decimals: 1 } },
        },
      ),
      Tid: dimension('måned', codes, Object.fromEntries(codes.map((code) => [code, code]))),
    },
    value: codes.map((code) => (figures.get(code) ?? 0) / 10),
    extension: { noteMandatory: { '1': true }, px: { tableid: '14700', decimals: 1 } },
  }
}

async function sendData(sandbox: Sandbox, url: string, reply: FastifyReply): Promise<unknown> {
  const query = new URLSearchParams(url.split('?')[1] ?? '')
  const variables = [...query].flatMap(([name, value]) => {
    const [, variable] = /^valueCodes\[(.+)\]$/i.exec(name) ?? []
    return variable === undefined ? [] : [[variable, value] as const]
  })
  // A code that is named twice is a fault of the server, without a body.
  if (variables.some(([, value]) => new Set(value.split(',')).size < value.split(',').length))
    return await reply.code(500).send()
  const chosen = new Map(variables)
  const unknown = [...chosen.keys()].some((name) => !['VareTjenesteGrp', 'ContentsCode', 'Tid'].includes(name))
  if (unknown) return await refused(reply, 'Non-existent variable')
  const time = chosen.get('Tid')
  if (time === undefined || !chosen.has('ContentsCode'))
    return await refused(reply, 'Missing selection for mandantory variable')
  if (chosen.get('ContentsCode') !== 'KpiIndMnd' || (chosen.get('VareTjenesteGrp') ?? '00') !== '00')
    return await refused(reply, 'Non-existent value')
  const now = sandbox.clock.now() as Instant
  const months = monthsAt(now)
  const codes = selected(
    time,
    months.map(({ code }) => code),
  )
  if (codes === null) return await refused(reply, 'Illegal selection expression')
  if (codes === undefined) return await refused(reply, 'Non-existent value')
  reply.header('x-ratelimit-policy', '40;w=60s')
  return await reply.send(dataset(codes, new Map(months.map(({ code, tenths }) => [code, tenths])), now))
}

const longestUrl = 2100

/** Statistics Norway's tables, with the one of the price index. */
export async function ssbProvider(sandbox: Sandbox): Promise<void> {
  await providerRoutes(sandbox, 'ssb', prefix, (app) => {
    app.get<{ Params: { table: string } }>('/tables/:table/data', async (request, reply) => {
      if (request.url.length > longestUrl || request.params.table !== '14700') return await reply.code(404).send()
      return await sendData(sandbox, request.url, reply)
    })
  })
}
