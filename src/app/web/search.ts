import { z } from 'zod'

/** The chosen house, on every page of a landlord; `all` on the page of all vouchers. */
export const landlordSearch = z.object({
  house: z.literal('all').or(z.coerce.number().int().positive()).optional().catch(undefined),
})
type LandlordSearch = z.output<typeof landlordSearch>

/** Takes the chosen house along to the next page; not the choice of all houses, which only one page can show. */
export const retainHouse = <S extends LandlordSearch>({ search, next }: { search: S; next: (search: S) => S }): S => {
  const result = next(search)
  return typeof search.house === 'number' && result.house === undefined ? { ...result, house: search.house } : result
}
