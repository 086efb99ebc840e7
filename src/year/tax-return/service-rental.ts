import { fromKroner, ore, type Ore } from '../../base/kit/money'
import {
  addInOrder,
  elementAt,
  childElements,
  ensureElement,
  fillElement,
  textAt,
  xmlText,
  type XmlElement,
} from '../../base/xml/element'
import { emptyTaxLines } from '../tax/rules'
import type { LineCosts, Rental, WrittenHouse } from './model-document'
import { costsToKeep, type EntryCosts } from './rules-costs'
import { writeAmount, writeDepreciation, writeValue, type DepreciationExtras } from './service-group'
import { rentalPath, type OpenReturn } from './service-return'

/** The maximum number of characters of a text in the schemas. */
const longestText = 4000

/**
 * The parts that only the draft's entry has. They are the reason why the authority's net differs
 * from ours.
 */
export interface EntryExtras extends LineCosts, DepreciationExtras {
  /** The draft's own share in percent, if it stays and is below 100. */
  readonly share: number | null
  /** The draft's gross rent by the flat rule, if the books have none. */
  readonly short: Ore
  /**
   * An amount of ours that somebody moved to another line at the authority. We write it to the line
   * of the books again.
   */
  readonly moved: Ore
}

interface WrittenEntry {
  readonly share: number | null
  readonly hasTenants: boolean
  readonly remaining: EntryExtras
}

interface Before {
  /** The house as the year's last sending wrote it, or null. */
  readonly written: WrittenHouse | null
  /** True if the entry was made for the house, or we wrote it for the house in any year. */
  readonly isOurs: boolean
  /** True if the entry was made for the house. Then it contains nothing of the draft's own. */
  readonly isMade: boolean
}

const costNames = {
  maintenance: 'vedlikeholdskostnadVedUtleie',
  other_costs: 'annenKostnadVedUtleie',
  common_costs: 'husleieFelleskostnadVedUtleie',
  municipal_taxes: 'kommunalAvgift',
  insurance: 'forsikringspremie',
} as const satisfies Record<keyof EntryCosts, string>

/** The names of the elements for rent by accounts, for rent by the flat rule, and for the landlord's own use. */
const ordinaryRent = 'bruttoLeieinntektVedRegnskapsbehandletUtleie'
const flatRent = 'bruttoLeieinntektVedSjablongbehandletUtleie'
const usedAsCabin = 'benytterEiendommenSelvSomFritidseiendom'

/** The amount in an entry. 0 if it is missing. */
const amountAt = (entry: XmlElement, path: string): Ore => {
  const text = textAt(entry, `${path}/beloep/beloepINok/beloepSomHeltall`)
  return text !== null && /^-?\d{1,12}$/.test(text) ? fromKroner(Number(text)) : ore(0)
}

/** Writes a house's figures into its entry (docs/rules/year.md#tax-return-document). */
export function writeRental(
  open: OpenReturn,
  entry: XmlElement,
  rental: Rental,
  before: Before,
  newId: () => string,
): WrittenEntry {
  const { written, isMade } = before
  const { lines, share, tenants } = rental
  const path = rentalPath(open.isNested)
  const order = open.orderAt(path)
  removeDerived(entry)

  const hasTenants = writeTenants(entry, order, tenants, isMade || written?.hasTenants === true, newId)
  const { insurance, common_costs, moved } = writeCosts(open, entry, lines, written)

  const short = writeRents(entry, order, rental, before)
  const stated = textAt(entry, 'andelAvNettoLeieinntektEllerUnderskudd/prosent')
  // A share that we wrote before is written again, even if it is 100. A share that only the draft
  // has doesn't change.
  const isWritten = share !== 100 || stated === null || isMade || (written?.share ?? null) !== null
  if (isWritten) writeValue(entry, 'andelAvNettoLeieinntektEllerUnderskudd', order, { prosent: String(share) })
  const groups = writeDepreciation(entry, order, lines, before, newId)
  const keptShare = isWritten || Number(stated) === 100 ? null : Number(stated)
  return {
    share: isWritten ? share : null,
    hasTenants,
    remaining: { share: keptShare, short, insurance, common_costs, moved, ...groups },
  }
}

/**
 * Writes the rents into the entry. Flat-rule rent that we wrote is removed once the books have none. Flat-rule rent
 * that only the authority's draft has is kept, and its amount is returned. Otherwise returns 0.
 */
function writeRents(entry: XmlElement, order: readonly string[], rental: Rental, { written, isOurs }: Before): Ore {
  const { lines, isShortAlone, isCabin } = rental
  if (lines.short_let > 0 || (written?.lines.short_let ?? 0) > 0) writeAmount(entry, flatRent, order, lines.short_let)
  const hasShort = elementAt(entry, flatRent) !== null
  const both = hasShort ? 'sjablongOgRegnskapsbehandletUtleie' : 'regnskapsbehandletUtleie'
  writeValue(entry, 'utleietype', order, { utleietype: isShortAlone ? 'sjablongbehandletUtleie' : both })
  if (isShortAlone) remove(entry, ordinaryRent)
  else writeAmount(entry, ordinaryRent, order, lines.income, 'always')
  if (isCabin) writeValue(entry, usedAsCabin, order, { boolsk: 'true' })
  else if (isOurs) remove(entry, usedAsCabin)
  return lines.short_let > 0 ? ore(0) : amountAt(entry, flatRent)
}

/** Removes our figures from an entry whose house no longer has any. Nothing else in the entry changes. */
export function clearRental(open: OpenReturn, entry: XmlElement, written: WrittenHouse | null): void {
  const order = open.orderAt(rentalPath(open.isNested))
  removeDerived(entry)
  if (written?.hasTenants) remove(entry, 'leietaker')
  writeCosts(open, entry, emptyTaxLines, written)
  remove(entry, ordinaryRent)
  if ((written?.lines.short_let ?? 0) > 0) for (const name of [flatRent, usedAsCabin]) remove(entry, name)
  writeDepreciation(entry, order, emptyTaxLines, { written, isOurs: true }, () => '')
}

/** True if an entry has rent by accounts or by the flat rule. */
export const hasRentAmount = (entry: XmlElement): boolean =>
  [ordinaryRent, flatRent].some((name) => childElements(entry, name).length > 0)

/**
 * Removes values that the authority calculates. The authority refuses a return if its own
 * calculation gives other values.
 */
function removeDerived(entry: XmlElement): void {
  for (const name of ['nettoLeieinntektForAndel', 'underskuddForAndel', 'samletAvskrivning']) remove(entry, name)
  for (const item of childElements(entry, 'avskrivningAvAnleggsmiddel'))
    for (const name of ['utgaaendeVerdi', 'grunnlagForAvskrivningOgInntektsfoering', 'avskrivning']) remove(item, name)
}

const remove = (parent: XmlElement, name: string): void => {
  for (const each of childElements(parent, name)) each.remove()
}

/**
 * Writes the costs. Insurance and common costs that only the draft has stay. Amounts of ours that
 * the landlord moved to these lines are removed from them.
 */
function writeCosts(open: OpenReturn, entry: XmlElement, lines: Rental['lines'], written: WrittenHouse | null) {
  const draft: EntryCosts = {
    maintenance: costAt(entry, 'maintenance'),
    other_costs: costAt(entry, 'other_costs'),
    common_costs: costAt(entry, 'common_costs'),
    municipal_taxes: costAt(entry, 'municipal_taxes'),
    insurance: costAt(entry, 'insurance'),
  }
  const found = costsToKeep(draft, written)
  // If the books have insurance or common costs, their amount is the whole amount.
  const remaining: LineCosts = {
    insurance: lines.insurance !== 0 ? ore(0) : found.insurance,
    common_costs: lines.common_costs !== 0 ? ore(0) : found.common_costs,
  }
  const path = rentalPath(open.isNested)
  const order = open.orderAt(`${path}/kostnaderVedUtleie`)
  const costs = ensureElement(entry, 'kostnaderVedUtleie', open.orderAt(path))
  const whole: EntryCosts = {
    ...lines,
    insurance: ore(lines.insurance + remaining.insurance),
    common_costs: ore(lines.common_costs + remaining.common_costs),
  }
  for (const name of Object.keys(costNames) as (keyof EntryCosts)[]) {
    // An unchanged amount of the draft isn't written, because it may be in another currency.
    const isDrafts = (name === 'insurance' || name === 'common_costs') && whole[name] === draft[name]
    if (!isDrafts) writeAmount(costs, costNames[name], order, whole[name])
  }
  if (childElements(costs).length === 0) costs.remove()
  return { ...remaining, moved: found.moved }
}

const costAt = (entry: XmlElement, name: keyof EntryCosts): Ore =>
  amountAt(entry, `kostnaderVedUtleie/${costNames[name]}`)

/**
 * Writes the tenants. A tenant whose name is already in the draft keeps its id. `isOurs`: we wrote
 * the entry's tenants, so they are removed if the books have none. Returns whether the entry now
 * has the tenants of the books.
 */
function writeTenants(
  entry: XmlElement,
  order: readonly string[],
  tenants: readonly string[],
  isOurs: boolean,
  newId: () => string,
): boolean {
  const names = new Set(tenants.map((name) => xmlText(name).slice(0, longestText).trim()).filter(Boolean))
  if (names.size === 0 && !isOurs) return false
  for (const tenant of childElements(entry, 'leietaker')) {
    // If two tenants have the same name, the first one stays.
    if (!names.delete(textAt(tenant, 'navn/tekst') ?? '')) tenant.remove()
  }
  for (const name of names) fillElement(addInOrder(entry, 'leietaker', order), { id: newId(), navn: { tekst: name } })
  return true
}
