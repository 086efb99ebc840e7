import type { OwnedCtx } from '../../base/call/context'
import { yearOf } from '../../base/kit/day'
import { Refusal } from '../../base/kit/refusal'
import { housesOverThreeYears } from '../../books/depreciation/service-personal'
import { ownHouse } from '../../landlord/house/service'
import { isReturnYear } from '../tax-document/rules'
import type { Hint, ReturnForm } from './model'
import type { Taxpayer } from './port'
import { configured, samePerson, type ReturnDeps } from './service-context'
import { fillNumbers } from './service-numbers'
import { noticesOf } from './service-notices'
import type { ChosenHouses } from './service-merge'
import type { PrepareService } from './service-prepare'
import { keepPreview } from './service-preview'
import { chosenRentals, houseRentals } from './service-rentals'

/** The year's return, shown by the authority (docs/rules.md#handing-in). */
export function returnService(deps: ReturnDeps & { readonly prepare: PrepareService }) {
  const { providers, encryption, profile, logins, handedIn, prepare } = deps

  /** Who asks for what. Refuses with 404, 402, 403, 409 otherPerson, 422 at `year` or `houseIds`. */
  async function authorise(ctx: OwnedCtx, form: ReturnForm): Promise<{ taxpayer: Taxpayer; chosen: ChosenHouses }> {
    for (const id of form.houseIds) await ownHouse(ctx, id)
    if (!(await profile.read(ctx)).subscriptionActive) throw new Refusal('subscriptionRequired')
    const taxpayer = await logins.fresh(ctx)
    configured(providers)
    await samePerson(ctx, deps, taxpayer)
    const { houseIds, year = yearOf(ctx.today) - 1 } = form
    if (!isReturnYear(year, yearOf(ctx.today))) throw new Refusal('invalid', { year: 'invalid' })
    if (new Set(houseIds).size < houseIds.length) throw new Refusal('invalid', { houseIds: 'invalid' })
    return { taxpayer, chosen: await choose(ctx, { ...form, year }) }
  }

  /** The houses of a request with their figures as they are now, and the others of the account. */
  async function choose(ctx: OwnedCtx, form: ReturnForm & { readonly year: number }): Promise<ChosenHouses> {
    const { houseIds, submission, year, entries } = form
    const all = await houseRentals(ctx, year, encryption)
    const others = all.flatMap(({ rental }) => (houseIds.includes(rental.house.id) ? [] : [rental]))
    const assigned = entries.map(({ id, houseId }) => ({ entryId: id, houseId }))
    return { year, submission, houses: chosenRentals(all, houseIds), others, assigned }
  }

  return {
    authorise,

    /**
     * The address of the authority's preview, which lives for a day. `message`: where it comes to other figures than the
     * books, what else is to be known of the draft, and of which houses missing numbers were filled in, in the landlord's
     * language; `hints`: what its controls say. Refuses as docs/rules.md#handing-in says.
     */
    async view(ctx: OwnedCtx, form: ReturnForm): Promise<{ url: string; message: string; hints: Hint[] }> {
      const { taxpayer, chosen } = await authorise(ctx, form)
      await handedIn.awaitAnswer(ctx, taxpayer, chosen.year)
      const { url, prepared } = await prepare.preview(ctx, taxpayer, chosen)
      const filled = await fillNumbers(ctx, chosen, prepared.placed, handedIn)
      // What was filled in belongs to the figures that are sent next.
      const shown = filled.length > 0 ? await choose(ctx, { ...form, year: chosen.year }) : chosen
      await keepPreview(ctx, shown, prepared)
      const { language } = await profile.read(ctx)
      const longPersonal = await housesOverThreeYears(ctx, chosen.year)
      return { url, message: noticesOf({ ...prepared, longPersonal }, filled, language), hints: [...prepared.hints] }
    },
  }
}

export type ReturnService = ReturnType<typeof returnService>
