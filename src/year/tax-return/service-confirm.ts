import type { OwnedCtx } from '../../base/call/context'
import { addTime, type Instant } from '../../base/kit/day'
import { Refusal } from '../../base/kit/refusal'
import { ProviderFailure } from '../../base/provider/failure'
import { TaxRefused, type Taxpayer } from './port'
import { refusalOfError } from './service-context'
import { lastStepMaxMs } from './rules-sending'
import { selectSubmissions, updateSubmission } from './service-select'
import { askAltinn, orValueOnFailure, type SubmissionDeps } from './service-submission-context'
import type { ClaimedSubmission } from './service-store'

export function instanceService(deps: Pick<SubmissionDeps, 'providers' | 'store'>) {
  const { store } = deps

  const readOrUnknown = (ctx: OwnedCtx, taxpayer: Taxpayer, year: number, id: string) =>
    askAltinn(deps, ctx, taxpayer, { name: 'look up instance', year }, (altinn) => altinn.read(id)).catch(
      orValueOnFailure('unknown' as const),
    )

  /** Removes an instance. Returns whether that succeeded. */
  const discard = (ctx: OwnedCtx, taxpayer: Taxpayer, year: number, id: string): Promise<boolean> =>
    askAltinn(deps, ctx, taxpayer, { name: 'discard instance', year }, async (altinn) => {
      await altinn.discard(id)
      return true
    }).catch(orValueOnFailure(false))

  const forget = (ctx: OwnedCtx, id: number) =>
    updateSubmission(ctx, id).set({ instance_id: '' }).where('state', '=', 'failed').execute()

  /**
   * Removes up to three instances of failed submissions from the person's inbox. An instance that
   * can't be removed now is tried again by the next sending. An instance that was handed in after
   * all is recorded as handed in. Returns `unknown` if an instance can't be read although its last
   * step was requested.
   */
  async function tidy(ctx: OwnedCtx, taxpayer: Taxpayer, year: number): Promise<'looked' | 'unknown'> {
    const left = await selectSubmissions(ctx)
      .where('year', '=', year)
      .where('state', '=', 'failed')
      .where('instance_id', '<>', '')
      .orderBy('id', 'desc')
      .limit(3)
      .execute()
    for (const row of left) {
      const instance = await readOrUnknown(ctx, taxpayer, year, row.instance_id)
      if (instance === 'unknown') return row.confirm_asked_at === null ? 'looked' : 'unknown'
      if (instance?.step === 'handedIn') {
        const held = await store.claim(ctx, row)
        await store.recordHandedIn(ctx, held)
        await store.release(ctx, held)
      } else if (instance === null || (await discard(ctx, taxpayer, year, row.instance_id))) await forget(ctx, row.id)
      else return 'looked'
    }
    return 'looked'
  }

  return { readOrUnknown, discard, tidy }
}

export type InstanceService = ReturnType<typeof instanceService>

/** An Altinn instance that is filled in and waits for its last step, the confirmation. */
export interface FilledInstance {
  readonly id: string
  /**
   * When the last step was last requested. A request that Altinn refused doesn't count. Null if
   * there was no request.
   */
  readonly askedAt: Instant | null
}

type ConfirmDeps = Pick<SubmissionDeps, 'providers' | 'store' | 'clock'> & { readonly instances: InstanceService }

export function confirmService(deps: ConfirmDeps) {
  const { store, clock, instances } = deps

  /** Records that the submission failed. It is certain that it was not handed in. */
  async function fail(ctx: OwnedCtx, held: ClaimedSubmission, error: unknown): Promise<void> {
    const found = refusalOfError(error)
    const refusal = found instanceof ProviderFailure ? found.toRefusal() : found
    const error_reason = refusal instanceof Refusal ? refusal.reason : 'internal'
    await store.change(ctx, held, { state: 'failed', error_reason })
    await store.release(ctx, held)
  }

  /**
   * Takes the last step. The state `confirming` is committed before that. The outcome is read from
   * the instance. If the instance can't be read, the outcome is `unknown`, and must be looked up
   * before anything else is done. Throws if the return was not handed in.
   */
  async function confirm(
    ctx: OwnedCtx,
    taxpayer: Taxpayer,
    held: ClaimedSubmission,
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
    // Altinn's answer alone does not show whether the return was handed in. So the instance is always read.
    const instance = await instances.readOrUnknown(ctx, taxpayer, held.year, id)
    if (instance === 'unknown') return 'unknown'
    if (instance?.step === 'handedIn') {
      await store.recordHandedIn(ctx, held)
      return 'submitted'
    }
    // Altinn also refuses a request while it is still working on an earlier one whose answer was lost.
    const mayBeUnderWay = askedAt !== null && addTime(askedAt, lastStepMaxMs) > clock.now()
    if (instance !== null && (!isDeclined || mayBeUnderWay)) return 'unknown'
    const why = declined ?? new ProviderFailure('refused', 'hand in: the instance is gone')
    await fail(ctx, held, why)
    throw why
  }

  return { confirm, fail }
}

export type ConfirmService = ReturnType<typeof confirmService>
