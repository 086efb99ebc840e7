import { shareInYear, recordViolation, type House, type Landlord, type Life } from './life'
import { readAsLandlord } from './landlord-call'
import type { HandedIn, Instance } from './desk-tax'
import type { Letting } from './authority-return'

/** The figures of a house in a year, computed from the vouchers that the API returns. Whole kroner. */
export interface Figures {
  readonly houseId: number
  readonly gross: number
  readonly costs: number
  /** The landlord's own share of the house. */
  readonly share: number
  /** True if the house is in the return: it has taxed rent, or it has costs and no rent at all. */
  readonly isEntered: boolean
  /** True if the books contain household items or personal use of them. */
  readonly hasItems: boolean
}
interface Vouchers {
  readonly bilags: readonly {
    readonly cost_type: string | null
    readonly sum: number | null
    readonly franchise: number
    readonly date: string | null
  }[]
  readonly incomeBilags: readonly {
    readonly sum: number
    readonly taxable: boolean
    readonly contractId: number | null
    readonly separatedTaxable: boolean
  }[]
  readonly depreciationBilags: readonly { readonly date: string; readonly sum: number; readonly depreciation: number }[]
}

const ore = (kroner: number) => BigInt(Math.round(kroner * 100))
/** Rounds hundredths of an øre to whole kroner, half up. */
const rounded = (hundredths: bigint) => Number((hundredths + 5000n) / 10_000n)
const sumOf = (each: readonly bigint[]) => each.reduce((sum, one) => sum + one, 0n)

const lineOf = (costType: string) => (costType === 'maintenance' || costType === 'municipal_taxes' ? costType : 'other')

/** The figures of all of a landlord's houses. Null when they can't be read now. */
export async function figuresOf(life: Life, landlord: Landlord, year: number): Promise<Figures[] | null> {
  const all: Figures[] = []
  for (const { id, deletedAt, shares } of landlord.houses) {
    if (deletedAt !== null) continue
    const period = `date_from=${year}-01-01&date_to=${year}-12-31`
    const read = await readAsLandlord<Vouchers>(life, landlord, `bilag/all-types?houseId=${id}&${period}`)
    if (!read) return null
    const isTaxed = (one: Vouchers['incomeBilags'][number]) =>
      one.contractId === null ? one.separatedTaxable : one.taxable
    const taxed = read.incomeBilags.filter(isTaxed)
    const lines = new Map<string, bigint>()
    const add = (line: string, hundredths: bigint) => lines.set(line, (lines.get(line) ?? 0n) + hundredths)
    for (const { cost_type, sum, franchise, date } of read.bilags)
      if (cost_type !== null && sum !== null && date !== null) add(lineOf(cost_type), ore(sum) * BigInt(franchise))
    for (const { date, sum, depreciation } of read.depreciationBilags)
      if (depreciation === 100 && date.startsWith(`${year}`)) add('other', ore(sum) * 100n)
    const hasCosts = lines.size > 0 || read.depreciationBilags.length > 0
    all.push({
      houseId: id,
      gross: rounded(sumOf(taxed.map(({ sum }) => ore(sum) * 100n))),
      costs: [...lines.values()].reduce((total, line) => total + rounded(line), 0),
      share: shareInYear({ shares }, year),
      isEntered: read.incomeBilags.length === 0 ? hasCosts : taxed.length > 0,
      hasItems: landlord.books.hadItems,
    })
  }
  return all
}

/** The request of a landlord: the chosen houses of a year, and the figures of all houses at that time. */
interface ReturnRequest {
  readonly houseIds: readonly number[]
  readonly year: number
  readonly figures: readonly Figures[]
}
const requests = new WeakMap<Instance, ReturnRequest>()
/** Notes the request behind an instance at Altinn. A later call may submit an instance that was interrupted. */
export function noteRequest(instance: Instance, asked: ReturnRequest): void {
  if (!requests.has(instance)) requests.set(instance, asked)
}

/**
 * The figures of each house after this submission. Starts from the figures of the accepted return
 * that the draft contains, and changes the houses of this request. Null when a request isn't known.
 */
function standsAfter(all: readonly HandedIn[], { instance, draft }: HandedIn): ReadonlyMap<number, Figures> | null {
  const asked = requests.get(instance)
  const before = all.find((each) => each.instance.id === draft?.accepted)
  const accepted = before ? standsAfter(all, before) : new Map<number, Figures>()
  if (!asked || !draft || !accepted) return null
  const stands = new Map(accepted)
  for (const id of asked.houseIds) {
    const own = asked.figures.find(({ houseId }) => houseId === id)
    if (own?.isEntered) stands.set(id, own)
    // A house that is left out is removed if it was submitted before.
    else if (own) stands.delete(id)
  }
  return stands
}

/**
 * Checks the return of a submission. The figures of each house must appear once. A property must
 * contain the figures that were last submitted for its houses. The draft's other entries must stay
 * as they were, and so must everything else in the draft.
 */
export function checkReturn(life: Life, landlord: Landlord, sent: HandedIn): void {
  const { year } = sent.instance
  if (!sent.draft) return recordViolation(life, 'a return is made from the authority’s draft', `${year}`)
  if (sent.rest !== sent.draft.rest)
    recordViolation(
      life,
      'what only the draft knows stays in the return',
      `${year}: ${sent.draft.rest} is ${sent.rest}`,
    )
  const stands = standsAfter(life.tax.handedIn, sent)
  if (!stands) return
  for (const registerId of new Set(landlord.houses.map(({ property }) => property?.registerId)))
    if (registerId !== undefined) checkProperty(life, landlord, { year, registerId }, stands, sent.lettings)
}

const isOfSomething = ({ gross, costs }: { readonly gross: number; readonly costs: unknown }): boolean =>
  gross !== 0 || Object.values(typeof costs === 'number' ? { costs } : (costs as object)).some((cost) => cost !== 0)

/** If the books know no household items, the draft's own value must stay. */
function checkHousehold(
  life: Life,
  landlord: Landlord,
  { year, registerId }: { readonly year: number; readonly registerId: number },
  own: readonly Figures[],
  found: readonly Letting[],
): void {
  const property = landlord.houses.find((house) => house.property?.registerId === registerId)?.property
  const drafted = found.find(({ id }) => id === `utleie-${registerId}`)
  if (!property || !drafted || property.household === null || own.some(({ hasItems }) => hasItems)) return
  if (drafted.household !== property.household)
    recordViolation(
      life,
      'what only the draft knows stays in the return',
      `${year}, property ${registerId}: household items of ${property.household} are ${drafted.household}`,
    )
}

function checkProperty(
  life: Life,
  landlord: Landlord,
  { year, registerId }: { readonly year: number; readonly registerId: number },
  stands: ReadonlyMap<number, Figures>,
  lettings: readonly Letting[],
): void {
  const here = landlord.houses.filter(({ property }) => property?.registerId === registerId)
  const entries = lettings.filter((each) => each.registerId === String(registerId))
  const total = (of: readonly { readonly gross: number }[]) => of.reduce((sum, { gross }) => sum + gross, 0)
  const costsOf = (of: readonly Pick<Letting, 'costs'>[]) =>
    of.reduce((sum, each) => sum + Object.values(each.costs).reduce((all, one) => all + one, 0), 0)
  const figuresOfThese = (houses: readonly House[]) => houses.flatMap(({ id }) => stands.get(id) ?? [])
  // A deleted house counts nowhere. Its earlier figures stay, or another house replaces them.
  const living = figuresOfThese(here.filter(({ deletedAt }) => deletedAt === null))
  const isLivingAlone =
    total(entries) === total(living) && costsOf(entries) === living.reduce((sum, each) => sum + each.costs, 0)
  const own = isLivingAlone ? living : figuresOfThese(here)
  // If a property has two houses, the draft's letting may belong to neither of them.
  const drafted = here.length > 1 ? entries.filter(({ id }) => id === `utleie-${registerId}`) : []
  const isLeft = drafted.length === 1 && entries.length === own.length + 1
  if (own.length === 0) {
    const ours = entries.filter((each) => each.id !== `utleie-${registerId}` && isOfSomething(each))
    if (ours.length > 0)
      recordViolation(
        life,
        'what is left out stands nowhere in the return',
        `${year}, property ${registerId}: ${JSON.stringify(ours)}`,
      )
    return
  }
  const found = isLeft ? entries.filter((each) => !drafted.includes(each)) : entries
  const text = `${year}, property ${registerId}: ${JSON.stringify(own)} stand as ${JSON.stringify(entries.map(({ id, gross, costs, share }) => ({ id, gross, costs, share })))}`
  if (total(found) !== total(own) || costsOf(found) !== own.reduce((sum, each) => sum + each.costs, 0))
    recordViolation(life, 'each house’s figures stand once in the return', text)
  // A house without figures may have an entry, but needs none.
  else if (found.filter(isOfSomething).length > own.length || found.length < own.filter(isOfSomething).length)
    recordViolation(life, 'each house has one entry in the return', text)
  checkHousehold(life, landlord, { year, registerId }, own, found)
  const [handedIn, ...others] = own
  if (here.length === 1 && others.length === 0 && found.some(({ share }) => share !== handedIn!.share))
    recordViolation(life, 'the share in the return is the landlord’s own', text)
}
