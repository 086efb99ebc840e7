import { dayOf, formatDay, yearOf, type Day } from '../../base/kit/day'
import { formatKr, ore, percentOf, type Ore } from '../../base/kit/money'
import { minLifetime } from '../../books/depreciation/model'
import { limitsDiffer, mayDeductAtOnce } from '../../books/depreciation/rules'
import { rulesOf } from '../../books/depreciation/rules-book'
import type { Asker } from './rules-ask'
import type { Place } from './rules-entries'
import type { ReadItem } from './rules-items'
import type { CarriedBalance } from './rules-proposal'
import { cutText } from './rules-words'

export interface ItemFigures {
  readonly place: Place
  readonly name: string
  readonly date: Day
  readonly sum: Ore
  readonly lifetime: number
  readonly at_once: boolean
  readonly carried: CarriedBalance | null
}

const lifetimes = [3, 4, 5, 6, 7, 8, 10, 12, 15]

/** Asks how long an item lasts. Null while there is no answer. */
function askLifetime(place: Place, name: string, asker: Asker): number | null {
  const answer = asker.ask({
    kind: 'lifetime',
    key: String(place.line),
    place,
    what: cutText(name, 60),
    word: 'askLifetime',
    choices: [['0', 'underThree'], ...lifetimes.map((n) => ({ id: String(n), text: asker.word('years', { n }) }))],
  })
  return answer === null ? null : Number(answer)
}

/** An item that was bought in the list. A small one is deducted at once. */
export function listedItem(place: Place, name: string, date: Day, sum: Ore, asker: Asker): ItemFigures | null {
  const isSmall = sum < rulesOf(yearOf(date)).limit
  const lifetime = isSmall ? 0 : askLifetime(place, name, asker)
  return lifetime === null
    ? null
    : {
        place,
        name: cutText(name, 50),
        date,
        sum,
        lifetime,
        at_once: isSmall && mayDeductAtOnce({ date, sum }),
        carried: null,
      }
}

/** The balance if 20 percent of it is deducted each year from the year of purchase. */
function reckonedBalance(cost: Ore, bought: Day, on: Day): Ore {
  let left = cost
  for (let year = yearOf(bought); year <= yearOf(on) && year < yearOf(bought) + 100; year += 1)
    left = ore(left - percentOf(left, rulesOf(year).itemPercent))
  return left
}

function askBalance(item: ReadItem, cost: Ore, bought: Day, carried: CarriedBalance, asker: Asker): void {
  const reckoned = reckonedBalance(cost, bought, carried.on)
  const years = Math.max(1, yearOf(carried.on) - yearOf(bought) + 1)
  if (carried.balance === 0 || Math.abs(reckoned - carried.balance) <= years * 100) return
  const left = formatKr(carried.balance)
  asker.ask({
    kind: 'balance',
    key: String(item.place.line),
    place: item.place,
    what: cutText(item.name, 60),
    word: 'askBalance',
    values: { left, reckoned: formatKr(reckoned) },
    choices: [{ id: 'keep', text: asker.word('keepBalance', { left }) }],
    blocks: false,
  })
}

function boughtOn(item: ReadItem, thisYear: number, asker: Asker): Day | null {
  if (item.bought !== null) return item.bought
  const last = item.leftOn === null ? thisYear : yearOf(item.leftOn)
  const choices = Array.from({ length: 12 }, (_, back) => ({ id: String(last - back), text: String(last - back) }))
  const answer = asker.ask({
    kind: 'bought',
    key: String(item.place.line),
    place: item.place,
    what: cutText(item.name, 60),
    word: 'askBought',
    choices,
  })
  return answer === null ? null : dayOf(Number(answer), 1, 1)
}

function carriedOf(item: ReadItem, bought: Day, thisYear: number, asker: Asker): CarriedBalance | null | 'asked' {
  if (item.left === null || item.left < 0) return null
  let on = item.leftOn
  if (on === null) {
    const days = [thisYear - 1, thisYear - 2, thisYear - 3].map((year) => dayOf(year, 12, 31))
    const choices = days.map((day) => ({ id: day as string, text: formatDay(day) }))
    const answer = asker.ask({
      kind: 'balance_day',
      place: item.place,
      what: cutText(item.name, 60),
      word: 'askBalanceDay',
      choices,
    })
    if (answer === null) return 'asked'
    on = answer as Day
  }
  return on < bought ? null : { balance: item.left, on }
}

/** The lifetime of the table, or 0 for what was deducted at once. Else it is asked for, and null without an answer. */
function lifetimeOf(item: ReadItem, cost: Ore, date: Day, carried: CarriedBalance | null, asker: Asker): number | null {
  const { lifetime } = item
  if (lifetime !== null) return lifetime < minLifetime ? 0 : lifetime
  const isOver = item.isAtOnce || carried?.balance === 0 || cost < rulesOf(yearOf(date)).limit
  return isOver ? 0 : askLifetime(item.place, item.name, asker)
}

/** Says that an item could have been deducted at once, where the table spreads it. */
function tellLimit(item: ReadItem, cost: Ore, asker: Asker): void {
  asker.ask({
    kind: 'limit',
    key: String(item.place.line),
    place: item.place,
    what: cutText(item.name, 60),
    word: 'askLimit',
    values: { sum: formatKr(cost, 'needed') },
    choices: [['keep', 'keep']],
    blocks: false,
  })
}

/** An item of a table of depreciation, with what is left of it. Null while something must be asked. */
export function tableItem(item: ReadItem, thisYear: number, asker: Asker): ItemFigures | null {
  const cost = item.cost ?? item.left
  const date = cost === null || cost <= 0 ? null : boughtOn(item, thisYear, asker)
  if (cost === null || date === null) return null
  const carried = carriedOf(item, date, thisYear, asker)
  if (carried === 'asked') return null
  const lifetime = lifetimeOf(item, cost, date, carried, asker)
  if (lifetime === null) return null
  if (carried) askBalance(item, cost, date, carried, asker)
  if (lifetime > 0 && limitsDiffer({ date, sum: cost })) tellLimit(item, cost, asker)
  const isOver = carried === null || carried.balance === 0
  const at_once = lifetime === 0 && isOver && mayDeductAtOnce({ date, sum: cost })
  return { place: item.place, name: cutText(item.name, 50), date, sum: cost, lifetime, at_once, carried }
}
