import { endOrder } from '../signing-order/service-end'
import { holdAccount } from '../../base/call/account'
import type { OwnedCtx } from '../../base/call/context'
import { Refusal } from '../../base/kit/refusal'
import type { Profile } from '../../landlord/account/model'
import type { SignedPaper } from '../contract/model-signing'
import { freezePaper } from '../contract/service-change'
import { findContract, lockContract, type ContractRow } from '../contract/service-select'
import type { PaperService } from '../document/service'
import { attemptMs, stageOf } from '../signing-order/rules'
import { newOrders, type NewOrderDeps } from '../signing-order/service-new-order'
import { newestSigning, type SigningRow } from '../signing-order/service-select'
import { landlordTable, type SigningAction } from './rules'
import { limitAnew } from './service-limit'

export interface BeginDeps extends NewOrderDeps {
  readonly papers: Pick<PaperService, 'electronic'>
}

/** What the table of states says of an action. Refuses with its reason. */
export function allowed(action: SigningAction, signing: SigningRow | undefined): 'does' | 'goesOn' {
  const verdict = landlordTable[action][stageOf(signing ?? null)]
  if (verdict === 'does' || verdict === 'goesOn') return verdict
  throw new Refusal(verdict, undefined, verdict === 'stillRunning' ? attemptMs / 1000 : undefined)
}

/** Refuses with 404 a list that isn't written, 409 contractSigned what is signed by hand, 409 contractFinished. */
export function checkPaper(row: ContractRow, paper: SignedPaper): void {
  if (row.isFinished) throw new Refusal('contractFinished')
  if (paper === 'checklist' && row.checkList === null) throw new Refusal('notFound')
  const { signatureType } = paper === 'contract' ? row : row.checkList!
  if (signatureType !== null) throw new Refusal('contractSigned')
}

/**
 * Stores that a paper is to be signed: its bytes and its order. From here on it is frozen. Null when somebody else has
 * begun meanwhile. Refuses as `allowed` and `checkPaper` do, with 409 unreadable and 429.
 */
export async function beginSigning(
  deps: BeginDeps,
  ctx: OwnedCtx,
  id: number,
  paper: SignedPaper,
  { language }: Pick<Profile, 'language'>,
): Promise<SigningRow | null> {
  const draft = await findContract(ctx, id)
  if (allowed('sign', await newestSigning(ctx, id, paper)) === 'goesOn') return null
  checkPaper(draft, paper)
  await deps.parties(ctx, draft)
  await limitAnew(ctx, id, paper)
  const store = await deps.papers.electronic[paper].prepare(ctx, draft)
  return await holdAccount(ctx, async (held) => {
    const row = await lockContract(held, id)
    if (allowed('sign', await newestSigning(held, id, paper)) === 'goesOn') return null
    checkPaper(row, paper)
    await limitAnew(held, id, paper)
    await store(held, row)
    await freezePaper(held, id, paper)
    await ctx.intent?.store(held.db, ctx.now)
    return await newOrders(deps)(held, row, paper, { language: row.language ?? language, sent_at: null })
  })
}

/**
 * Stores the landlord's word that the order of a paper ends: from here on nobody may begin to sign, and the provider is
 * asked until it has ended it. `regenerate`: the paper is sent anew then; `withdraw`: it isn't, whatever was said before.
 * The word is about the order as it is now, read with everything held. Null when none is under way that could end. Refuses
 * as `allowed` does, with 404, 409 unreadable, and 429 what was sent anew too often.
 */
export async function beginEnding(
  { parties }: Pick<BeginDeps, 'parties'>,
  ctx: OwnedCtx,
  id: number,
  paper: SignedPaper,
  action: 'withdraw' | 'regenerate',
): Promise<SigningRow | null> {
  return await holdAccount(ctx, async (held) => {
    const contract = await lockContract(held, id)
    const signing = await newestSigning(held, id, paper)
    const verdict = allowed(action, signing)
    if (!signing || !canEnd.has(signing.state)) return null
    await parties(held, contract)
    await ctx.intent?.store(held.db, ctx.now)
    if (verdict === 'goesOn') return signing
    const renews = action === 'regenerate'
    if (renews) await limitAnew(held, id, paper)
    return await endOrder(held, signing, renews)
  })
}

const canEnd: ReadonlySet<SigningRow['state']> = new Set(['starting', 'sent', 'withdrawing'])
