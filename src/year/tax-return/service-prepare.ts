import { createHash } from 'node:crypto'
import type { OwnedCtx } from '../../base/call/context'
import { Refusal, type FieldErrors } from '../../base/kit/refusal'
import { withXml } from '../../base/xml/document'
import { elementsAt, textAt } from '../../base/xml/element'
import { differencesOf, type Difference } from './rules-differences'
import type { DisputedEntries, MergedDraft, PlacedHouse } from './service-document'
import { netByEntry, readValidation, type Validation } from './service-answers'
import { returnEnvelope } from './service-envelope'
import { hasChangesOutsideRental } from './service-guard'
import { rentalsOf, validateDocument } from './service-return'
import type { DisputedEntry, Hint } from './model'
import { ReturnRefused, type TaxAuthority, type Taxpayer } from './port'
import { hintOfQuestion, hintsOf } from './rules-hint'
import { resultClassOf } from './rules-result'
import { comparableText } from './rules-same'
import { withRefusals, requireProviders, loggedOperation, type ReturnDeps } from './service-context'
import { mergeIntoDraft, type ChosenHouses } from './service-merge'
import type { HouseRental } from './service-rentals'

const disputedEntries = (draft: string, disputed: readonly DisputedEntries[]): DisputedEntry[] =>
  withXml(draft, (root) =>
    rentalsOf(root).flatMap((entry): DisputedEntry[] => {
      const id = textAt(entry, 'id') ?? ''
      const houseIds = disputed.flatMap((each) => (each.entryIds.includes(id) ? each.houseIds : []))
      if (houseIds.length === 0) return []
      const number = (path: string) => {
        const text = textAt(entry, path)
        return text !== null && /^\d{1,12}(\.\d+)?$/.test(text) ? Number(text) : null
      }
      return [
        {
          id,
          houseIds: [...new Set(houseIds)].toSorted((a, b) => a - b),
          rent: number('bruttoLeieinntektVedRegnskapsbehandletUtleie/beloep/beloepINok/beloepSomHeltall'),
          share: number('andelAvNettoLeieinntektEllerUnderskudd/prosent'),
          tenants: elementsAt(entry, 'leietaker/navn/tekst').map((each) => each.content.trim()),
        },
      ]
    }),
  )

/**
 * Makes the refusal 409 entryAmbiguous. It also names houses that are not in the request, and has facts to recognize
 * the entries by.
 */
function ambiguous(houses: readonly HouseRental[], entries: readonly DisputedEntry[]): Refusal {
  const houseIds = [...new Set(entries.flatMap((each) => each.houseIds))].toSorted((a, b) => a - b)
  const fields: FieldErrors = Object.fromEntries(
    houses.flatMap(({ figures }, index) =>
      houseIds.includes(figures.houseId) ? [[`houseIds.${index}`, 'entryAmbiguous']] : [],
    ),
  )
  return new Refusal('entryAmbiguous', fields, undefined, { houseIds, entries })
}

/** A return that the authority has found valid. */
export interface PreparedReturn extends ChosenHouses {
  /** The id of the draft from which the return was made. */
  readonly documentId: string
  readonly xml: string
  readonly placed: readonly PlacedHouse[]
  /**
   * Further entries with an unclear owner. `clearedHouses`: houses from which the figures of an earlier
   * sending were removed.
   */
  readonly unownedEntries: MergedDraft['unownedEntries']
  readonly clearedHouses: MergedDraft['clearedHouses']
  /** The draft's kinds of each house's property. */
  readonly kinds: MergedDraft['kinds']
  /** The content of each house as a hash. Equal hashes mean the same content. */
  readonly hashes: Readonly<Record<string, string>>
  readonly differences: readonly Difference[]
  readonly hints: readonly Hint[]
  /** The authority's open questions. Handing in a whole return answers them. */
  readonly questions: readonly string[]
}

export const contentHashes = ({
  houses,
  submission,
}: Pick<ChosenHouses, 'houses' | 'submission'>): Record<string, string> =>
  Object.fromEntries(
    houses.map(({ figures, rental }) => [
      String(figures.houseId),
      createHash('sha256')
        .update(comparableText(figures, rental, submission))
        .digest('hex'),
    ]),
  )

const nothingToEnter = () => new Refusal('nothingToEnter')

export function prepareService({ providers, handedIn }: Pick<ReturnDeps, 'providers' | 'handedIn'>) {
  /**
   * Tries once. Null if the draft has changed in the meantime. If a return changes nothing for the chosen houses, it
   * can only be previewed. If the authority objects to such a return, the refusal is still `nothingToEnter`.
   */
  async function attempt(
    ctx: OwnedCtx,
    authority: TaxAuthority,
    chosen: ChosenHouses,
    { isShown, isLast }: { readonly isShown: boolean; readonly isLast: boolean },
  ) {
    const { year, submission, houses } = chosen
    const made = await mergeIntoDraft(ctx, authority, chosen, handedIn)
    if (made === 'nothing') return { refusal: nothingToEnter() }
    if (made === 'business') return { refusal: new Refusal('businessReturn') }
    const { documentId, draft, open, merged, isNothing } = made
    if (isNothing && !isShown) return { refusal: nothingToEnter() }
    const { xml, placed, unplaced, disputed } = merged
    if (unplaced.length > 0) return { refusal: propertiesMissing(chosen, unplaced) }
    if (disputed.length > 0) return { refusal: ambiguous(houses, disputedEntries(draft, disputed)) }
    if (hasChangesOutsideRental(draft, xml, merged))
      throw new Error('merging has changed more of the return than the rental')
    if (validateDocument(year, xml).length > 0) throw new ReturnRefused(['xmlValideringsfeilPaaSkattemelding'])
    const { systemName } = requireProviders(providers)
    const envelope = returnEnvelope({ xml, documentId, year, submission, systemName, purpose: 'egenfastsetting' })
    const answer = readValidation(await authority.validate(year, envelope))
    const hints = [...hintsOf(answer, placed), ...open.map(hintOfQuestion)]
    if (!answer.ok) {
      if (isNothing) return { refusal: nothingToEnter() }
      const codes = codesOf(answer)
      if (!isLast && resultClassOf(codes) === 'stale') return null
      throw new ReturnRefused(codes, hints, fieldsOf(chosen, hints))
    }
    const differences = differencesOf(houses, placed, netByEntry(answer))
    const { unownedEntries, clearedHouses, kinds } = merged
    const hashes = contentHashes(chosen)
    const questions = open.map(({ id }) => id)
    const found = { unownedEntries, clearedHouses, kinds, differences, hints, questions }
    const sent = { ...chosen, documentId, xml, placed, hashes, ...found }
    return { prepared: sent satisfies PreparedReturn, envelope }
  }

  /** Tries at most twice to get a valid return. Then runs `then` in the same conversation. */
  async function prepared<T>(
    ctx: OwnedCtx,
    taxpayer: Taxpayer,
    chosen: ChosenHouses,
    then: {
      readonly name: string
      readonly isShown: boolean
      readonly work: (authority: TaxAuthority, envelope: string) => Promise<T>
    },
  ): Promise<{ readonly prepared: PreparedReturn; readonly value: T }> {
    const { authority } = requireProviders(providers)
    const found = await withRefusals(() =>
      authority.ask(loggedOperation(then.name, ctx, chosen.year), taxpayer, async (asked) => {
        const { isShown } = then
        const first = await attempt(ctx, asked, chosen, { isShown, isLast: false })
        const made = first ?? (await attempt(ctx, asked, chosen, { isShown, isLast: true }))
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
     * Makes a preview. Refuses as docs/rules/year.md#handing-in says. 422 formValidationFailed at `houseIds.<n>`: the
     * house's property can't be found. Then `properties` has the numbers that differ from the likely property of the
     * draft. 409 entryAmbiguous: the owner of an entry is unclear.
     */
    async preview(
      ctx: OwnedCtx,
      taxpayer: Taxpayer,
      chosen: ChosenHouses,
    ): Promise<{ url: string; prepared: PreparedReturn }> {
      const work = (authority: TaxAuthority, envelope: string) => authority.preview(envelope)
      const { value, ...rest } = await prepared(ctx, taxpayer, chosen, { name: 'preview return', isShown: true, work })
      return { url: value, ...rest }
    },

    /** Lets the authority check the return. Hands in nothing. Refuses like `preview`. */
    validate: async (ctx: OwnedCtx, taxpayer: Taxpayer, chosen: ChosenHouses): Promise<PreparedReturn> =>
      (await prepared(ctx, taxpayer, chosen, { name: 'validate return', isShown: false, work: async () => null }))
        .prepared,
  }
}

/**
 * The codes of a validation. Without codes, the types of the deviations that caused the refusal.
 */
const codesOf = ({ codes, deviations }: Validation): readonly string[] =>
  codes.length > 0 ? codes : deviations.flatMap(({ type, isCause }) => (isCause ? [type] : []))

/** Errors for the houses in `ids`. Undefined if there are none. */
function atHouses(houses: readonly HouseRental[], ids: readonly number[], word: string): FieldErrors | undefined {
  const fields = houses.flatMap(({ figures }, index) =>
    ids.includes(figures.houseId) ? [[`houseIds.${index}`, word]] : [],
  )
  return fields.length > 0 ? (Object.fromEntries(fields) as FieldErrors) : undefined
}

const fieldsOf = ({ houses }: ChosenHouses, hints: readonly Hint[]): FieldErrors | undefined =>
  atHouses(
    houses,
    hints.flatMap(({ houseId, refuses }) => (refuses && houseId !== null ? [houseId] : [])),
    'taxControl',
  )

const propertiesMissing = ({ houses }: ChosenHouses, unplaced: MergedDraft['unplaced']): Refusal => {
  const ids = unplaced.map(({ houseId }) => houseId)
  const differing = unplaced.flatMap(({ houseId, inDraft }) => (inDraft ? [{ houseId, inDraft }] : []))
  return new Refusal(
    'formValidationFailed',
    atHouses(houses, ids, 'propertyUnknown'),
    undefined,
    differing.length > 0 ? { properties: differing } : undefined,
  )
}

export type PrepareService = ReturnType<typeof prepareService>
