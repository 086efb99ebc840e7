import { isDeepStrictEqual } from 'node:util'
import type { OwnedCtx } from '../../base/call/context'
import { unreadableAsEmpty, type Encryption } from '../../base/db/encryption'
import { osloDay, type Day } from '../../base/kit/day'
import type { QueueMail } from '../../base/outbox/service'
import type { ProfileService } from '../../landlord/account/service-profile'
import type { ContractNotice } from '../contract/model'
import type { ShownContracts } from '../contract/service-shown'
import type { NoticeLetters } from '../tenancy/service-notice-given'
import { moveNotice } from '../tenancy/service-notice'
import { letterTextRecord, type LetterKind } from './model'
import { stands } from './rules-protest'
import { letterSources } from './service-facts'
import { queueTakenBackMails } from './service-mail-taken-back'
import { readTyped, selectLetters, type LetterRow, type LetterToStore } from './service-rows'

/** The letter by which each party's notice is recorded. */
const letterOfParty = { landlord: 'termination', tenant: 'tenant_termination' } as const satisfies Readonly<
  Record<ContractNotice['by'], LetterKind>
>
const noticeKinds: readonly LetterKind[] = Object.values(letterOfParty)

/**
 * The letters of a contract whose notice was neither taken back nor replaced by another. The receipt for tenants of whom
 * others stay names no last day, because it is no notice of the lease.
 */
const standing = (ctx: OwnedCtx, contract: number) =>
  ctx.db
    .updateTable('contract_letter')
    .where('account_id', '=', ctx.owner)
    .where('contract_id', '=', contract)
    .where('is_preview', '=', false)
    .where('last_day', 'is not', null)
    .where('taken_back_on', 'is', null)
    .where('is_replaced', '=', false)

/** Notes that a letter that is a notice takes the place of the notices before it. */
export async function replaceNotices(ctx: OwnedCtx, contract: number, letter: number): Promise<void> {
  await standing(ctx, contract)
    .set({ is_replaced: true })
    .where('kind', 'in', noticeKinds)
    .where('id', '<>', letter)
    .execute()
}

/**
 * The standing notice by letter that was made today with the same values and is sent in the same way. Null: there is
 * none. A landlord who presses twice then gives notice once.
 */
export async function equalNoticeOfToday(
  ctx: OwnedCtx,
  contract: number,
  { send, lang, form }: Pick<LetterToStore, 'send' | 'lang' | 'form'>,
  encryption: Pick<Encryption, 'decrypt'>,
): Promise<number | null> {
  const newest = await selectLetters(ctx, contract).where('kind', 'in', noticeKinds).limit(1).executeTakeFirst()
  if (!newest || !stands(newest) || osloDay(newest.created_at) !== ctx.today) return null
  const isSameWay = newest.kind === form.kind && newest.send === send && newest.language === lang
  return isSameWay && isDeepStrictEqual(readTyped(newest, unreadableAsEmpty(encryption)), letterTextRecord.pick(form))
    ? newest.id
    : null
}

/** True if the notice of the contract is that of the landlord's newest letter. */
async function isNoticeOf(ctx: OwnedCtx, row: LetterRow) {
  const { id, contract_id, kind } = row
  if (kind !== letterOfParty.landlord || !stands(row)) return false
  const later = await ctx.db
    .selectFrom('contract_letter')
    .select('id')
    .where('account_id', '=', ctx.owner)
    .where('contract_id', '=', contract_id)
    .where('kind', '=', letterOfParty.landlord)
    .where('is_preview', '=', false)
    .where('id', '>', id)
    .executeTakeFirst()
  return later === undefined
}

/**
 * Moves the landlord's notice to the day on which its letter was handed over or received. Null: to the day of the letter.
 * The last day becomes the lawful one, if that is later than the day that the letter names (husleieloven § 9-6). The
 * caller has locked the user account.
 */
export async function moveNoticeOfLetter(
  ctx: OwnedCtx,
  encryption: Pick<Encryption, 'encrypt' | 'decrypt'>,
  contracts: Pick<ShownContracts, 'lock'>,
  letter: LetterRow,
  received: Day | null,
): Promise<void> {
  if (letter.last_day === null || !(await isNoticeOf(ctx, letter))) return
  const row = await contracts.lock(ctx, letter.contract_id)
  await moveNotice(ctx, encryption, row, {
    by: 'landlord',
    receivedOn: received ?? osloDay(letter.created_at),
    named: letter.last_day,
  })
}

interface Deps {
  readonly contracts: ShownContracts
  readonly profile: Pick<ProfileService, 'read'>
  readonly queueMail: QueueMail
}

/** The marks on letters when a notice is recorded or taken back, and the e-mails that tell of the latter. */
export const noticeLetters = ({ contracts, profile, queueMail }: Deps): NoticeLetters => ({
  // A notice of the same party, recorded anew, corrects the one of the letter.
  async recorded(ctx, contract, by) {
    await standing(ctx, contract)
      .set({ is_replaced: true })
      .where('kind', '=', letterOfParty[by === 'tenant' ? 'landlord' : 'tenant'])
      .execute()
  },

  async takenBack(ctx, contract, notice, tells) {
    await standing(ctx, contract)
      .set({ taken_back_on: ctx.today })
      .where('kind', '=', letterOfParty[notice.by])
      .execute()
    if (!tells) return
    const row = await contracts.find(ctx, contract)
    await queueTakenBackMails(
      ctx,
      queueMail,
      contract,
      notice,
      await letterSources(ctx, row, contracts.shown(ctx, row), profile),
    )
  },
})
