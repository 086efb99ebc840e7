import {
  addDays,
  addMonths,
  day,
  formatDay,
  monthAt,
  monthOf,
  yearOf,
  type Day,
  type Instant,
} from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import { rentDueDay } from '../../lease/rent/rules-due-day'
import type { BankRow, RentPart } from './rules-model'
import { kroner } from './test-books'

/** Makes numbers that look random. The same seed gives the same numbers (mulberry32). */
export function chanceOf(seed: number) {
  let state = seed * 0x9e3779b1
  const share = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (count: number) => Math.floor(share() * count)
  return {
    below,
    is: (limit: number) => share() < limit,
    pick: <T>(from: readonly T[]): T => from[below(from.length)]!,
  }
}
type Chance = ReturnType<typeof chanceOf>
type Write = ReturnType<typeof writer>

/** The ways in which banks write who paid. */
const banks = ['columns', 'glued', 'account', 'title'] as const
export type TestBank = (typeof banks)[number]

export interface DrawnContract {
  readonly id: number
  readonly tenants: readonly string[]
  readonly rents: ReadonlyMap<Day, { readonly dueOn: Day; readonly sum: number }>
  readonly account: string
  readonly reference: string | null
}
/** A payment, and the contract and months that it really pays. `rent` is null if it is not rent. */
export interface DrawnPayment {
  readonly row: BankRow
  readonly rent: { readonly contract: number; readonly parts: readonly RentPart[] } | null
}
export interface DrawnYear {
  readonly bank: TestBank
  readonly contracts: readonly DrawnContract[]
  readonly payments: readonly DrawnPayment[]
}

const firstNames = ['Åse', 'Jonas', 'Mari', 'Amina', 'Per', 'Łukasz', 'Jan', 'Kari', 'Anne-Marie', 'Mai', 'Ole']
const lastNames = [
  'Bjørnstad',
  'Sæther',
  'Løvås',
  'Hansen',
  'Hansen',
  'Ødegård',
  'Kowalczyk',
  'Berg',
  'Ås',
  'Solbakken',
]
const monthNames = 'januar februar mars april mai juni juli august september oktober november desember'.split(' ')

/** Writes payments as one bank does. */
function writer(chance: Chance, bank: TestBank) {
  let id = 0
  return (
    date: Day,
    sum: number,
    name: string,
    message: string,
    account: string | null = null,
    reference: string | null = null,
  ): BankRow => {
    id += 1
    const importedAt = `${date}T10:00:00.000Z` as Instant
    const shared = { id, bankAccountId: 1, date, sum: ore(sum), reference, lumpSum: false, importedAt }
    const none = { counterparty: null, counterAccount: null }
    if (bank === 'columns') return { ...shared, text: message, counterparty: name, counterAccount: account }
    if (bank === 'account')
      return {
        ...shared,
        text: `Fra: ${name} ${message} Betalt: ${formatDay(date)}`,
        counterparty: null,
        counterAccount: account,
      }
    if (bank === 'title') return { ...shared, ...none, text: `${message} ${name}`.trim() }
    return { ...shared, ...none, text: `Overføring Innland  ${600 + chance.below(90)} ${name} ${message}` }
  }
}

function drawContracts(chance: Chance): DrawnContract[] {
  const names = new Set<string>()
  const name = () => {
    for (;;) {
      const drawn = `${chance.pick(firstNames)} ${chance.pick(lastNames)}`
      if (!names.has(drawn)) {
        names.add(drawn)
        return drawn
      }
    }
  }
  // Two contracts have the same rent, so the sum alone does not tell them apart.
  const first = 7000 + chance.below(60) * 100
  return [first, first, 7000 + chance.below(60) * 50, 2 * (4000 + chance.below(40) * 100)].map((rent, at) => {
    const dueDate = chance.pick(['01', '01', '15', '20'])
    const raised = at === 2 ? Math.round(rent * 1.03) : rent
    const rents = new Map(
      Array.from({ length: 16 }, (_, month) => {
        const start = addMonths(day('2026-01-01'), month)
        const sum = kroner(month >= 6 ? raised : rent)
        return [
          start,
          {
            dueOn: rentDueDay(start, { start_date: day('2026-01-01'), first_payment_date: day(`2026-01-${dueDate}`) }),
            sum,
          },
        ] as const
      }),
    )
    return {
      id: at + 1,
      tenants: at === 3 ? [name(), name()] : [name()],
      rents,
      account: `123${at}2100188`,
      reference: at === 0 ? '1000422026111' : null,
    }
  })
}

/** The ways in which a tenant may pay the rent of one month. */
const events = [
  'weeks late',
  'short',
  'halves',
  'mother',
  'mother without a word',
  'too much',
  'two at once',
  'returned',
  'cash',
  'early',
] as const
type Event = (typeof events)[number]

/**
 * Draws four unusual rents of the year. No two are of the same kind or follow each other, because the meaning of such a
 * pair is never sure.
 */
function drawEvents(chance: Chance): Map<string, Event> {
  const left: Event[] = [...events]
  const found = new Map<string, Event>()
  while (found.size < 4) {
    const [contract, month] = [1 + chance.below(4), 1 + chance.below(10)]
    const isFree = [month - 1, month, month + 1].every((each) => !found.has(`${contract} ${each}`))
    if (isFree) found.set(`${contract} ${month}`, left.splice(chance.below(left.length), 1)[0]!)
  }
  return found
}

/** The rents of one contract. Most are paid about their due day, one in ten up to 18 days late. */
function drawRents(
  chance: Chance,
  contract: DrawnContract,
  drawn: ReadonlyMap<string, Event>,
  write: Write,
): DrawnPayment[] {
  const found: DrawnPayment[] = []
  const [tenant] = contract.tenants as [string]
  const months = [...contract.rents].slice(0, 12)
  const mother = `${['Kari', 'Berit', 'Siri', 'Anne'][contract.id - 1]} Østby`
  const motherAccount = `1234510002${contract.id}`
  let paidOn = day('2025-12-01')
  for (let at = 0; at < months.length; at += 1) {
    const [month, { dueOn: due, sum }] = months[at]!
    const named = `${chance.pick(['Husleie', 'leie'])} ${monthNames[monthOf(month) - 1]!}`
    const message = chance.pick(['', '', 'Husleie', 'Leie', 'Takk', named, `leie ${monthOf(month)}/${yearOf(month)}`])
    const reference = chance.is(0.8) ? contract.reference : null
    const pay = (
      after: number,
      parts: readonly (readonly [Day, number])[],
      by = tenant,
      text = message,
      account = contract.account,
      over = 0,
    ) => {
      // Nobody pays a month before the previous month.
      paidOn = [paidOn, addDays(due, after)].toSorted()[1]!
      const total = parts.reduce((all, [, part]) => all + part, over)
      const rent = { contract: contract.id, parts: parts.map(([of, part]) => ({ month: of, sum: ore(part) })) }
      found.push({ row: write(paidOn, total, by, text, account, by === tenant ? reference : null), rent })
    }
    const about = chance.is(0.1) ? 5 + chance.below(14) : chance.below(7) - 4
    const whole = [[month, sum]] as const
    switch (drawn.get(`${contract.id} ${at}`)) {
      case undefined:
        pay(at === 0 ? 0 : about, whole)
        break
      case 'weeks late':
        pay(22 + chance.below(25), whole)
        break
      case 'short':
        pay(about, [[month, sum - 300]])
        break
      case 'halves':
        pay(about, [[month, sum / 2]])
        pay(about + 2, [[month, sum / 2]], contract.tenants.at(-1))
        break
      case 'mother':
        pay(about, whole, mother, `Leie ${tenant}`, motherAccount)
        break
      case 'mother without a word':
        pay(about, whole, mother, '', motherAccount)
        break
      case 'too much':
        pay(about, whole, tenant, message, contract.account, 50_000)
        break
      case 'two at once': {
        const [next, { sum: other }] = months[at + 1]!
        pay(1, [
          [month, sum],
          [next, other],
        ])
        at += 1
        break
      }
      case 'returned':
        pay(about, whole)
        pay(about + 2, [[month, -sum]], tenant, 'Tilbakeført')
        pay(about + 5, whole)
        break
      case 'early':
        pay(-(12 + chance.below(14)), whole)
        break
      case 'cash':
    }
  }
  return found
}

/** Payments that are not rent, but look as much like rent as real ones do. */
function drawNoise(chance: Chance, contracts: readonly DrawnContract[], write: Write, count: number): DrawnPayment[] {
  const rows: BankRow[] = []
  for (const { tenants, rents, account } of contracts) {
    const { dueOn: due, sum } = rents.get(day('2026-01-01'))!
    const months = 2 + chance.below(2)
    const text = chance.pick(['Depositum', '', 'depositum leilighet', ''])
    rows.push(write(addDays(due, chance.pick([-12, -3, 8, 40])), months * sum, tenants[0]!, text, account))
  }
  while (rows.length < count) {
    const { tenants, rents, account } = chance.pick(contracts)
    const [month, { dueOn: due, sum }] = chance.pick([...rents].slice(0, 12))
    const date = chance.is(0.5) ? addDays(due, chance.below(7) - 3) : addDays(monthAt(month), chance.below(28))
    const [firstName, ...rest] = tenants[0]!.split(' ')
    const lastName = rest.join(' ')
    const stranger = `12399${String(chance.below(999_999)).padStart(6, '0')}`
    const drawn: (() => BankRow)[] = [
      () => write(date, sum, 'Utleier Testesen', 'Overføring mellom egne kontoer', '12341100001'),
      () => write(date, sum, 'Utleier Testesen', 'Kontoregulering 221', '12341100001'),
      () => write(date, sum, 'Utleier Testesen', '', '12341100001'),
      () => write(date, sum, `Geir ${lastName}`, chance.pick(['', 'Takk for sist', 'leie av henger']), stranger),
      () => write(date, sum, `${firstName} Nordmann`, chance.pick(['', 'Husleie hytte']), stranger),
      () => write(date, sum, 'Bakeri Berg AS', 'Lønn', stranger),
      () => write(date, sum, 'Skatteetaten', 'Skattepenger', stranger),
      () => write(date, sum, 'Elkjøp', 'Refusjon ordre 1234', stranger),
      () => write(date, sum, 'NAV', 'Foreldrepenger', stranger),
      () => write(date, sum - 4200, 'Vipps Mobilepay AS', 'Utb. 2000345 Vippsnr 512345', stranger),
      () => write(date, sum, 'Vipps Mobilepay AS', 'Utbetaling 512345', stranger),
      () => write(date, 100 * chance.below(90_000) + 100, 'Renter', 'Kreditrenter', null),
      () =>
        write(
          date,
          20_000 + chance.below(50) * 1000,
          tenants[0]!,
          chance.pick(['Strøm', 'Takk for lånet', 'Nøkkel', '']),
          account,
        ),
      () => write(date, sum, tenants[0]!, 'Lån tilbake', account),
      () => write(date, 2 * sum, `${firstName} Nordmann`, '', stranger),
      () => ({ ...write(date, 4 * sum, 'Samleinnbetaling', 'KID', stranger), lumpSum: true }),
      () =>
        write(
          date,
          -(100 * chance.below(3000) + 100),
          chance.pick(['KIWI', 'Maxbo', 'Gjensidige']),
          'Varekjøp',
          stranger,
        ),
      () => write(date, -sum, 'Utleier Testesen', 'Til sparing', '12341100001'),
    ]
    rows.push(chance.pick(drawn)())
  }
  return rows.map((row) => ({ row, rent: null }))
}

/** A year of four contracts with about 400 payments, drawn from a seed. */
export function drawYear(seed: number): DrawnYear {
  const chance = chanceOf(seed)
  const bank = banks[seed % banks.length]!
  const contracts = drawContracts(chance)
  const write = writer(chance, bank)
  const drawn = drawEvents(chance)
  const rents = contracts.flatMap((contract) => drawRents(chance, contract, drawn, write))
  return { bank, contracts, payments: [...rents, ...drawNoise(chance, contracts, write, 400 - rents.length)] }
}
