import type { Day } from '../../base/kit/day'
import { toKroner } from '../../base/kit/money'
import { tenantName } from '../../books/income/rules-tenant'
import { trashCalls } from '../../books/trash/calls'
import { contractCalls } from '../../lease/contract/calls'
import { tenancyCalls } from '../../lease/tenancy/calls'
import { lettingLaw } from '../../lease/law/rules-letting'
import { paperCalls } from '../../lease/document/calls'
import { regulationCalls } from '../../lease/regulation/calls'
import { dashboardCalls } from '../../year/dashboard/calls'
import { demoContracts, type DemoContract } from './contracts'
import { send, type Filling } from './fill-expenses'
import { houseRules } from './house-rules'
import { demoHouses } from './landlord'

/**
 * Writes the rent contracts with the house's rules, signs them with the paper that the app has drawn, and lets them book
 * their rent; raises it, and ends what is over. Returns how many there are, and how many months of rent they have booked.
 */
export async function recordContracts(filling: Filling): Promise<{ contracts: number; rents: number }> {
  const { caller, houses, today, print } = filling
  const rules: string[] = []
  for (const house of demoHouses) rules.push(await send(filling, houseRules(house)))
  const planned = demoContracts(today)
  for (const plan of planned) {
    const { id } = await caller.call(contractCalls.create, {
      body: form(plan, houses[plan.house]!, rules[plan.house]!),
    })
    const params = { id: String(id) }
    if (plan.handover) await caller.call(contractCalls.createChecklist, { params, body: plan.handover })
    if (plan.extras) await caller.call(contractCalls.extras, { params, body: plan.extras })
    if (plan.split) await caller.call(contractCalls.costSplit, { params, body: splitForm(plan.split) })
    if (!plan.isSigned) continue
    const { url } = await caller.call(paperCalls.paper, { params, query: { lang: 'nb', copy: 'signing' } })
    const paper = { name: `Signert leiekontrakt ${tenantName(plan.tenant)}.pdf`, bytes: await caller.open(url) }
    await caller.call(tenancyCalls.signManual, { params, body: { documents: [await send(filling, paper)] } })
    if (plan.raise) await raiseRent(filling, id, plan.raise)
    if (plan.finished) await finish(filling, id, plan.finished)
  }
  const rents = (await rentsOf(filling, planned[0]!.start)).length
  print(`Rent contracts: ${planned.length}, with ${rents} months of rent`)
  return { contracts: planned.length, rents }
}

type Split = NonNullable<DemoContract['split']>
const splitForm = ({ category, tenant, landlord }: Split) =>
  tenant == null || landlord == null
    ? { category }
    : { category, tenant: toKroner(tenant), landlord: toKroner(landlord) }

/** The form as a landlord fills it in, the deposit on the account of the landlord's own choice. */
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
    ...(deposit !== undefined && {
      deposit_sum: rent * 3,
      deposit_account: deposit,
      deposit_payment_deadline: plan.depositBy,
    }),
  }
}

/** Income of that contract, or of all contracts: what counts, or what lies in the trash folder. */
async function rentsOf({ caller }: Filling, since: Day, contract?: number, trashed = false) {
  const { incomeBilags } = await caller.call(dashboardCalls.allTypes, {
    query: { date_from: since, trashed: trashed ? 'true' : 'false' },
  })
  return incomeBilags.filter(
    ({ contractId }) => contractId !== null && (contract === undefined || contractId === contract),
  )
}

/** Raises the rent from a month on, as the tenant has agreed; the letter goes to an address that nobody has. */
async function raiseRent(
  { caller, today }: Filling,
  id: number,
  raise: NonNullable<DemoContract['raise']>,
): Promise<void> {
  const body = { month_sum: toKroner(raise.sum), from: raise.from, agreed: true, difference_due_on: today }
  await caller.call(regulationCalls.regulate, { params: { id: String(id) }, body })
}

/** Ends the contract on its last day. Rent that was booked for later months goes to the trash folder, and from there for good. */
async function finish(filling: Filling, id: number, date: Day): Promise<void> {
  await filling.caller.call(tenancyCalls.finish, { params: { id: String(id) }, body: { date } })
  for (const rent of await rentsOf(filling, date, id, true)) {
    await filling.caller.call(trashCalls.remove, { params: { type: 'income-bilag', id: String(rent.id) } })
  }
}
