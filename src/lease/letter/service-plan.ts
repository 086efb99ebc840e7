import { isDeepStrictEqual } from 'node:util'
import { lockAccount } from '../../base/call/account'
import type { OwnedCtx } from '../../base/call/context'
import { Refusal } from '../../base/kit/refusal'
import type { NamedPdf } from '../../base/pdf/model'
import type { ProfileService } from '../../landlord/account/service-profile'
import type { ContractWithOrders, ShownContracts } from '../contract/service-shown'
import type { PaperLanguage } from '../document/model'
import type { LetterRequest } from './model'
import { tenantLetterPaper } from './pdf'
import { letterProblem, missingSentences, withDefaultDays } from './rules'
import { needsReason } from './rules-ending'
import { reminderFeeOf } from './rules-kind'
import { isPartialNotice } from '../tenancy/rules-who-leaves'
import { letterSources, type TenantLetterSources } from './service-facts'
import type { LetterToStore } from './service-rows'

export interface LetterPlanDeps {
  readonly profile: Pick<ProfileService, 'read'>
  readonly contracts: ShownContracts
}

/** A letter as it would be made now. */
export interface PlannedLetter {
  readonly sources: TenantLetterSources
  readonly form: LetterRequest
  readonly lang: PaperLanguage
}

/** The columns of a letter, without its bytes. */
export const letterToStore = (
  { form, lang, sources: { facts } }: PlannedLetter,
  send: LetterToStore['send'],
  isPreview: boolean,
): LetterToStore => ({
  isPreview,
  send,
  lang,
  form,
  // A tenant who leaves alone doesn't end the lease.
  lastDay: isPartialNotice(form.given_by, facts.tenants) ? null : form.last_day,
  hasFee: form.kind === 'rent_demand' && reminderFeeOf(facts).sum !== null,
  mayProtest: form.kind === 'termination' && needsReason(facts),
})

/** Decides the content of a letter, and draws it. */
export function letterPlanner({ profile, contracts }: LetterPlanDeps) {
  const sourcesOf = (ctx: OwnedCtx, row: ContractWithOrders): Promise<TenantLetterSources> =>
    letterSources(ctx, row, contracts.shown(ctx, row), profile)

  /** Refuses a letter that the law doesn't allow today, or that lacks a value. */
  async function plan(ctx: OwnedCtx, row: ContractWithOrders, typed: LetterRequest): Promise<PlannedLetter> {
    const sources = await sourcesOf(ctx, row)
    const problem = letterProblem(typed, sources.facts)
    if (problem) {
      const { reason, fields, first, last } = problem
      throw new Refusal(reason, fields, undefined, {
        ...(first !== undefined && { earliest: first }),
        ...(last !== undefined && { latest: last }),
      })
    }
    const form = withDefaultDays(typed, sources.facts)
    const missing = missingSentences(form, sources.facts)
    // Without one of these sentences the letter would be void, so it is never made.
    if (missing.length > 0) throw new Error(`The letter ${form.kind} lacks ${missing.join(', ')}`)
    const readsEnglish = sources.tenants.some(({ language }) => language === 'en')
    return { sources, form, lang: typed.language ?? (readsEnglish ? 'en' : 'nb') }
  }

  const draw = (ctx: OwnedCtx, { sources: { facts, head }, form, lang }: PlannedLetter): Promise<NamedPdf> =>
    tenantLetterPaper(form, facts, head, { lang, account: ctx.owner })

  return {
    sourcesOf,

    /**
     * Draws a letter, then locks the user account and the contract. Drawing comes first, because it takes longest. If
     * something changed meanwhile, the letter is drawn again.
     */
    drawAndLock: async (ctx: OwnedCtx, id: number, typed: LetterRequest) => {
      const planned = await plan(ctx, await contracts.find(ctx, id), typed)
      const drawn = await draw(ctx, planned)
      await lockAccount(ctx)
      const row = await contracts.lock(ctx, id)
      const now = await plan(ctx, row, typed)
      return { planned: now, row, paper: isDeepStrictEqual(now, planned) ? drawn : await draw(ctx, now) }
    },
  }
}
