import { providerRoutes } from '../control/provider-routes'
import type { Sandbox } from '../control/sandbox'
import { addDays, day, osloDay, type Day, type Instant } from '../../src/base/kit/day'

/** The policy rate in percent from each day on. */
const rates: readonly (readonly [Day, string])[] = [
  [day('2023-12-15'), '4.5'],
  [day('2025-06-20'), '4.25'],
  [day('2025-09-19'), '4'],
  [day('2026-05-08'), '4.25'],
  [day('2026-09-25'), '4.5'],
]

const isBusinessDay = (on: Day) => ![0, 6].includes(new Date(`${on}T00:00:00Z`).getUTCDay())
const rateOn = (on: Day) => rates.findLast(([from]) => from <= on)?.[1]

/** The business days of a period that have a rate, the earliest first. A day comes on the next business day. */
function observations(from: Day, to: Day, today: Day): { on: Day; value: string }[] {
  const found: { on: Day; value: string }[] = []
  const start = from < rates[0]![0] ? rates[0]![0] : from
  for (let on = start; on <= to && on < today; on = addDays(on, 1))
    if (isBusinessDay(on)) found.push({ on, value: rateOn(on)! })
  return found
}

function dataset(found: readonly { on: Day; value: string }[]) {
  return {
    meta: { contentLanguages: ['no'] },
    data: {
      dataSets: [
        {
          series: {
            '0:0:0:0': { observations: Object.fromEntries(found.map(({ value }, at) => [String(at), [value]])) },
          },
        },
      ],
      structure: {
        dimensions: { observation: [{ id: 'TIME_PERIOD', values: found.map(({ on }) => ({ id: on, name: on })) }] },
      },
    },
  }
}

const csv = (found: readonly { on: Day; value: string }[]) =>
  [
    'FREQ;INSTRUMENT_TYPE;TENOR;UNIT_MEASURE;TIME_PERIOD;OBS_VALUE',
    ...found.map(({ on, value }) => `B;KPRA;SD;R;${on};${value}`),
  ].join('\n')

/** Norges Bank's data with the policy rate. */
export async function norgesBankProvider(sandbox: Sandbox): Promise<void> {
  await providerRoutes(sandbox, 'norges-bank', '/api/data', (app) => {
    app.get('/IR/B.KPRA.SD.R', async (request, reply) => {
      const query = new URLSearchParams(request.url.split('?')[1] ?? '')
      const today = osloDay(sandbox.clock.now() as Instant)
      const last = Number(query.get('lastNObservations') ?? 0)
      const all = observations(
        (query.get('startPeriod') ?? (last > 0 ? addDays(today, -14 - 2 * last) : rates[0]![0])) as Day,
        (query.get('endPeriod') ?? today) as Day,
        today,
      )
      const found = last > 0 ? all.slice(-last) : all
      if (query.get('format') === 'csv') return await reply.type('text/csv').send(csv(found))
      return await reply.send(dataset(found))
    })
  })
}
