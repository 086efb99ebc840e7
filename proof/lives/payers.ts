import { addDays, addMonths, type Day } from '../../src/base/kit/day'
import type { Chance } from './chance'
import { rentOf } from './check-books'
import { isAgreed } from './commands-lease'
import { today, type Landlord, type Life } from './life'
import { rentDueDay, keyOf, type Movement, type StatementFile } from './model-bank'
import type { ContractModel } from './model-contract'
import { readAsLandlord } from './landlord-call'

/** The rent of each month that is due by that day, in øre, by month. For rent that is paid ahead this includes the next month. */
export function rentsDueBy(contract: ContractModel, on: string): Map<string, number> {
  const months = rentOf(contract, addMonths(on as Day, 2))
  return new Map([...months].filter(([month]) => rentDueDay(month, contract.terms) <= on))
}

const wordsOf = (chance: Chance, month: string) => chance.pick(['Husleie', 'Leie', `Husleie ${month}`])

/** A tenant's payments for a month. Some months are not paid. */
function paymentsOf({ id, tenants, terms }: ContractModel, chance: Chance, month: string, rent: number): Movement[] {
  const due = rentDueDay(month, terms) as Day
  const { name } = chance.is(0.85) ? tenants[0]! : chance.pick(tenants)
  const paid = (sum: number, days: number): Movement => ({
    date: addDays(due, days),
    sum,
    name,
    text: wordsOf(chance, month),
    contract: id,
  })
  const late = chance.below(10) - 5
  const whole = paid(rent, late)
  const part = 1 + chance.below(rent)
  const way = chance.weighted({ whole: 60, short: 8, parts: 8, twice: 4, nothing: 20 })
  if (way === 'nothing') return []
  if (way === 'short') return [paid(Math.max(1, rent - 1 - chance.below(100_000)), late)]
  if (way === 'parts') return [paid(part, late), paid(rent - part, late + 1 + chance.below(20))]
  return way === 'twice' ? [whole, whole] : [whole]
}

/** Tenants pay the rent that has become due, and the landlord sometimes pays a voucher. */
export async function payRents(life: Life, chance: Chance, landlord: Landlord): Promise<void> {
  const { decided, movements } = landlord.bank
  for (const contract of landlord.contracts.filter((each) => isAgreed(each) && !each.isDeleted && !each.isErased))
    for (const [month, rent] of rentsDueBy(contract, addDays(today(), 5))) {
      if (rent <= 0 || decided.has(`${contract.id} ${month}`)) continue
      decided.add(`${contract.id} ${month}`)
      movements.push(...paymentsOf(contract, chance, month, rent).filter(({ sum }) => sum > 0))
    }
  if (landlord.books.expenses.length === 0 || chance.is(0.4)) return
  const id = chance.pick(landlord.books.expenses)
  const voucher = await readAsLandlord<{ sum: number; date: Day }>(life, landlord, `bilag/${id}`)
  if (voucher === null) return
  const [date, sum] = [addDays(voucher.date, chance.below(20)), -Math.round(voucher.sum * 100)]
  movements.push({ date, sum, name: 'Rørlegger Berg', text: 'Faktura', contract: null })
}

const kroner = (sum: number): string => (sum / 100).toFixed(2).replace('.', ',')
const row = ({ date, text, name, sum }: Omit<Movement, 'contract'>, currency: string, status: string): string =>
  [date.split('-').toReversed().join('.'), text, name, kroner(sum), currency, status].join(';')

/**
 * A bank file of some days. It contains the transactions of these days in random order, mixed with rows that are not money
 * of the account.
 */
export function fileOf({ bank, contracts }: Landlord, chance: Chance): StatementFile | null {
  const to = chance.is(0.6) ? today() : addDays(today(), -chance.below(60))
  const from = addDays(to, -chance.below(150))
  const moved = bank.movements.filter(({ date }) => date >= from && date <= to)
  if (moved.length === 0) return null
  const lines = moved.map((one) => row(one, 'NOK', chance.pick(['Bokført', 'Utført', ''])))
  const others: string[] = []
  const agreed = contracts.filter(isAgreed)
  for (let n = chance.below(3); n > 0 && agreed.length > 0; n -= 1) {
    const { terms, tenants } = chance.pick(agreed)
    const like = { date: chance.pick(moved).date, text: 'Husleie', name: tenants[0]!.name, sum: terms.rent }
    const isForeign = chance.is(0.4)
    others.push(isForeign ? 'currency' : 'status')
    const status = chance.pick(['Avvist', 'Feilet', 'Kansellert', 'Tilbakeført'])
    lines.push(isForeign ? row(like, chance.pick(['EUR', 'SEK']), 'Bokført') : row(like, 'NOK', status))
  }
  const sorted = lines.map((line) => [chance.code(4), line] as const).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const text = ['Dato;Beskrivelse;Navn;Beløp;Valuta;Status', ...sorted.map(([, line]) => line), ''].join('\r\n')
  return { text, rows: moved.map(keyOf), others: others.toSorted() }
}
