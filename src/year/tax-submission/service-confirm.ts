import type { OwnedCtx } from '../../base/call/context'
import { addTime, type Instant } from '../../base/kit/day'
import { Refusal } from '../../base/kit/refusal'
import { ProviderFailure } from '../../base/provider/failure'
import { TaxRefused, type Taxpayer } from '../tax-return/port'
import { refusalFor } from '../tax-return/service-context'
import { carryingOutMs } from './rules-sending'
import { askAltinn, type SubmissionDeps } from './service-context'
import type { InstanceService } from './service-instance'
import type { HeldSubmission } from './service-store'

/** An instance that waits for its last step. */
export interface FilledInstance {
  readonly id: string
  /** When Altinn was last asked for that, and did not refuse; null: never. */
  readonly askedAt: Instant | null
}

type ConfirmDeps = Pick<SubmissionDeps, 'providers' | 'store' | 'clock'> & { readonly instances: InstanceService }

/** The last step of a sending, and the end of one that has failed. */
export function confirmService(deps: ConfirmDeps) {
  const { store, clock, instances } = deps

  /** It is surely not handed in, for that reason. */
  async function fail(ctx: OwnedCtx, held: HeldSubmission, error: unknown): Promise<void> {
    const found = refusalFor(error)
    const refusal = found instanceof ProviderFailure ? found.toRefusal() : found
    const error_reason = refusal instanceof Refusal ? refusal.reason : 'internal'
    await store.change(ctx, held, { state: 'failed', error_reason })
    await store.release(ctx, held)
  }

  /**
   * The last step. That it is being taken is committed before it is taken; how it ended is read from the instance, and
   * where that can't be read it is unknown: it is to be looked up before anything else is done. Throws what says that it is
   * not handed in.
   */
  async function confirm(
    ctx: OwnedCtx,
    taxpayer: Taxpayer,
    held: HeldSubmission,
    { id, askedAt }: FilledInstance,
  ): Promise<'submitted' | 'unknown'> {
    await store.change(ctx, held, { state: 'confirming', confirm_asked_at: clock.now() })
    const at = { name: 'hand in', year: held.year }
    const declined = await askAltinn(deps, ctx, taxpayer, at, (altinn) => altinn.next(id)).then(
      () => null,
      (error: unknown) => {
        if (!(error instanceof ProviderFailure)) throw error
        return error
      },
    )
    const isDeclined = declined instanceof TaxRefused && declined.kind === 'refused'
    await store.change(ctx, held, isDeclined ? { confirm_asked_at: askedAt } : {})
    // What it answered is only believed of an answer that was understood; where it stands is read in any case.
    const instance = await instances.readOrUnknown(ctx, taxpayer, held.year, id)
    if (instance === 'unknown') return 'unknown'
    if (instance?.step === 'handedIn') {
      await store.recordHandedIn(ctx, held)
      return 'submitted'
    }
    // It is refused too while the step is being carried out for an earlier press whose answer was lost.
    const mayBeUnderWay = askedAt !== null && addTime(askedAt, carryingOutMs) > clock.now()
    if (instance !== null && (!isDeclined || mayBeUnderWay)) return 'unknown'
    const why = declined ?? new ProviderFailure('refused', 'hand in: the instance is gone')
    await fail(ctx, held, why)
    throw why
  }

  return { confirm, fail }
}

export type ConfirmService = ReturnType<typeof confirmService>
