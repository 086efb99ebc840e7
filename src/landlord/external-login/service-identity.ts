import type { Ctx, OwnedCtx } from '../../base/call/context'
import { hashOf } from '../../base/call/secret-hash'
import { Refusal } from '../../base/kit/refusal'
import type { ExternalPerson } from './port'

const subjectHashOf = ({ issuer, subject }: ExternalPerson) => hashOf(`${issuer} ${subject}`)

/** The account that the person is linked to; null for none. */
export const linkedAccount = async (ctx: Pick<Ctx, 'db'>, person: ExternalPerson): Promise<number | null> => {
  const found = await ctx.db
    .selectFrom('external_identity')
    .select('account_id')
    .where('subjectHash', '=', subjectHashOf(person))
    .executeTakeFirst()
  return found?.account_id ?? null
}

/**
 * Links the person to the account that is logged in, unless it is; says whether it was not. Refuses with
 * `externalLoginTaken`.
 */
export async function linkPerson(ctx: OwnedCtx, person: ExternalPerson): Promise<boolean> {
  const linked = await ctx.db
    .insertInto('external_identity')
    .values({ account_id: ctx.owner, subjectHash: subjectHashOf(person), created_at: ctx.now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('account_id')
    .executeTakeFirst()
  // Somebody else's, or the account has another one.
  if ((await linkedAccount(ctx, person)) !== ctx.owner) throw new Refusal('externalLoginTaken')
  return linked !== undefined
}
