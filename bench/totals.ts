import { ore } from '../src/base/kit/money'
import { rulesOf } from '../src/books/depreciation/rules-book'
import { sql } from 'kysely'
import { createDb, createPool } from '../src/base/db/pool'
import { endOfYear, osloDay, startOfYear, type Instant } from '../src/base/kit/day'
import { actAsOwner } from '../src/landlord/credentials/service-session'
import { AllVouchers, VoucherQuery } from '../src/books/ledger/model'
import { linesOf, totalsOf } from '../src/books/ledger/rules-totals'
import { allVouchers } from '../src/books/ledger/service'
import { accountOf, fullHouse, year } from './books'
import type { Options } from './options'
import type { Servers } from './servers'
import { rounded, type Line } from './report'
import { median } from './rounds'

/**
 * The totals as one loop over plain numbers, without the product. Exact only while the sums of øre × percent stay below
 * 2^53.
 */
function byHand(vouchers: AllVouchers) {
  let [income, taxable, spent] = [0, 0, 0]
  for (const one of vouchers.incomeBilags) {
    if (one.isTrashed) continue
    income += one.sum
    if (one.contractId === null ? one.separatedTaxable : one.taxable) taxable += one.sum
  }
  for (const one of vouchers.bilags) if (!one.isTrashed && one.sum !== null) spent += one.sum * one.franchise
  for (const one of vouchers.depreciationBilags) if (!one.isTrashed) spent += one.expensed * 100
  for (const one of vouchers.depreciationPersonalBilags) spent += one.sum * 100
  const result = taxable * 100 - spent
  return {
    income,
    costs: Math.floor((spent + 50) / 100),
    taxFree: income - taxable,
    estimatedTax: result > 0 ? Math.floor((result * rulesOf(year).taxPercent + 5000) / 10_000) : 0,
    deficit: result < 0 ? Math.floor((-result + 50) / 100) : 0,
  }
}

/** Microseconds per call: the median of many short runs, to avoid disturbances by other work. */
function cost(work: () => unknown): number {
  const runs: number[] = []
  for (let run = 0; run < 60; run += 1) {
    const started = performance.now()
    for (let n = 0; n < 200; n += 1) work()
    runs.push(((performance.now() - started) * 1000) / 200)
  }
  return median(runs.slice(10))
}

/** The totals of the dashboard, from the answer of one full house. */
export async function totals(servers: Servers, { sizes }: Options): Promise<{ lines: Line[]; notes: string[] }> {
  const pool = createPool(servers.big, 4)
  const db = createDb(pool)
  const { rows } = await sql<{ now: Instant }>`select now()`.execute(db)
  const house = fullHouse(0)
  const ctx = {
    db,
    now: rows[0]!.now,
    today: osloDay(rows[0]!.now),
    owner: actAsOwner(accountOf(house)),
    ids: { code: () => 'x' },
    requestId: 'bench',
    ip: '127.0.0.1',
    language: 'en' as const,
    agent: '',
    session: '',
    browser: '',
  }
  const vouchers = await allVouchers(
    ctx,
    VoucherQuery.parse({ houseId: String(house), date_from: `${year}-01-01`, date_to: `${year}-12-31` }),
  )
  await pool.end()
  const ours = () => totalsOf(linesOf(vouchers, { from: startOfYear(year), to: endOfYear(year) }))
  if (JSON.stringify(ours()) !== JSON.stringify(byHand(vouchers)) || ours().costs === ore(0))
    throw new Error(`the totals differ: ${JSON.stringify([ours(), byHand(vouchers)])}`)
  const pairs = Array.from({ length: sizes.rounds }, () => [cost(ours), cost(() => byHand(vouchers))] as const)
  const [us, bare] = [median(pairs.map(([a]) => a)), median(pairs.map(([, b]) => b))]
  return {
    lines: [
      {
        what: `the dashboard's totals of ${sizes.perHouse} vouchers`,
        ours: `${rounded(us, 1)} µs`,
        bare: `one loop over floats: ${rounded(bare, 1)} µs`,
        ratio: median(pairs.map(([a, b]) => b / a)),
      },
    ],
    notes: [
      "The dashboard's totals are computed in the browser from the answer, exactly (every amount in 1/100 øre as a big integer, rounded once); the loop over floats is exact only for sums below 2^53.",
    ],
  }
}
