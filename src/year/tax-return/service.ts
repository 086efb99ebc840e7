import type { OwnedCtx } from '../../base/call/context'
import { addTime, yearOf } from '../../base/kit/day'
import { Refusal } from '../../base/kit/refusal'
import { ProviderFailure } from '../../base/provider/failure'
import { ownHouse } from '../../landlord/house/service'
import type { Hint, ReturnForm } from './model'
import type { Taxpayer } from './port'
import { isReturnYear } from '../tax-document/rules'
import { asking, providersOf, refusalFor, samePerson, type ReturnDeps } from './service-context'
import type { LookService } from './service-look'
import { hashesOf, type Chosen, type Prepared, type PrepareService } from './service-prepare'
import { fillNumbers } from './service-numbers'
import { noticesOf } from './service-notices'
import { keepPreview, wasPreviewed } from './service-preview'
import { chosenOf, taxedHouses } from './service-rentals'
import type { Filled, StepService } from './service-steps'
import type { UnansweredService } from './service-unanswered'
import {
  isSameSubmission,
  selectSubmissions,
  sendsAgain,
  type Held,
  type SubmissionRow,
  type SubmissionStore,
} from './service-submission'

export interface ServiceDeps extends ReturnDeps {
  readonly store: SubmissionStore
  readonly prepare: PrepareService
  readonly steps: StepService
  readonly look: LookService
  readonly unanswered: UnansweredService
}

interface Sent {
  readonly success: boolean
  readonly message: string
}

/** A submission whose last step was not carried out, as far as its instance says: it can be taken again. */
interface Unfinished {
  readonly row: SubmissionRow
  readonly held: Held
}

const notKnown: Sent = { success: false, message: 'confirming' }

/** The year's return, shown and handed in (docs/rules.md#handing-in). */
export function returnService(deps: ServiceDeps) {
  const { encryption, profile, logins, store, prepare, steps, look, unanswered } = deps

  /** Who asks for what. Refuses with 404, 402, 403, 409 otherPerson, 422 at `year` or `houseIds`. */
  async function authorise(ctx: OwnedCtx, form: ReturnForm): Promise<{ taxpayer: Taxpayer; chosen: Chosen }> {
    for (const id of form.houseIds) await ownHouse(ctx, id)
    if (!(await profile.read(ctx)).subscriptionActive) throw new Refusal('subscriptionRequired')
    const taxpayer = await logins.fresh(ctx)
    providersOf(deps)
    await samePerson(ctx, deps, taxpayer)
    const { houseIds, year = yearOf(ctx.today) - 1 } = form
    if (!isReturnYear(year, yearOf(ctx.today))) throw new Refusal('invalid', { year: 'invalid' })
    if (new Set(houseIds).size < houseIds.length) throw new Refusal('invalid', { houseIds: 'invalid' })
    return { taxpayer, chosen: await choose(ctx, { ...form, year }) }
  }

  /** The houses of a request with their figures as they are now, and the others of the account. */
  async function choose(ctx: OwnedCtx, form: ReturnForm & { readonly year: number }): Promise<Chosen> {
    const { houseIds, submission, year, entries } = form
    const all = await taxedHouses(ctx, year, encryption)
    const others = all.flatMap(({ rental }) => (houseIds.includes(rental.house.id) ? [] : [rental]))
    const assigned = entries.map(({ id, houseId }) => ({ entryId: id, houseId }))
    return { year, submission, houses: chosenOf(all, houseIds), others, assigned }
  }

  /** What of the year is under way and not known to be handed in. */
  const underWay = (ctx: OwnedCtx, year: number) =>
    selectSubmissions(ctx).where('year', '=', year).where('state', 'in', ['open', 'confirming']).executeTakeFirst()

  /**
   * Comes to know what became of a submission that was broken off. What never came to its last step is over. `unknown`:
   * it couldn't be looked up, and nothing else may be done.
   */
  async function settle(ctx: OwnedCtx, taxpayer: Taxpayer, year: number): Promise<Unfinished | 'settled' | 'unknown'> {
    const row = await underWay(ctx, year)
    if (!row) return 'settled'
    const held = await store.claim(ctx, row)
    if (row.state === 'open') {
      await steps.fail(ctx, held, new Refusal('errorSending'))
      return 'settled'
    }
    try {
      return (await look.wasHandedIn(ctx, taxpayer, row, held)) ? 'settled' : { row, held }
    } catch (error) {
      await store.release(ctx, held)
      const refusal = refusalFor(error)
      if (refusal instanceof Refusal && refusal.reason === 'externalLoginRequired') throw refusal
      if (error instanceof ProviderFailure) return 'unknown'
      throw error
    }
  }

  /**
   * The last step of what was broken off before it, for the same figures; with others it is removed, and it is looked
   * whether it is gone: what was handed in meanwhile stands. `anew`: the return can be begun anew.
   */
  async function finish(
    ctx: OwnedCtx,
    taxpayer: Taxpayer,
    { row, held }: Unfinished,
    hashes: Prepared['hashes'],
  ): Promise<Sent | 'anew'> {
    if (isSameSubmission(row, { hashes }))
      return await confirmInstance(ctx, taxpayer, held, {
        id: row.instance_id,
        // One of the version before doesn't say so.
        askedAt: addTime(row.confirm_asked_at ?? row.updated_at, 0),
      })
    await steps.discard(ctx, taxpayer, row.year, row.instance_id)
    await store.change(ctx, held)
    const after = await steps.readOrUnknown(ctx, taxpayer, row.year, row.instance_id)
    if (after === null) await steps.fail(ctx, held, new Refusal('errorSending'))
    else if (after !== 'unknown' && after.step === 'handedIn') await store.submitted(ctx, held)
    else {
      await store.release(ctx, held)
      return notKnown
    }
    return 'anew'
  }

  async function confirmInstance(ctx: OwnedCtx, taxpayer: Taxpayer, held: Held, instance: Filled): Promise<Sent> {
    const outcome = await asking(() => steps.confirm(ctx, taxpayer, held, instance))
    await store.release(ctx, held)
    return outcome === 'submitted' ? { success: true, message: 'submitted' } : notKnown
  }

  /** A valid return from its record to the last step. What fails before that is over, and its instance removed. */
  async function handIn(ctx: OwnedCtx, taxpayer: Taxpayer, prepared: Prepared, form: ReturnForm): Promise<Sent> {
    if ((await steps.tidy(ctx, taxpayer, prepared.year)) === 'unknown') return notKnown
    const held = await store.begin(ctx, prepared, form)
    if ('state' in held) return { success: true, message: held.state }
    let instance: string
    try {
      instance = await steps.fill(ctx, taxpayer, held, prepared)
    } catch (error) {
      await steps.fail(ctx, held, error)
      if (!(error instanceof ProviderFailure && error.isOutage)) await steps.tidy(ctx, taxpayer, prepared.year)
      throw refusalFor(error)
    }
    return await confirmInstance(ctx, taxpayer, held, { id: instance, askedAt: null })
  }

  return {
    /**
     * The address of the authority's preview, which lives for a day. `message`: where it comes to other figures than the
     * books, what else is to be known of the draft, and of which houses missing numbers were filled in, in the landlord's
     * language; `hints`: what its controls say. Refuses as docs/rules.md#handing-in says.
     */
    async view(ctx: OwnedCtx, form: ReturnForm): Promise<{ url: string; message: string; hints: Hint[] }> {
      const { taxpayer, chosen } = await authorise(ctx, form)
      await unanswered.wait(ctx, taxpayer, chosen.year)
      const { url, prepared } = await prepare.preview(ctx, taxpayer, chosen)
      const filled = await fillNumbers(ctx, chosen, prepared.placed)
      // What was filled in belongs to the figures that are sent next.
      const shown = filled.length > 0 ? await choose(ctx, { ...form, year: chosen.year }) : chosen
      await keepPreview(ctx, shown)
      const { language } = await profile.read(ctx)
      return { url, message: noticesOf(prepared, filled, language), hints: [...prepared.hints] }
    },

    /**
     * Hands the return in. `message` is the submission's state; `confirming` without success: it is not known whether it
     * was handed in, and the next call looks it up. The same figures again are answered, not sent, unless that is asked
     * for (`isRepeated`). Refuses as docs/rules.md#handing-in says; whatever is refused is surely not handed in.
     */
    async send(ctx: OwnedCtx, form: ReturnForm): Promise<Sent> {
      const { taxpayer, chosen } = await authorise(ctx, form)
      const hashes = hashesOf(chosen)
      const before = await settle(ctx, taxpayer, chosen.year)
      if (before === 'unknown') return notKnown
      if (before !== 'settled') {
        const finished = await finish(ctx, taxpayer, before, hashes)
        if (finished !== 'anew') return finished
      }
      const standing = await store.standing(ctx, { year: chosen.year, hashes })
      if (standing && !sendsAgain(standing, form, ctx)) return { success: true, message: standing.state }
      if (chosen.submission === 'komplett' && !(await wasPreviewed(ctx, chosen))) throw new Refusal('previewFirst')
      await unanswered.wait(ctx, taxpayer, chosen.year)
      return await handIn(ctx, taxpayer, await prepare.validate(ctx, taxpayer, chosen), form)
    },
  }
}

export type ReturnService = ReturnType<typeof returnService>
