import { createHash } from 'node:crypto'
import type { OwnedCtx } from '../../base/call/context'
import { Refusal, type FieldErrors } from '../../base/kit/refusal'
import type { Rental, SubmissionType, Assigned } from '../tax-document/model'
import { differencesOf, type Difference } from '../tax-document/rules-differences'
import { chooseFound } from '../tax-document/rules-property'
import { mergeRentals, type Merged, type OtherHouse, type Placed } from '../tax-document/service'
import { netOf, readFetched, readValidation, type Validation } from '../tax-document/service-answers'
import { envelopeOf } from '../tax-document/service-envelope'
import { changedOutsideRental } from '../tax-document/service-guard'
import { validateDocument } from '../tax-document/service-return'
import type { Hint } from './model'
import { newUuid, ReturnRefused, TaxRefused, type TaxAuthority, type Taxpayer } from './port'
import { hintsOf } from './rules-hint'
import { classOf } from './rules-result'
import { sameText } from './rules-sending'
import { asking, operation, providersOf, type ReturnDeps } from './service-context'
import { ambiguous, disputedEntries } from './service-disputed'
import { memoryIn } from './service-memory'
import type { TaxedHouse } from './service-rentals'

/** What is to be handed in of a year. */
export interface Chosen {
  readonly year: number
  readonly submission: SubmissionType
  readonly houses: readonly TaxedHouse[]
  /** The other houses of the account, which keep what is theirs. */
  readonly others: readonly OtherHouse[]
  readonly assigned: readonly Assigned[]
}

/** The return that the authority has found to be valid, and what it was made of. */
export interface Prepared extends Chosen {
  /** The draft that it is based on. */
  readonly documentId: string
  readonly xml: string
  readonly placed: readonly Placed[]
  /** Entries beside a house's own of which nobody knows whose they are; houses whose earlier figures were taken back. */
  readonly beside: Merged['beside']
  readonly withdrawn: readonly string[]
  /** By house what says that something is the same again. */
  readonly hashes: Readonly<Record<string, string>>
  readonly differences: readonly Difference[]
  readonly hints: readonly Hint[]
}

export const hashesOf = ({ houses, submission }: Pick<Chosen, 'houses' | 'submission'>): Record<string, string> =>
  Object.fromEntries(
    houses.map(({ figures, rental }) => [
      String(figures.houseId),
      createHash('sha256')
        .update(sameText(figures, rental, submission))
        .digest('hex'),
    ]),
  )

/** Merges the figures into the authority's draft of the year, and has it look at them. */
export function prepareService(deps: ReturnDeps) {
  /** The draft. What the authority has not, or doesn't show, is none. */
  const draftOf = async (authority: TaxAuthority, year: number) =>
    readFetched(
      await authority.draft(year).catch((error: unknown) => {
        if (error instanceof TaxRefused && (error.status === 403 || error.status === 404))
          throw new ReturnRefused(['skattemeldingFinnesIkke'])
        throw error
      }),
    )

  /** Looks those houses up in the register that the draft doesn't have: by their numbers, else by their address. */
  async function searched(
    authority: TaxAuthority,
    year: number,
    rentals: readonly Rental[],
    missing: ReadonlySet<number>,
  ): Promise<Rental[]> {
    const all: Rental[] = []
    for (const rental of rentals) {
      if (!missing.has(rental.house.id)) {
        all.push(rental)
        continue
      }
      const { property_number: farm, holding_number: holding, address } = rental.house
      const query = farm && holding ? `${farm}/${holding}` : address
      all.push({ ...rental, found: chooseFound(rental.house, await authority.search(year, query)) })
    }
    return all
  }

  /** The return with the figures in it, as far as it is known where they go. */
  async function merge(ctx: OwnedCtx, authority: TaxAuthority, { year, houses, others, assigned }: Chosen) {
    const { documentId, draft } = await draftOf(authority, year)
    const memory = await memoryIn(ctx, year)
    const known = {
      year,
      draft,
      others,
      newId: () => newUuid(ctx.ids),
      ...memory,
      assigned: [...assigned, ...memory.assigned],
    }
    const rentals = houses.map(({ rental }) => rental)
    let merged = mergeRentals({ ...known, rentals })
    if (merged.unplaced.length > 0) {
      const missing = new Set(merged.unplaced.map(({ houseId }) => houseId))
      merged = mergeRentals({ ...known, rentals: await searched(authority, year, rentals, missing) })
    }
    checkApart(merged, known)
    return { documentId, draft, merged }
  }

  /** One attempt. Null: the draft has changed meanwhile. */
  async function attempt(ctx: OwnedCtx, authority: TaxAuthority, chosen: Chosen, isLast: boolean) {
    const { year, submission, houses } = chosen
    const { documentId, draft, merged } = await merge(ctx, authority, chosen)
    const { xml, placed, unplaced, disputed } = merged
    if (unplaced.length > 0) return { refusal: propertiesMissing(chosen, unplaced) }
    if (disputed.length > 0) return { refusal: ambiguous(houses, disputedEntries(draft, disputed)) }
    if (changedOutsideRental(draft, xml, merged))
      throw new Error('merging has changed more of the return than the rental')
    if (validateDocument(year, xml).length > 0) throw new ReturnRefused(['xmlValideringsfeilPaaSkattemelding'])
    const { systemName } = providersOf(deps)
    const envelope = envelopeOf({ xml, documentId, year, submission, systemName, purpose: 'egenfastsetting' })
    const answer = readValidation(await authority.validate(year, envelope))
    const hints = hintsOf(answer, placed)
    if (!answer.ok) {
      const codes = codesOf(answer)
      if (!isLast && classOf(codes) === 'stale') return null
      throw new ReturnRefused(codes, hints, fieldsOf(chosen, hints))
    }
    const differences = differencesOf(houses, placed, netOf(answer))
    const { beside, withdrawn } = merged
    const hashes = hashesOf(chosen)
    const made: Prepared = { ...chosen, documentId, xml, placed, beside, withdrawn, hashes, differences, hints }
    return { prepared: made, envelope }
  }

  /** Until the authority has found it valid; with `then`, what is asked of the authority next in the same conversation. */
  async function prepared<T>(
    ctx: OwnedCtx,
    taxpayer: Taxpayer,
    chosen: Chosen,
    then: { readonly name: string; readonly work: (authority: TaxAuthority, envelope: string) => Promise<T> },
  ): Promise<{ readonly prepared: Prepared; readonly value: T }> {
    const { authority } = providersOf(deps)
    const found = await asking(() =>
      authority.ask(operation(then.name, ctx, chosen.year), taxpayer, async (asked) => {
        const made = (await attempt(ctx, asked, chosen, false)) ?? (await attempt(ctx, asked, chosen, true))
        if (!made?.prepared) return made!
        const { prepared: valid, envelope } = made
        return { prepared: valid, value: await then.work(asked, envelope) }
      }),
    )
    if ('value' in found) return found
    throw found.refusal
  }

  return {
    /**
     * The authority's own preview of it, and what it was made of. Refuses as docs/rules.md#handing-in says, with 422
     * formValidationFailed at `houseIds.<n>` a house whose property can't be found, and with 409 entryAmbiguous where it
     * can't be told whose an entry of the draft is.
     */
    async preview(ctx: OwnedCtx, taxpayer: Taxpayer, chosen: Chosen): Promise<{ url: string; prepared: Prepared }> {
      const work = (authority: TaxAuthority, envelope: string) => authority.preview(envelope)
      const { value, ...rest } = await prepared(ctx, taxpayer, chosen, { name: 'preview return', work })
      return { url: value, ...rest }
    },

    /** The valid return, not handed in. Refuses likewise. */
    validate: async (ctx: OwnedCtx, taxpayer: Taxpayer, chosen: Chosen): Promise<Prepared> =>
      (await prepared(ctx, taxpayer, chosen, { name: 'validate return', work: async () => null })).prepared,
  }
}

/**
 * The last look at whose entries were written, apart from how they were found: each house has one of its own, and none is
 * what was written for a house that isn't sent now.
 */
function checkApart(
  { placed, withdrawn }: Merged,
  { others, remembered, year }: Pick<Parameters<typeof mergeRentals>[0], 'others' | 'remembered' | 'year'>,
): void {
  const entries = placed.map(({ objectId }) => objectId)
  const isOthers = (id: string) => {
    const last = remembered.find((each) => each.year === year && each.entryId === id)
    return last !== undefined && others.some(({ house }) => house.id === last.houseId)
  }
  if (new Set(entries).size < entries.length || [...entries, ...withdrawn].some(isOthers))
    throw new Error('merging has written the figures of a house into the entry of another one')
}

/** Why it was refused; where no reason is given, the deviations that are one. */
const codesOf = ({ codes, deviations }: Validation): readonly string[] =>
  codes.length > 0 ? codes : deviations.flatMap(({ type, isCause }) => (isCause ? [type] : []))

/** Houses of the request, each with the word for what is wrong with it; undefined for none. */
function atHouses(houses: readonly TaxedHouse[], ids: readonly number[], word: string): FieldErrors | undefined {
  const fields = houses.flatMap(({ figures }, index) =>
    ids.includes(figures.houseId) ? [[`houseIds.${index}`, word]] : [],
  )
  return fields.length > 0 ? (Object.fromEntries(fields) as FieldErrors) : undefined
}

const fieldsOf = ({ houses }: Chosen, hints: readonly Hint[]): FieldErrors | undefined =>
  atHouses(
    houses,
    hints.flatMap(({ houseId, refuses }) => (refuses && houseId !== null ? [houseId] : [])),
    'taxControl',
  )

const propertiesMissing = ({ houses }: Chosen, unplaced: Merged['unplaced']): Refusal => {
  const ids = unplaced.map(({ houseId }) => houseId)
  return new Refusal('formValidationFailed', atHouses(houses, ids, 'propertyUnknown'))
}

export type PrepareService = ReturnType<typeof prepareService>
