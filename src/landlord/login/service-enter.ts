import type { Ctx, OwnedCtx } from '../../base/call/context'
import { hashOf } from '../../base/call/secret-hash'
import type { Encryption } from '../../base/db/encryption'
import type { Auth } from '../account/model'
import type { ProfileService } from '../account/service-profile'
import type { SecondFactorForm } from '../second-factor/model'
import { secondStepService } from '../second-factor/service-step'
import { openSession } from '../session/service'
import type { NoteDevice } from '../session/service-device'
import type { FirstStep } from './model'

/** What a login has brought along belongs to: the session it opens, or the second step that is asked for first. Both by their hashes. */
export type Belonging = { readonly session: string } | { readonly step: string }
export type Attach = (to: Belonging) => Promise<void>

/** What a later module is told of logins. */
export interface LoginListener {
  /** The second step is done: what was kept for it belongs to the session of the context. */
  readonly moveToSession: (ctx: OwnedCtx, step: string) => Promise<void>
}

export interface EnterDeps extends LoginListener {
  readonly encryption: Encryption
  readonly profile: ProfileService
  readonly noteDevice: NoteDevice
}

/** From the first step of a login to its session. */
export function enterService({ encryption, profile, noteDevice, moveToSession }: EnterDeps) {
  const secondFactor = secondStepService({ encryption })
  /** A session after the last step; `attach` gives it what belongs to it. A login from a device that was never used is told to the account. */
  const enter = async (
    ctx: Ctx,
    id: number,
    by: 'password' | 'link',
    attach: (owned: OwnedCtx) => Promise<void> = async () => undefined,
  ): Promise<Auth> => {
    const account = await ctx.db
      .selectFrom('account')
      .select(['id', 'email', 'firstName', 'language'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const { token, owned } = await openSession(ctx, id, by)
    await attach(owned)
    await noteDevice(ctx, account)
    return { accessToken: token, user: await profile.read(owned) }
  }

  /** After the first step: the second one where it is switched on, else a session. */
  const begin = async (
    ctx: Ctx,
    account: number,
    by: 'password' | 'link',
    attach: Attach = async () => undefined,
  ): Promise<FirstStep> => {
    const asked = await secondFactor.begin(ctx, account, by)
    if (asked === null) return await enter(ctx, account, by, ({ session }) => attach({ session }))
    await attach({ step: hashOf(asked) })
    ctx.concerns?.(account)
    return { secondFactor: asked }
  }

  return {
    begin,

    /** The second step of a login by password or link. Refuses with `loginExpired` and `wrongCode`. */
    async secondStep(ctx: Ctx, form: SecondFactorForm): Promise<Auth> {
      const { account, by } = await secondFactor.take(ctx, form)
      return await enter(ctx, account, by, (owned) => moveToSession(owned, hashOf(form.token)))
    },

    /** Whose wrong codes are counted together. */
    subjectOf: (ctx: Ctx, token: string): Promise<string> => secondFactor.subjectOf(ctx, token),
  }
}
