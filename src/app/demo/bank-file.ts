import { addDays, addMonths, dayOf, formatDay, monthOf, yearOf, type Day } from '../../base/kit/day'
import { ore, toKroner, type Ore } from '../../base/kit/money'

/** The landlord's account for the rent. No bank's accounts begin with 9999. */
export const demoBankAccount = { name: 'Leiekonto', account_number: '99990812345' }

/** Rent as a contract has booked it, and who pays. */
export interface DemoRent {
  readonly contract: number
  readonly payer: string
  readonly dueOn: Day
  readonly sum: Ore
}

/** An expense as it was booked. */
export interface DemoPaid {
  readonly to: string
  readonly date: Day
  readonly sum: Ore
}

/** A movement as the bank writes it; below zero is money out. */
interface Movement {
  readonly date: Day
  readonly sum: number
  readonly name: string
  readonly text: string
  readonly account: string
}

const accountOf = (index: number) => ['99991705623', '99993100788'][index % 2]!
const inKroner = (sum: number) => toKroner(ore(sum)).toFixed(2).replace('.', ',')

/**
 * What the bank knows of the last three months: rents on their days, the newest of the last contract half paid; bills; and
 * what has nothing to do with the letting.
 */
export function demoMovements(rents: readonly DemoRent[], paid: readonly DemoPaid[], today: Day): readonly Movement[] {
  const contracts = [...new Set(rents.map(({ contract }) => contract))]
  const newest = rents
    .filter(({ contract }) => contract === contracts.at(-1))
    .reduce<Day | null>((last, { dueOn }) => (last === null || dueOn > last ? dueOn : last), null)
  const last = dayOf(yearOf(today), monthOf(today), 1)
  const own = [
    { date: addDays(addMonths(last, -1), 12), sum: -84_250, name: 'Kiwi 512', text: 'Varekjøp', account: '' },
    {
      date: addDays(addMonths(last, -1), 24),
      sum: -500_000,
      name: 'Egen konto',
      text: 'Overføring sparekonto',
      account: '',
    },
    { date: last, sum: -31_900, name: 'Strømmesenteret', text: 'Abonnement', account: '' },
  ]
  return [
    ...rents.map(({ contract, payer, dueOn, sum }) => ({
      date: dueOn,
      sum: contract === contracts.at(-1) && dueOn === newest ? Math.round(sum / 2) : sum,
      name: payer,
      text: 'Husleie',
      account: accountOf(contracts.indexOf(contract)),
    })),
    ...paid.map(({ to, date, sum }) => ({ date, sum: 0 - sum, name: to, text: 'Nettgiro', account: '' })),
    ...own,
  ]
    .filter(({ date }) => date <= today)
    .toSorted((one, other) => (one.date < other.date ? 1 : -1))
}

/** The movements in a file as Nordea writes it. */
export function demoBankFile(movements: readonly Movement[]): Buffer {
  const own = demoBankAccount.account_number
  const rows = movements.map(({ date, sum, name, text, account }) => {
    const [from, to] = sum < 0 ? [own, account] : [account, own]
    return [formatDay(date), inKroner(sum), from, to, name, text, 'NOK', 'Betaling'].join(';')
  })
  return Buffer.from(
    ['\uFEFFBokføringsdato;Beløp;Avsender;Mottaker;Navn;Tittel;Valuta;Betalingstype', ...rows].join('\r\n'),
  )
}
