import { lockAccount } from '../../base/call/account'
import type { OwnedCtx } from '../../base/call/context'
import { hashOf } from '../../base/call/secret-hash'
import type { Encryption } from '../../base/db/encryption'
import { addTime } from '../../base/kit/day'
import { Refusal } from '../../base/kit/refusal'
import { queueJob } from '../../base/outbox/job'
import type { Profile } from '../../landlord/account/model'
import { partyName } from '../contract/rules-parties'
import type { SignedPaper } from '../contract/model-signing'
import type { ReadParties } from '../contract/service-parties'
import { encryptedSigning, findContract, lockContract, type ContractRow } from '../contract/service-select'
import type { PaperService } from '../document/service'
import { attemptMs, landlordTable, stageOf, type SigningAction } from './rules'
import { newestSigning, type SigningRow } from './service-select'

export interface BeginDeps {
  readonly encryption: Pick<Encryption, 'encrypt'>
  readonly parties: ReadParties
  readonly papers: Pick<PaperService, 'electronic'>
}

/** The jobs that go on with what was begun. */
export const settleKind = 'signing.settle'

/** Goes on with an order by a job, at the latest then; `renew`: once it has ended, the paper is sent anew. */
export const queueSettling = (
  { db, now }: Pick<OwnedCtx, 'db' | 'now'>,
  { account_id, id }: Pick<SigningRow, 'account_id' | 'id'>,
  { key, after, renew = false }: { key: string; after: number; renew?: boolean },
) =>
  queueJob(
    db,
    now,
    settleKind,
    { account: account_id, signing: id, renew },
    { key: `${settleKind}-${id}-${key}`, runAt: addTime(now, after) },
  )

/** What the table of states says of an action. Refuses with its reason. */
export function allowed(action: SigningAction, signing: SigningRow | undefined): 'does' | 'goesOn' {
  const verdict = landlordTable[action][stageOf(signing ?? null)]
  if (verdict === 'does' || verdict === 'goesOn') return verdict
  throw new Refusal(verdict, undefined, verdict === 'stillRunning' ? attemptMs / 1000 : undefined)
}

/** Another request may have begun meanwhile. Refuses as `allowed`, and with 409 stillRunning. */
function refuseBeside(signing: SigningRow | undefined): void {
  if (allowed('sign', signing) === 'goesOn') throw new Refusal('stillRunning', undefined, attemptMs / 1000)
}

/** Who takes the order of a paper: a lease that opens a deposit account is signed inside the bank's own flow. */
export const viaOf = (row: ContractRow, paper: SignedPaper): SigningRow['via'] =>
  paper === 'contract' && row.is_open_deposit_account ? 'deposit' : 'sign'

/** Refuses with 404 a list that isn't written, 409 contractSigned what is signed by hand, 409 contractFinished. */
export function checkPaper(row: ContractRow, paper: SignedPaper): void {
  if (row.isFinished) throw new Refusal('contractFinished')
  if (paper === 'checklist' && row.checkList === null) throw new Refusal('notFound')
  const { signatureType } = paper === 'contract' ? row : row.checkList!
  if (signatureType !== null) throw new Refusal('contractSigned')
}

/**
 * Stores that a paper is to be signed: its bytes, its order under a name that is given once, and its links. From here on
 * it is frozen, and whatever becomes of the request, the order is made once.
 */
export async function beginSigning(
  { encryption, parties, papers }: BeginDeps,
  ctx: OwnedCtx,
  id: number,
  paper: SignedPaper,
  landlord: Profile,
): Promise<SigningRow> {
  const draft = await findContract(ctx, id)
  refuseBeside(await newestSigning(ctx, id, paper))
  checkPaper(draft, paper)
  await parties(ctx, draft)
  const store = await papers.electronic[paper].prepare(ctx, draft)
  const codes = { tenant: ctx.ids.code(128), landlord: ctx.ids.code(128) }
  return await ctx.db.transaction().execute(async (db) => {
    const held = { ...ctx, db }
    await lockAccount(held)
    const row = await lockContract(held, id)
    refuseBeside(await newestSigning(held, id, paper))
    checkPaper(row, paper)
    await store(held, row)
    const revision = await countOrders(held, id, paper)
    const { id: signing } = await db
      .insertInto('signing')
      .values({
        account_id: ctx.owner,
        contract_id: id,
        paper,
        via: viaOf(row, paper),
        state: 'starting',
        external_id: `${paper}:${id}:rev${revision + 1}`,
        link_tenant_hash: hashOf(codes.tenant),
        link_landlord_hash: hashOf(codes.landlord),
        encrypted_links: '',
        language: landlord.language,
        created_at: ctx.now,
        updated_at: ctx.now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    // The value is bound to the row's id, which the insert has only now given.
    await db
      .updateTable('signing')
      .set({
        encrypted_links: encryption.encrypt(
          JSON.stringify(codes),
          encryptedSigning.context('encrypted_links', signing),
        ),
      })
      .where('account_id', '=', ctx.owner)
      .where('id', '=', signing)
      .execute()
    const { tenants, landlord: owner } = await parties(held, row)
    await db
      .insertInto('signer')
      .values(
        [...tenants, owner].map((party) => ({
          account_id: ctx.owner,
          signing_id: signing,
          role: party.role,
          place: party.place,
          name: partyName(party),
        })),
      )
      .execute()
    await markFrozen(held, id, paper)
    await queueSettling(held, { account_id: ctx.owner, id: signing }, { key: 'begun', after: 60_000 })
    return (await newestSigning(held, id, paper))!
  })
}

/** How many orders of a paper there have been. */
async function countOrders({ db, owner }: OwnedCtx, contract: number, paper: SignedPaper): Promise<number> {
  const { n } = await db
    .selectFrom('signing')
    .select((is) => is.fn.countAll<number>().as('n'))
    .where('account_id', '=', owner)
    .where('contract_id', '=', contract)
    .where('paper', '=', paper)
    .executeTakeFirstOrThrow()
  return n
}

/** From here on the paper doesn't change. */
async function markFrozen({ db, owner, now }: OwnedCtx, contract: number, paper: SignedPaper): Promise<void> {
  if (paper === 'contract')
    await db
      .updateTable('contract')
      .set({ signatureType: 'bankid', updated_at: now })
      .where('account_id', '=', owner)
      .where('id', '=', contract)
      .execute()
  else
    await db
      .updateTable('contract_list')
      .set({ signatureType: 'bankid' })
      .where('account_id', '=', owner)
      .where('contract_id', '=', contract)
      .where('kind', '=', 'checklist')
      .execute()
}
