import type { OwnedCtx } from '../../base/call/context'
import { addTime } from '../../base/kit/day'
import { Refusal } from '../../base/kit/refusal'
import { ProviderFailure } from '../../base/provider/failure'
import type { DifferingUse, ReturnForm } from './model'
import type { Taxpayer } from './port'
import { wereFiguresPreviewed, wereQuestionsShown, type ReturnService } from './service'
import { withRefusals, refusalOfError, type SubmissionReads } from './service-context'
import { keepDraftKinds } from '../tax/service-draft-kind'
import { differingUses, homeUsesToConfirm } from './rules-use'
import { areAllHousesLeftOut } from './service-merge'
import { contentHashes, type PreparedReturn, type PrepareService } from './service-prepare'
import type { ConfirmService, FilledInstance, InstanceService } from './service-confirm'
import {
  isSameSubmission,
  selectSubmissions,
  isSendingAgain,
  submissionOfSameContent,
  type SubmissionRow,
} from './service-select'
import { type FillService } from './service-fill'
import { valueOnFailure, type SubmissionDeps } from './service-submission-context'
import { beginSubmission } from './service-list'
import type { LookupService } from './service-look'
import { mayHousesBeSent } from './service-memory'
import type { ClaimedSubmission } from './service-store'

/** A submission whose last step was not taken, but can still be taken. */
interface Unfinished {
  readonly row: SubmissionRow
  readonly held: ClaimedSubmission
}

export interface SettleDeps extends Pick<SubmissionDeps, 'store'> {
  readonly look: Pick<LookupService, 'wasHandedIn'>
  readonly instances: InstanceService
  readonly steps: ConfirmService
}

/** Ends an interrupted submission before another one of its year starts. */
function settleService({ store, look, instances, steps }: SettleDeps) {
  return {
    /**
     * Ends the year's unfinished submission. If its last step was never requested, the submission
     * has failed. `unknown`: the submission can't be looked up, and nothing else may be done.
     */
    async settle(ctx: OwnedCtx, taxpayer: Taxpayer, year: number): Promise<Unfinished | 'settled' | 'unknown'> {
      const row = await selectSubmissions(ctx)
        .where('year', '=', year)
        .where('state', 'in', ['open', 'confirming'])
        .executeTakeFirst()
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
        return valueOnFailure(error, 'unknown')
      }
    },

    /**
     * If the figures are the same, returns the instance for its last step. Otherwise removes the
     * instance, and reads it again, because it may have been handed in in the meantime. `mayStartAgain`: a
     * new sending may start.
     */
    async resume(
      ctx: OwnedCtx,
      taxpayer: Taxpayer,
      { row, held }: Unfinished,
      hashes: PreparedReturn['hashes'],
    ): Promise<FilledInstance | 'mayStartAgain' | 'unknown'> {
      const { year, instance_id: id } = row
      // A row that an earlier version wrote doesn't have the time of the request.
      if (isSameSubmission(row, { hashes })) return { id, askedAt: addTime(row.confirm_asked_at ?? row.updated_at, 0) }
      await instances.discard(ctx, taxpayer, year, id)
      await store.change(ctx, held)
      const after = await instances.readOrUnknown(ctx, taxpayer, year, id)
      if (after === null) await steps.fail(ctx, held, new Refusal('errorSending'))
      else if (after !== 'unknown' && after.step === 'handedIn') await store.recordHandedIn(ctx, held)
      else {
        await store.release(ctx, held)
        return 'unknown'
      }
      return 'mayStartAgain'
    },
  }
}

export interface SubmissionServiceDeps extends Omit<SubmissionDeps, 'providers'>, SettleDeps {
  readonly authorise: ReturnService['authorise']
  readonly prepare: Pick<PrepareService, 'validate'>
  readonly fill: FillService
  readonly awaitAnswer: SubmissionReads['awaitAnswer']
}

interface Sent {
  readonly success: boolean
  readonly message: string
  readonly uses?: DifferingUse[]
}

const notKnown: Sent = { success: false, message: 'confirming' }

/**
 * Refuses with 409 homeUseDiffers if the request has `uses_confirmed`, and a house with a
 * contradicted use is not in it.
 */
function checkUses(prepared: PreparedReturn, { houseIds, uses_confirmed: confirmed }: ReturnForm): void {
  if (confirmed === undefined) return
  const uses = homeUsesToConfirm(prepared).filter(({ houseId }) => !confirmed.includes(houseId))
  if (uses.length === 0) return
  const fields = Object.fromEntries(
    uses.map(({ houseId }) => [`houseIds.${houseIds.indexOf(houseId)}`, 'homeUseDiffers' as const]),
  )
  throw new Refusal('homeUseDiffers', fields, undefined, { uses })
}

/** Sends returns (docs/rules/year.md#handing-in). */
export function submissionService(deps: SubmissionServiceDeps) {
  const { store, instances, steps } = deps
  const broken = settleService(deps)

  async function confirm(
    ctx: OwnedCtx,
    taxpayer: Taxpayer,
    held: ClaimedSubmission,
    instance: FilledInstance,
  ): Promise<Sent> {
    const outcome = await withRefusals(() => steps.confirm(ctx, taxpayer, held, instance))
    await store.release(ctx, held)
    return outcome === 'submitted' ? { success: true, message: 'submitted' } : notKnown
  }

  /**
   * Hands in a return. If something fails before the last step, the submission fails too, and its instance is removed.
   */
  async function handIn(ctx: OwnedCtx, taxpayer: Taxpayer, prepared: PreparedReturn, form: ReturnForm): Promise<Sent> {
    if ((await instances.tidy(ctx, taxpayer, prepared.year)) === 'unknown') return notKnown
    const held = await beginSubmission(deps, ctx, prepared, form)
    if ('state' in held) return { success: true, message: held.state }
    let id: string
    try {
      id = await deps.fill(ctx, taxpayer, held, prepared)
    } catch (error) {
      await steps.fail(ctx, held, error)
      if (!(error instanceof ProviderFailure && error.isOutage)) await instances.tidy(ctx, taxpayer, prepared.year)
      throw refusalOfError(error)
    }
    return await confirm(ctx, taxpayer, held, { id, askedAt: null })
  }

  return {
    /**
     * Sends a return. `confirming` without success: the outcome is unknown, and the next call looks
     * it up. The same figures are sent again only if the landlord requests that (`isSendingAgain`).
     * Refuses as docs/rules/year.md#handing-in says. If it refuses, the return was certainly not
     * handed in.
     */
    async send(ctx: OwnedCtx, form: ReturnForm): Promise<Sent> {
      const { taxpayer, chosen } = await deps.authorise(ctx, form)
      const { year, submission } = chosen
      // This check comes first. Houses without figures must neither replace a return nor finish an interrupted one.
      if (areAllHousesLeftOut(chosen) && !(await mayHousesBeSent(ctx, form.houseIds)))
        throw new Refusal('nothingToEnter')
      const hashes = contentHashes(chosen)
      const before = await broken.settle(ctx, taxpayer, year)
      if (before === 'unknown') return notKnown
      if (before !== 'settled') {
        const left = await broken.resume(ctx, taxpayer, before, hashes)
        if (left === 'unknown') return notKnown
        if (left !== 'mayStartAgain') return await confirm(ctx, taxpayer, before.held, left)
      }
      const earlier = await submissionOfSameContent(ctx, { year, hashes })
      if (earlier && !isSendingAgain(earlier, form, ctx)) return { success: true, message: earlier.state }
      if (submission === 'komplett' && !(await wereFiguresPreviewed(ctx, chosen))) throw new Refusal('previewFirst')
      await deps.awaitAnswer(ctx, taxpayer, year)
      const prepared = await deps.prepare.validate(ctx, taxpayer, chosen)
      if (submission === 'komplett' && !(await wereQuestionsShown(ctx, prepared))) throw new Refusal('previewFirst')
      await keepDraftKinds(ctx, year, prepared.kinds)
      checkUses(prepared, form)
      const uses = differingUses(prepared)
      const sent = await handIn(ctx, taxpayer, prepared, form)
      return uses.length === 0 ? sent : { ...sent, uses }
    },
  }
}

export type SubmissionService = ReturnType<typeof submissionService>
