import type { OwnedCtx } from '../../base/call/context'
import type { Taxpayer } from '../tax-return/port'
import { askAltinn, orOnFailure, type SubmissionDeps } from './service-context'
import { selectSubmissions, updateSubmission } from './service-select'

/** The instances of submissions at Altinn: read, and removed where they were not handed in. */
export function instanceService(deps: Pick<SubmissionDeps, 'providers' | 'store'>) {
  const { store } = deps

  const readOrUnknown = (ctx: OwnedCtx, taxpayer: Taxpayer, year: number, id: string) =>
    askAltinn(deps, ctx, taxpayer, { name: 'look up instance', year }, (altinn) => altinn.read(id)).catch(
      orOnFailure('unknown' as const),
    )

  /** Removes what was not handed in. Whether that went well. */
  const discard = (ctx: OwnedCtx, taxpayer: Taxpayer, year: number, id: string): Promise<boolean> =>
    askAltinn(deps, ctx, taxpayer, { name: 'discard instance', year }, async (altinn) => {
      await altinn.discard(id)
      return true
    }).catch(orOnFailure(false))

  /** The instance of a failed submission is removed. */
  const forget = (ctx: OwnedCtx, id: number) =>
    updateSubmission(ctx, id).set({ instance_id: '' }).where('state', '=', 'failed').execute()

  /**
   * Removes the instances of what has failed, so that they don't lie open in the person's inbox at Altinn. Those that can't
   * be removed now are tried with the next sending; one that turns out to be handed in is recorded so. `unknown`: that could
   * not be looked up of one whose last step was asked for.
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
