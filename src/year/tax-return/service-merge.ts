import type { OwnedCtx } from '../../base/call/context'
import type { AssignedEntry, Rental, SubmissionType } from './model-document'
import { chooseFoundProperty, registerSearchText } from './rules-property'
import { mergeRentals, type MergedDraft, type OtherHouse } from './service-document'
import { readFetchedReturn } from './service-answers'
import { addsSecondProperty, isReturnUnchanged } from './service-guard'
import { newUuid, ReturnRefused, TaxRefused, type TaxAuthority } from './port'
import type { SubmissionReads } from './service-context'
import type { HouseRental } from './service-rentals'

export interface ChosenHouses {
  readonly year: number
  readonly submission: SubmissionType
  readonly houses: readonly HouseRental[]
  /** Houses that are not sent now. Their entries must not change. */
  readonly others: readonly OtherHouse[]
  readonly assigned: readonly AssignedEntry[]
}

/** True if none of the chosen houses belongs in the return now. Figures of an earlier sending may still be removed. */
export const areAllHousesLeftOut = ({ houses }: Pick<ChosenHouses, 'houses'>): boolean =>
  houses.every(({ rental }) => !rental.isEntered)

/**
 * Fetches the draft. If the authority has no draft or doesn't show it, refuses as if it were
 * missing.
 */
const draftOf = async (authority: TaxAuthority, year: number) =>
  readFetchedReturn(
    await authority.draft(year).catch((error: unknown) => {
      if (error instanceof TaxRefused && (error.status === 403 || error.status === 404))
        throw new ReturnRefused(['skattemeldingFinnesIkke'])
      throw error
    }),
  )

/**
 * Searches the register for the missing houses, by share or land number. If a house has neither, by
 * address.
 */
async function search(
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
    const query = registerSearchText(rental.house)
    const hits = query === null ? [] : await authority.search(year, query)
    all.push({ ...rental, found: chooseFoundProperty(year, rental.house, hits) })
  }
  return all
}

/**
 * Merges the figures whose place is known. `business`: the taxpayer also has a business, so this return would not be
 * complete. `nothing`: the taxpayer also has a business, but no figures would change.
 */
export async function mergeIntoDraft(
  ctx: OwnedCtx,
  authority: TaxAuthority,
  chosen: ChosenHouses,
  handedIn: Pick<SubmissionReads, 'memoryIn'>,
) {
  const { year, houses, others, assigned } = chosen
  const { documentId, draft, hasBusiness, open } = await draftOf(authority, year)
  const memory = await handedIn.memoryIn(ctx, year)
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
  const isNothing = areAllHousesLeftOut(chosen) && isReturnUnchanged(draft, merged.xml)
  if (hasBusiness) return isNothing ? 'nothing' : 'business'
  if (merged.unplaced.length > 0) {
    const missing = new Set(merged.unplaced.map(({ houseId }) => houseId))
    merged = mergeRentals({ ...known, rentals: await search(authority, year, rentals, missing) })
  }
  checkApart(merged, known)
  return { documentId, draft, open, merged, isNothing }
}

/**
 * The last check. It doesn't rely on the code that chose the entries. No property may be added
 * twice. Each house must have an entry of its own. No entry of a house that isn't sent now may be
 * written.
 */
function checkApart(
  { xml, placed, withdrawn }: MergedDraft,
  {
    draft,
    others,
    remembered,
    year,
  }: Pick<Parameters<typeof mergeRentals>[0], 'draft' | 'others' | 'remembered' | 'year'>,
): void {
  if (addsSecondProperty(draft, xml)) throw new Error('merging has added a property that the return has already')
  const entries = placed.map(({ objectId }) => objectId)
  const isOthers = (id: string) => {
    const last = remembered.find((each) => each.year === year && each.entryId === id)
    return last !== undefined && others.some(({ house }) => house.id === last.houseId)
  }
  if (new Set(entries).size < entries.length || [...entries, ...withdrawn].some(isOthers))
    throw new Error('merging has written the figures of a house into the entry of another one')
}
