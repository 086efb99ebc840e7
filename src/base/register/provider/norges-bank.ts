import { z } from 'zod'
import { day, isDay } from '../../kit/day'
import { ProviderFailure } from '../../provider/failure'
import { readJson } from '../../provider/read-json'
import type { PolicyRate } from '../model'
import type { PolicyRateSource } from '../port'
import { readRegister, type RegisterAdapterDeps } from '../ask'

const Answer = z.looseObject({
  data: z.looseObject({
    dataSets: z
      .array(
        z.looseObject({
          series: z.record(
            z.string(),
            z.looseObject({
              observations: z.record(z.string(), z.array(z.union([z.string(), z.number()]).nullable())),
            }),
          ),
        }),
      )
      .min(1),
    structure: z.looseObject({
      dimensions: z.looseObject({
        observation: z.array(z.looseObject({ values: z.array(z.looseObject({ id: z.string() })) })).min(1),
      }),
    }),
  }),
})

/** Reads SDMX-JSON: the key of an observation is the place of its day. Values are text. */
function readPolicyRate(text: string): PolicyRate {
  const { data } = readJson(Answer, text, 'policy rate')
  const days = data.structure.dimensions.observation[0]!.values
  const [series] = Object.values(data.dataSets[0]!.series)
  const read = Object.entries(series?.observations ?? {}).flatMap(([place, [value]]) => {
    const on = days[Number(place)]?.id ?? ''
    const percent = value === null || value === undefined || value === '' ? Number.NaN : Number(value)
    return isDay(on) && Number.isFinite(percent) ? [{ on: day(on), hundredths: Math.round(percent * 100) }] : []
  })
  const last = read.toSorted((a, b) => (a.on < b.on ? -1 : 1)).at(-1)
  if (last === undefined) throw new ProviderFailure('unreadable', 'policy rate: no observation')
  return last
}

/** The policy rate of Norges Bank (data.norges-bank.no). */
export function norgesBank(url: string, deps: RegisterAdapterDeps): PolicyRateSource {
  const register = readRegister('norges-bank', url, deps)
  const path = '/api/data/IR/B.KPRA.SD.R?format=sdmx-json&lastNObservations=1'
  return { read: () => register('policy rate', path, readPolicyRate) }
}
