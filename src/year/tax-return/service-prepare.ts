import { createHash } from 'node:crypto'
import type { OwnedCtx } from '../../base/call/context'
import { Refusal } from '../../base/kit/refusal'
import type { Rental, SubmissionType } from '../tax-document/model'
import { newUuid, ReturnRefused, TaxRefused, type TaxAuthority, type Taxpayer } from './port'
import { differencesOf, type Difference } from '../tax-document/rules-differences'
import { chooseFound } from '../tax-document/rules-property'
import { classOf } from './rules-result'
import { sameText } from './rules-sending'
import { asking, operation, providersOf, type ReturnDeps } from './service-context'
import { mergeRentals, type Placed } from '../tax-document/service'
import { netOf, readFetched, readValidation, type Validation } from '../tax-document/service-answers'
import { envelopeOf } from '../tax-document/service-envelope'
import { changedOutsideRental } from '../tax-document/service-guard'
import { validateDocument } from '../tax-document/service-return'
import type { TaxedHouse } from './service-rentals'

/** What is to be handed in of a year. */
export interface Chosen {
  readonly year: number
  readonly submission: SubmissionType
  readonly houses: readonly TaxedHouse[]
}

/** The return that the authority has found to be valid, and what it was made of. */
export interface Prepared extends Chosen {
  /** The draft that it is based on. */
  readonly documentId: string
  readonly xml: string
  readonly placed: readonly Placed[]
  /** By house what says that something is the same again. */
  readonly hashes: Readonly<Record<string, string>>
}

export const hashesOf = ({ houses, submission }: Chosen): Record<string, string> =>
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

  /** The return with the figures in it. `unplaced`: houses whose property neither the draft nor the register has. */
  async function merge(ctx: OwnedCtx, authority: TaxAuthority, { year, houses }: Chosen) {
    const { documentId, draft } = await draftOf(authority, year)
    const newId = () => newUuid(ctx.ids)
    const rentals = houses.map(({ rental }) => rental)
    let merged = mergeRentals({ year, draft, rentals, newId })
    if (merged.unplaced.length > 0) {
      const missing = new Set(merged.unplaced.map(({ houseId }) => houseId))
      merged = mergeRentals({ year, draft, rentals: await searched(authority, year, rentals, missing), newId })
    }
    return { documentId, draft, ...merged }
  }

  /** One attempt. Null: the draft has changed meanwhile. */
  async function attempt(ctx: OwnedCtx, authority: TaxAuthority, chosen: Chosen, isLast: boolean) {
    const { year, submission, houses } = chosen
    const { documentId, draft, xml, placed, unplaced } = await merge(ctx, authority, chosen)
    if (unplaced.length > 0) return { unplaced: unplaced.map(({ houseId }) => houseId) }
    if (changedOutsideRental(draft, xml, placed))
      throw new Error('merging has changed more of the return than the rental')
    if (validateDocument(year, xml).length > 0) throw new ReturnRefused(['xmlValideringsfeilPaaSkattemelding'])
    const { systemName } = providersOf(deps)
    const envelope = envelopeOf({ xml, documentId, year, submission, systemName, purpose: 'egenfastsetting' })
    const answer = readValidation(await authority.validate(year, envelope))
    if (!answer.ok) {
      const codes = codesOf(answer)
      if (!isLast && classOf(codes) === 'stale') return null
      throw new ReturnRefused(codes)
    }
    const made: Prepared = { ...chosen, documentId, xml, placed, hashes: hashesOf(chosen) }
    return { prepared: made, envelope, differences: differencesOf(houses, placed, netOf(answer)) }
  }

  /** Until the authority has found it valid; with `then`, what is asked of the authority next in the same conversation. */
  async function prepared<T>(
    ctx: OwnedCtx,
    taxpayer: Taxpayer,
    chosen: Chosen,
    then: { readonly name: string; readonly work: (authority: TaxAuthority, envelope: string) => Promise<T> },
  ): Promise<{ readonly prepared: Prepared; readonly differences: readonly Difference[]; readonly value: T }> {
    const { authority } = providersOf(deps)
    const found = await asking(() =>
      authority.ask(operation(then.name, ctx, chosen.year), taxpayer, async (asked) => {
        const made = (await attempt(ctx, asked, chosen, false)) ?? (await attempt(ctx, asked, chosen, true))
        if (!made?.prepared) return made!
        const { prepared: valid, differences, envelope } = made
        return { prepared: valid, differences, value: await then.work(asked, envelope) }
      }),
    )
    if ('value' in found) return found
    throw propertiesMissing(chosen, found.unplaced)
  }

  return {
    /**
     * The authority's own preview of it, and where it comes to other figures than the books. Refuses as
     * docs/rules.md#handing-in says, and with 422 formValidationFailed at `houseIds.<n>` a house whose property can't be
     * found.
     */
    async preview(ctx: OwnedCtx, taxpayer: Taxpayer, chosen: Chosen) {
      const {
        value: url,
        differences,
        prepared: valid,
      } = await prepared(ctx, taxpayer, chosen, {
        name: 'preview return',
        work: (authority, envelope) => authority.preview(envelope),
      })
      return { url, differences, placed: valid.placed }
    },

    /** The valid return, not handed in. Refuses likewise. */
    validate: async (ctx: OwnedCtx, taxpayer: Taxpayer, chosen: Chosen): Promise<Prepared> =>
      (await prepared(ctx, taxpayer, chosen, { name: 'validate return', work: async () => null })).prepared,
  }
}

/** Why it was refused; where no reason is given, the deviations that are one. */
const codesOf = ({ codes, deviations }: Validation): readonly string[] =>
  codes.length > 0 ? codes : deviations.flatMap(({ type, isCause }) => (isCause ? [type] : []))

const propertiesMissing = ({ houses }: Chosen, unplaced: readonly number[]): Refusal =>
  new Refusal(
    'formValidationFailed',
    Object.fromEntries(
      houses.flatMap(({ figures }, index) =>
        unplaced.includes(figures.houseId) ? [[`houseIds.${index}`, 'propertyUnknown']] : [],
      ),
    ),
  )

export type PrepareService = ReturnType<typeof prepareService>
