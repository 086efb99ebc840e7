import type { Db } from '../db/pool'
import { osloDay, type Day, type Instant } from '../kit/day'
import { builtInMunicipalities, type Municipality } from '../kit/municipalities'
import type { Language } from '../kit/words'
import type { RegisterDifference, PolicyRate, PriceMonth, PricesAnswer, Rates, RatesAnswer } from './model'
import { allPrices, builtInPricesAt, priceSource, wirePrices } from './rules-prices'
import { alarmText, allRates, type RateFrom } from './rules-rates'
import type { ReadRegister, ReadingTimes } from './rules-due'

export interface Reading extends ReadingTimes {
  readonly differs: readonly RegisterDifference[]
  readonly policy: PolicyRate | null
}

/** The last reading of each register. A register that was never asked is missing. */
export async function storedReadings(db: Db): Promise<ReadonlyMap<ReadRegister, Reading>> {
  const rows = await db
    .selectFrom('register_reading')
    .select(['register', 'tried_at', 'read_at', 'differs', 'policy_hundredths', 'policy_on'])
    .orderBy('register')
    .execute()
  return new Map(
    rows.map(({ register, tried_at, read_at, differs, policy_hundredths, policy_on }) => [
      register,
      {
        tried_at,
        read_at,
        differs: differs as unknown as readonly RegisterDifference[],
        policy:
          policy_hundredths === null || policy_on === null ? null : { hundredths: policy_hundredths, on: policy_on },
      },
    ]),
  )
}

/** All known months of the price index, the earliest first. */
export async function knownPrices(db: Db): Promise<PriceMonth[]> {
  return allPrices(await db.selectFrom('price_index').select(['month', 'tenths']).execute())
}

/** All known rates, the earliest first. */
export async function knownRates(db: Db): Promise<Rates> {
  const rows = await db.selectFrom('official_rate').select(['kind', 'from_date', 'hundredths', 'source']).execute()
  const of = (wanted: (typeof rows)[number]['kind']): RateFrom[] =>
    rows
      .filter(({ kind }) => kind === wanted)
      .map(({ from_date, hundredths, source }) => ({ from: from_date, hundredths, source }))
  return allRates({ late_interest: of('late_interest'), reminder_fee: of('reminder_fee') })
}

/** The municipalities of today: those that were read, or those that came with the program. */
export async function knownMunicipalities(db: Db): Promise<readonly Municipality[]> {
  const rows = await db
    .selectFrom('municipality')
    .select(['number', 'name'])
    .where('gone_on', 'is', null)
    .orderBy('number')
    .execute()
  return rows.length > 0 ? rows : builtInMunicipalities
}

/** The price index, with the moment of the last reading. */
export async function pricesAnswer(db: Db): Promise<PricesAnswer> {
  const reading = (await storedReadings(db)).get('ssb')
  return {
    updated_at: reading?.read_at ?? builtInPricesAt,
    source: priceSource,
    months: wirePrices(await knownPrices(db)),
  }
}

/** Says what the operator must look at. Null when there is nothing. */
export async function registerAlarm(db: Db, today: Day, language: Language): Promise<string | null> {
  const readings = await storedReadings(db)
  return alarmText(
    {
      rates: await knownRates(db),
      policy: readings.get('norges-bank')?.policy ?? null,
      differs: Object.fromEntries([...readings].map(([register, { differs }]) => [register, differs])),
    },
    today,
    language,
  )
}

export const ratesAnswer = async (db: Db, today: Day, language: Language): Promise<RatesAnswer> => ({
  ...(await knownRates(db)),
  alarm: await registerAlarm(db, today, language),
})

/** For the metrics: the age of each register's last reading in seconds, and whether something must be looked at. */
export async function registerState(db: Db, now: Instant) {
  const readings = await storedReadings(db)
  return {
    ages: [...readings].flatMap(([register, { read_at }]) =>
      read_at === null ? [] : [{ register, seconds: Math.max(0, (Date.parse(now) - Date.parse(read_at)) / 1000) }],
    ),
    isAlarmed: (await registerAlarm(db, osloDay(now), 'en')) !== null,
  }
}
