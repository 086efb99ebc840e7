import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { buildContracts } from '../src/app/server/leases'
import { addDays, addTime, osloDay, type Day, type Instant } from '../src/base/kit/day'
import type { OwnerId } from '../src/base/kit/owner'
import { incomeEncryption } from '../src/books/income/service'
import { maxFreeVouchers } from '../src/landlord/plan/rules'
import { ContractForm } from '../src/lease/contract/model-form'
import { contractService } from '../src/lease/contract/service'
import { rentKind } from '../src/lease/rent/service'
import { leaseEnding } from '../src/lease/rent-account/service-ending'
import { leaseEndService } from '../src/lease/tenancy/service-end'
import { signByHandService } from '../src/lease/tenancy/service-sign'
import { testContract } from '../src/lease/contract/test-contract'
import { expectedRents, type AgreedLease } from './rents-oracle'
import { proofEncryption } from './repeats-key'
import { isFullRun, seed } from './run'
import { addAccount, queueRuns, miscountedAccounts, seededRandom, startDate, useFixture } from './repeats-fixture'

/** The full size is for `npm run proof`. */
const sizes = isFullRun ? { contracts: 80, kills: 10, longestStep: 10 } : { contracts: 8, kills: 1, longestStep: 90 }

/** The run covers 36 months from here. For some of them no worker runs. */
const begin = '2023-11-15T11:00:00.000Z' as Instant
const [start, end] = [osloDay(begin), '2026-11-15' as Day]
const downtimes = [1, 40, 200]

const answered = buildContracts({ encryption: proofEncryption, publicUrl: '' })
const nothing = async () => Promise.reject(new Error('these are signed without paper'))
const shared = { encryption: proofEncryption, contracts: answered }
const contracts = contractService({
  ...shared,
  profile: { read: async () => ({ iban: '', language: 'nb' }) },
  ending: leaseEnding,
})
const ending = leaseEndService(shared)
const signing = signByHandService({
  ...shared,
  prepareLease: async () => async () => undefined,
  files: { add: nothing, pictures: nothing },
})

interface Lease extends AgreedLease {
  readonly id: number
  readonly owner: OwnerId
  finished: string | null
  isSigned: boolean
  /** Months whose voucher the landlord moved to the trash folder. */
  readonly trashed: Set<string>
  /** Sums that the landlord set, by month. */
  readonly set: Map<string, number>
}

const fixture = useFixture(6)
const { write } = fixture

const fileOf = (id: number) => String(id).padStart(22, 'A')

/** A draft with difficult dates: ends of months, a leap day, fixed terms of any length, first payments before and after the start. */
async function addLease(
  home: { owner: OwnerId; houseId: number },
  n: number,
  pick: (below: number) => number,
  age = 0,
): Promise<Lease> {
  const from = addDays(startDate(n, pick), -age)
  const terms = {
    start_date: from,
    first_payment_date: addDays(from, pick(3) === 0 ? pick(88) - 28 : 0),
    month_sum: (1_000_000 + pick(1_000_000)) / 100,
    ...(pick(3) === 0 && { type: 'time-bound' as const, end_date: addDays(from, pick(900)) }),
  }
  const form = ContractForm.parse(testContract(home.houseId, [`/api/document/${fileOf(home.owner)}`], terms))
  const { id } = await write(begin, home.owner, (ctx) => contracts.create(ctx, form))
  return {
    id,
    owner: home.owner,
    start: from,
    end: form.end_date,
    firstPayment: form.first_payment_date,
    rent: form.month_sum,
    finished: null,
    isSigned: false,
    trashed: new Set(),
    set: new Map(),
  }
}

async function addHome(subscriptionActive: boolean) {
  const home = await addAccount(fixture.db, begin, { subscriptionActive })
  await fixture.db
    .insertInto('document')
    .values({
      account_id: home.owner,
      id: fileOf(home.owner),
      name: 'a.pdf',
      type: 'application/pdf',
      size: 1,
      sha256: 'x',
      created_at: begin,
    })
    .execute()
  return home
}

const vouchersOf = async (lease: Lease) =>
  await fixture.db
    .selectFrom('incomebilag')
    .select(['id', 'start_date', 'end_date', 'sum', 'isTrashed', 'canEditSum', 'tenant_birthday'])
    .where('contractId', '=', lease.id)
    .orderBy('start_date')
    .execute()

/** Duplicates, gaps, wrong periods and wrong sums in all contracts. */
async function differences(leases: readonly Lease[], today: Day) {
  const wrong: string[] = []
  let made = 0
  for (const lease of leases) {
    const rows = await vouchersOf(lease)
    made += rows.length
    const about = JSON.stringify(lease)
    const months = rows.map((row) => row.start_date.slice(0, 7))
    for (const month of new Set(months))
      if (months.filter((one) => one === month).length > 1) wrong.push(`twice ${month}: ${about}`)
    const expected = lease.isSigned ? expectedRents(lease, today) : new Map<string, string>()
    for (const month of lease.trashed) expected.delete(month)
    for (const [month, sum] of lease.set)
      if (expected.has(month)) expected.set(month, `${expected.get(month)!.split(' ').slice(0, 2).join(' ')} ${sum}`)
    const found = new Map(
      rows
        .filter((row) => !row.isTrashed)
        .map((row) => [row.start_date.slice(0, 7), `${row.start_date} ${row.end_date} ${row.sum}`]),
    )
    for (const [month, rent] of expected)
      if (found.get(month) !== rent) wrong.push(`${rent} is ${found.get(month) ?? 'a gap'}: ${about}`)
    for (const [month, rent] of found) if (!expected.has(month)) wrong.push(`too many ${rent}: ${about}`)
    for (const row of rows) {
      if (row.canEditSum === (lease.finished !== null)) wrong.push(`canEditSum of ${row.start_date}: ${about}`)
      if (
        proofEncryption.decrypt(row.tenant_birthday, incomeEncryption.context('tenant_birthday', row.id)) !==
        '1990-05-17'
      )
        wrong.push(`birth date of ${row.id}`)
      if (
        row.isTrashed &&
        !lease.trashed.has(row.start_date.slice(0, 7)) &&
        !(lease.finished !== null && row.start_date > lease.finished)
      )
        wrong.push(`trashed ${row.start_date}: ${about}`)
    }
  }
  return { wrong, made }
}

describe('rent under 4 worker processes that are killed at random', () => {
  it(`is booked once for each month over 36 months, with downtimes of ${downtimes.join(', ')} days`, async () => {
    const pick = seededRandom(seed)
    const leases: Lease[] = []
    while (leases.length < sizes.contracts) {
      const home = await addHome(true)
      for (let i = 0; i < 1 + pick(9) && leases.length < sizes.contracts; i += 1)
        leases.push(await addLease(home, leases.length, pick))
    }
    const workers = fixture.workers(4, begin)
    try {
      await workers.startAll()
      let today = start
      const breaks = new Map(downtimes.map((days, i) => [addDays(start, 60 + 200 * i + pick(60)), days]))
      let kills = sizes.kills

      const signSome = async (now: Instant) => {
        for (const lease of leases.filter((one) => !one.isSigned && one.start <= today).slice(0, 1 + pick(5))) {
          await write(now, lease.owner, (ctx) => signing.signManual(ctx, lease.id, { documents: [] }))
          lease.isSigned = true
        }
      }
      const finishOne = async (now: Instant) => {
        const running = leases.filter((one) => one.isSigned && one.finished === null && one.start <= today)
        const lease = running[pick(Math.max(1, running.length * 3))]
        if (!lease) return
        const date = [today, addDays(today, -pick(100))].find((one) => one >= lease.start)!
        await write(now, lease.owner, (ctx) => ending.finish(ctx, lease.id, { deleteIncome: false, date }))
        lease.finished = date
      }
      /**
       * A landlord's actions on existing vouchers: changes one voucher's rent, moves all vouchers of one contract to the
       * trash folder.
       */
      const touch = async (now: Instant) => {
        const lease = leases[pick(leases.length)]!
        const rows = (await vouchersOf(lease)).filter((row) => !row.isTrashed)
        if (rows.length === 0) return
        if (pick(4) === 0) {
          await write(now, lease.owner, (ctx) => ending.trashIncome(ctx, lease.id))
          for (const row of rows) lease.trashed.add(row.start_date.slice(0, 7))
        } else if (lease.finished === null) {
          const row = rows[pick(rows.length)]!
          await fixture.db
            .updateTable('incomebilag')
            .set({ sum: 123 as never })
            .where('id', '=', row.id)
            .execute()
          lease.set.set(row.start_date.slice(0, 7), 123)
        }
      }
      /** Sets the workers' clock to a random hour of that day, and waits until all is done. */
      const live = async ({ isHurt = false, isTouched = true }) => {
        const now = addTime(`${today}T00:30:00.000Z` as Instant, pick(21 * 3_600_000))
        await queueRuns(fixture.db, now, 8, rentKind)
        workers.setTime(now)
        // Contracts are signed and finished while the workers run.
        if (isTouched) await Promise.all([signSome(now), finishOne(now)])
        if (isHurt) {
          await sleep(pick(40))
          await workers.kill([...workers.alive.keys()][pick(workers.alive.size)]!)
        }
        await workers.startAll()
        await workers.rest(fixture.db, now)
        if (isTouched) await touch(now)
      }

      while (today < end) {
        const down = [...breaks].find(([on]) => on <= today)
        if (down) {
          breaks.delete(down[0])
          await workers.killAll()
          today = addDays(today, down[1])
          await workers.startAll()
        } else today = addDays(today, 1 + pick(sizes.longestStep))
        if (today > end) today = end
        const isHurt = kills > 0 && pick(3) === 0
        if (isHurt) kills -= 1
        await live({ isHurt })
      }
      expect([kills, breaks.size]).toEqual([0, 0])
      const { wrong, made } = await differences(leases, today)
      expect(wrong, `seed ${seed}`).toEqual([])
      expect(made).toBeGreaterThan(sizes.contracts * 10)
      expect(leases.filter((lease) => lease.finished !== null).length).toBeGreaterThan(2)

      // A second run adds nothing, and every voucher is counted.
      await live({ isTouched: false })
      expect(await differences(leases, today)).toEqual({ wrong: [], made })
      expect(await miscountedAccounts(fixture.db)).toEqual([])
      expect(workers.complaints).toEqual([])
    } finally {
      await workers.killAll()
    }
  })
})

describe('rent without a subscription', () => {
  it('waits at 21 vouchers or day 30, and with one nothing is missing', async () => {
    const pick = seededRandom(seed)
    const leases: Lease[] = []
    for (let n = 0; n < sizes.contracts / 4; n += 1) {
      const home = await addHome(false)
      // Every other account has old contracts, which reach the limit before the trial is over.
      for (let i = 0; i < 4; i += 1) leases.push(await addLease(home, n * 4 + i, pick, n % 2 === 0 ? 400 : 0))
    }
    const workers = fixture.workers(4, begin)
    try {
      await workers.startAll()
      const settle = async (today: Day) => {
        const now = `${today}T12:00:00.000Z` as Instant
        await queueRuns(fixture.db, now, 8, rentKind)
        workers.setTime(now)
        await workers.rest(fixture.db, now)
      }
      for (const [n, lease] of leases.entries()) {
        const today = addDays(start, n % 2 === 0 ? 0 : 20)
        await write(`${today}T11:00:00.000Z` as Instant, lease.owner, (ctx) =>
          signing.signManual(ctx, lease.id, { documents: [] }),
        )
        lease.isSigned = true
      }
      for (const days of [21, 29, 60, 200, 800]) await settle(addDays(start, days))
      const blocked = await fixture.db
        .selectFrom('contract')
        .select(['blocked_by', 'next_rent_on'])
        .where('next_rent_on', 'is not', null)
        .execute()
      expect(blocked.every((one) => one.blocked_by !== '' || one.next_rent_on! > addDays(start, 800))).toBe(true)
      expect([...new Set(blocked.map((one) => one.blocked_by))].toSorted()).toEqual(['endOf30Days', 'freeLimit'])
      for (const account of await fixture.db.selectFrom('account').select(['id', 'usedBilags']).execute())
        expect(account.usedBilags).toBeLessThanOrEqual(maxFreeVouchers)
      // The rents booked so far must be the oldest of the rents that are owed.
      for (const lease of leases) {
        const months = (await vouchersOf(lease)).map((row) => row.start_date.slice(0, 7))
        expect(months).toEqual([...expectedRents(lease, addDays(start, 800)).keys()].slice(0, months.length))
      }
      await fixture.db.updateTable('account').set({ subscriptionActive: true }).execute()
      const last = addDays(start, 900)
      await settle(last)
      expect((await differences(leases, last)).wrong).toEqual([])
      expect(await fixture.db.selectFrom('contract').select('id').where('blocked_by', '!=', '').execute()).toEqual([])
      expect(workers.complaints).toEqual([])
    } finally {
      await workers.killAll()
    }
  })
})
