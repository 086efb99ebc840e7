import { addDays, addMonths, dayOf, monthOf, yearOf, type Day } from '../../base/kit/day'
import { ore, toKroner, type Ore } from '../../base/kit/money'
import { tenantName } from '../../books/income/rules-tenant'
import { trashCalls } from '../../books/trash/calls'
import { contractCalls } from '../../lease/contract/calls'
import { paperCalls } from '../../lease/document/calls'
import { lettingLaw } from '../../lease/law/rules-letting'
import { regulationCalls } from '../../lease/regulation/calls'
import { rentJobKinds } from '../../lease/rent/jobs'
import { rentKind } from '../../lease/rent/service'
import { tenancyCalls } from '../../lease/tenancy/calls'
import { ledgerCalls } from '../../books/ledger/calls'
import { uploadDemoFile, type DemoFile, type FillContext } from './fill-expenses'
import { onDay } from './clock'
import { inflatedPrice } from './expense-of'
import { demoHouses } from './landlord'
import { demoPdf } from './pdf'
import { demoUnsignedLease, demoTenancies, type DemoLease, type DemoTenancy } from './tenancies'

const rules = [
  ['Ro', 'Det skal være ro mellom klokken 23 og 7. Si fra til naboene før du ber mange gjester.'],
  ['Fellesarealer', 'Trapp, gang og rømningsveier skal stå frie. Barnevogner og sykler settes i boden.'],
  ['Avfall', 'Avfall sorteres og legges i beholderne. Esker skal brettes sammen.'],
  ['Brannvern', 'Prøv røykvarsleren hver måned. Det er forbudt å bruke åpen ild på balkong og i bod.'],
  ['Røyking', 'Det er ikke lov å røyke innendørs.'],
  ['Våtrom', 'Rens sluket jevnlig, og luft etter dusjing. Meld fra om lekkasjer med en gang.'],
  ['Vinter', 'Beboerne strør egen inngang når det er glatt.'],
] as const

function houseRules({ name, address, postcode, city }: (typeof demoHouses)[number]): DemoFile {
  const bytes = demoPdf('house-rules', `Husordensregler for ${name}`, {
    heading: 'Husordensregler',
    address: `${address}, ${postcode} ${city}`,
    rules,
    remark: 'Oppdiktet, til demonstrasjon.',
  })
  return { name: `Husordensregler ${name}.pdf`, bytes }
}

export interface DemoContract extends DemoLease {
  readonly start: Day
  /** Null for an open-ended contract. */
  readonly end: Day | null
  readonly rent: Ore
  /** Null when the rent was never raised. The letter is written more than a month ahead (husleieloven § 4-2). */
  readonly raise: { readonly from: Day; readonly sum: Ore; readonly writtenOn: Day } | null
  /** The day by which the deposit must be paid. */
  readonly depositBy: Day
  readonly writtenOn: Day
  /** Null when it isn't signed yet. */
  readonly signedOn: Day | null
  /** Null when the tenant still lives there. */
  readonly finished: Day | null
}

/** A rent in a year, rounded to fifty kroner. */
const rentIn = (kroner: number, year: number): Ore => ore(Math.round(inflatedPrice(kroner, year) / 50) * 5000)

function signed({ from, to, raised, ...lease }: DemoTenancy, today: Day): DemoContract {
  const last = yearOf(today) - 1
  const monthsOn = (months: number) => addMonths(dayOf(last, 1, 1), months)
  const first = raised === undefined ? null : monthsOn(raised)
  const start = monthsOn(from)
  return {
    ...lease,
    start,
    end: null,
    rent: rentIn(lease.kroner, last),
    raise:
      first === null || first > today
        ? null
        : { from: first, sum: rentIn(lease.kroner, last + 1), writtenOn: addDays(addMonths(first, -1), -12) },
    depositBy: addDays(start, -3),
    writtenOn: addDays(start, -18),
    signedOn: addDays(start, -14),
    finished: to === undefined ? null : addDays(monthsOn(to + 1), -1),
  }
}

/**
 * A contract that is not signed: two years from the first of the month after next. A term that short needs a reason
 * (husleieloven § 9-3).
 */
function draft(lease: DemoLease, today: Day): DemoContract {
  const start = addMonths(dayOf(yearOf(today), monthOf(today), 1), 2)
  const end = addDays(addMonths(start, 24), -1)
  return {
    ...lease,
    start,
    end,
    rent: rentIn(lease.kroner, yearOf(today)),
    raise: null,
    depositBy: addDays(today, 21),
    writtenOn: today,
    signedOn: null,
    finished: null,
  }
}

export const demoContracts = (today: Day): DemoContract[] => [
  ...demoTenancies.map((tenancy) => signed(tenancy, today)),
  draft(demoUnsignedLease, today),
]

/** Records and signs the contracts, raises and books their rent, and ends the finished contracts. */
export async function recordContracts(context: FillContext): Promise<{ contracts: number; rents: number }> {
  const { houses, today, print, clock } = context
  const rules: string[] = []
  for (const house of demoHouses) rules.push(await uploadDemoFile(context, houseRules(house)))
  const planned = demoContracts(today)
  for (const plan of planned) {
    const id = await onDay(clock, plan.writtenOn, () =>
      writeContract(context, plan, form(plan, houses[plan.house]!, rules[plan.house]!)),
    )
    if (plan.signedOn === null) continue
    await sign(context, id, plan.tenant, plan.signedOn)
    if (plan.raise) await raiseRent(context, id, plan.raise)
    await bookRent(context)
    if (plan.finished) await finish(context, id, plan.finished)
  }
  const rents = (await rentsOf(context, planned[0]!.start)).length
  print(`Rent contracts: ${planned.length}, with ${rents} months of rent`)
  return { contracts: planned.length, rents }
}

/** Creates a contract with its handover list, extras and cost split. Returns its id. */
async function writeContract(
  { caller }: FillContext,
  { handover, extras, split }: DemoContract,
  body: ReturnType<typeof form>,
): Promise<number> {
  const { id } = await caller.call(contractCalls.create, { body })
  const params = { id: String(id) }
  if (handover) await caller.call(contractCalls.createChecklist, { params, body: handover })
  if (extras) await caller.call(contractCalls.extras, { params, body: extras })
  if (split) await caller.call(contractCalls.costSplit, { params, body: splitForm(split) })
  return id
}

/** Signs a contract on a day. Its rent isn't due by then, so `bookRent` books it. */
async function sign(context: FillContext, id: number, tenant: DemoContract['tenant'], on: Day): Promise<void> {
  const { caller, clock } = context
  const params = { id: String(id) }
  await onDay(clock, on, async () => {
    const { url } = await caller.call(paperCalls.paper, { params, query: { lang: 'nb', copy: 'signing' } })
    const paper = { name: `Signert leiekontrakt ${tenantName(tenant)}.pdf`, bytes: await caller.open(url) }
    const documents = [await uploadDemoFile(context, paper)]
    await caller.call(tenancyCalls.signManual, { params, body: { documents } })
  })
}

/** Books the rent up to today, as the job of a running app does every 15 minutes. */
async function bookRent({ db, clock, encryption }: FillContext): Promise<void> {
  const job = { id: 0, key: null, attempt: 1, before: null }
  const { signal } = new AbortController()
  await db
    .transaction()
    .execute((inside) =>
      rentJobKinds({ encryption })[rentKind]!.run({ db: inside, now: clock.now(), payload: {}, job, signal }),
    )
}

type Split = NonNullable<DemoContract['split']>
const splitForm = ({ category, tenant, landlord }: Split) =>
  tenant == null || landlord == null
    ? { category }
    : { category, tenant: toKroner(tenant), landlord: toKroner(landlord) }

/** The form of a contract. The deposit goes to an account that the landlord chose. */
function form({ tenant, coTenants, dwelling, deposit, ...plan }: DemoContract, houseId: number, rules: string) {
  const rent = toKroner(plan.rent)
  return {
    houseId,
    documents: [rules],
    ...dwelling,
    ...tenant,
    ...(coTenants && { co_tenants: [...coTenants] }),
    type: plan.end === null ? ('running' as const) : ('time-bound' as const),
    taxable: true,
    start_date: plan.start,
    end_date: plan.end,
    first_payment_date: plan.start,
    month_sum: rent,
    month_resignation: lettingLaw[dwelling.dwelling_kind].noticeMonths,
    keys_count: plan.keys,
    comforts: [...plan.comforts],
    pets_allowed: plan.petsAllowed,
    smoking_allowed: false,
    other: plan.other,
    ...(plan.termReason !== undefined && { fixed_term_reason: plan.termReason }),
    ...(deposit !== undefined && {
      deposit_sum: rent * 3,
      deposit_account: deposit,
      deposit_payment_deadline: plan.depositBy,
    }),
  }
}

async function rentsOf({ caller }: FillContext, since: Day, contract?: number, trashed = false) {
  const { incomeBilags } = await caller.call(ledgerCalls.allTypes, {
    query: { date_from: since, trashed: trashed ? 'true' : 'false' },
  })
  return incomeBilags.filter(
    ({ contractId }) => contractId !== null && (contract === undefined || contractId === contract),
  )
}

/**
 * Raises a rent on the day of the letter. No month of the raise is due by then. The letter goes to an address that
 * nobody has.
 */
async function raiseRent(
  { caller, clock }: FillContext,
  id: number,
  { sum, from, writtenOn }: NonNullable<DemoContract['raise']>,
): Promise<void> {
  const body = { month_sum: toKroner(sum), from, agreed: true }
  await onDay(clock, writtenOn, () => caller.call(regulationCalls.regulate, { params: { id: String(id) }, body }))
}

/** Ends a contract. Rent booked for later months goes to the trash folder and is then deleted for good. */
async function finish(context: FillContext, id: number, date: Day): Promise<void> {
  await context.caller.call(tenancyCalls.finish, { params: { id: String(id) }, body: { date } })
  for (const rent of await rentsOf(context, date, id, true)) {
    await context.caller.call(trashCalls.remove, { params: { type: 'income-bilag', id: String(rent.id) } })
  }
}
