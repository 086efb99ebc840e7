import { bankAccountCalls } from '../../bank/account/calls'
import { bankFileCalls } from '../../bank/file/calls'
import { BankFile } from '../../bank/file/model'
import { bankMatchingCalls } from '../../bank/matching/calls'
import { bankTransactionCalls } from '../../bank/transaction/calls'
import { toRequestedSuggestion } from '../../bank/transaction/model'
import { forgiveCall } from '../../base/call/limits'
import { addDays, addMonths, dayOf, formatDay, monthOf, yearOf, type Day } from '../../base/kit/day'
import { ore, toKroner, type Ore } from '../../base/kit/money'
import { existingContractCalls } from '../../lease/contract/calls-existing'
import { rentAccountCalls } from '../../lease/rent-account/calls'
import { rentAccountChangeCalls } from '../../lease/rent-account/calls-change'
import { ledgerCalls } from '../../books/ledger/calls'
import { demoAddress, type FillContext } from './fill-expenses'

/** The demo's bank account. No bank has account numbers that begin with 9999. */
const demoBankAccount = { name: 'Leiekonto', account_number: '99990812345' }

export interface DemoRent {
  readonly contract: number
  readonly payer: string
  readonly dueOn: Day
  readonly sum: Ore
}

export interface DemoPayment {
  readonly to: string
  readonly date: Day
  readonly sum: Ore
}

/** A movement of money. A sum below zero is money out. */
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
 * The movements of the account: rents on their due days, bills, and payments that have nothing to do with the letting.
 * The newest rent is half paid.
 */
function demoMovements(rents: readonly DemoRent[], paid: readonly DemoPayment[], today: Day): readonly Movement[] {
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

/** The movements as a file in Nordea's format. */
function demoBankFile(movements: readonly Movement[]): Buffer {
  const own = demoBankAccount.account_number
  const rows = movements.map(({ date, sum, name, text, account }) => {
    const [from, to] = sum < 0 ? [own, account] : [account, own]
    return [formatDay(date), inKroner(sum), from, to, name, text, 'NOK', 'Betaling'].join(';')
  })
  return Buffer.from(
    ['\uFEFFBokføringsdato;Beløp;Avsender;Mottaker;Navn;Tittel;Valuta;Betalingstype', ...rows].join('\r\n'),
  )
}

/** Rent is followed for this month and this many months before it. */
const monthsBack = 2
/** The number of bills in the file. They are the newest ones. */
const bills = 5

/** Follows the rent of each running contract from a month on, and returns these rents. */
async function followedRents({ caller, today }: FillContext): Promise<DemoRent[]> {
  const from = addMonths(dayOf(yearOf(today), monthOf(today), 1), -monthsBack)
  const contracts = await caller.call(existingContractCalls.list, {})
  const rents: DemoRent[] = []
  for (const { id, status, signed_at, tenant_first_name, tenant_last_name } of contracts) {
    if (signed_at === null || status === 'finished') continue
    const params = { id: String(id) }
    await caller.call(rentAccountChangeCalls.update, { params, body: { follows_from: from.slice(0, 7) } })
    const { months } = await caller.call(rentAccountCalls.read, { params })
    for (const { due_on, sum } of months)
      rents.push({ contract: id, payer: `${tenant_first_name} ${tenant_last_name}`, dueOn: due_on, sum })
  }
  return rents
}

async function newestBills({ caller, today }: FillContext): Promise<DemoPayment[]> {
  const query = { date_from: addMonths(today, -monthsBack), date_to: today }
  const { bilags } = await caller.call(ledgerCalls.allTypes, { query })
  return bilags
    .flatMap(({ date, sum, name }) => (date === null || sum === null || !name ? [] : [{ to: name, date, sum }]))
    .toSorted((one, other) => (one.date < other.date ? 1 : -1))
    .slice(0, bills)
}

/**
 * Records bank transactions. Accepts the sure suggestions for payments before this month. The newer payments stay open,
 * so that a visitor has something to check.
 */
export async function recordBank(context: FillContext): Promise<number> {
  const { caller, db, account, today, print } = context
  const movements = demoMovements(await followedRents(context), await newestBills(context), today)
  const { id: bankAccountId } = await caller.call(bankAccountCalls.create, { body: demoBankAccount })
  const file = BankFile.parse(await caller.uploadTo(bankFileCalls.upload, 'leiekonto.csv', demoBankFile(movements)))
  await forgiveCall(db, bankFileCalls.upload.limits, { ip: demoAddress, subject: String(account) })
  const body = { bankAccountId }
  const { imported } = await caller.call(bankTransactionCalls.importFile, { params: { id: String(file.id) }, body })
  const rows = await caller.call(bankTransactionCalls.list, { query: { state: 'open' } })
  const month = dayOf(yearOf(today), monthOf(today), 1)
  const sure = rows.flatMap(({ id, date, suggestion }) =>
    date < month && suggestion !== null && 'certainty' in suggestion && suggestion.certainty === 'sure'
      ? [{ id, suggestion: toRequestedSuggestion(suggestion) }]
      : [],
  )
  if (sure.length > 0) await caller.call(bankMatchingCalls.accept, { body: { rows: sure } })
  print(`Payments at the bank: ${imported}`)
  return imported
}
