import { lockAccount } from '../../base/call/account'
import type { Ctx, OwnedCtx } from '../../base/call/context'
import type { Encryption } from '../../base/db/encryption'
import type { LinkSignature } from '../../base/file/service-link'
import { changeDocuments } from '../../base/file/service-uses'
import { osloDay, type Day } from '../../base/kit/day'
import type { Bytes } from '../../base/kit/endpoint'
import { Refusal } from '../../base/kit/refusal'
import { addendumKey } from '../contract/model-signing'
import { findContract } from '../contract/service-select'
import type { ShownContracts } from '../contract/service-shown'
import { paperAnswer } from '../document/service'
import type { PaperLog } from '../document/service-stored'
import { signedFiles } from '../signing/service-file'
import { refuseSentPaper } from '../signing/service-papers'
import type { Letter, ProtestForm, SignLetterForm } from './model'
import { findLetter, readLetter, storeProtest, storeReceived, storeSignature, type LetterRow } from './service-rows'
import { moveNoticeOfLetter } from './service-notice-letters'
import type { LetterReader } from './service-shown'

/** Refuses with 422 a day before the letter was made, or after today. */
function refuseOtherDay(day: Day, made: Letter['created_at'], today: Day): void {
  if (day < osloDay(made) || day > today) throw new Refusal('invalid', { received_on: 'letterDay' })
}

interface Keeping {
  readonly encryption: Pick<Encryption, 'encrypt' | 'decrypt'>
  readonly log: PaperLog
  readonly contracts: Pick<ShownContracts, 'lock'>
}

/** Refuses with 404, and with 409 noticeTakenBack a letter whose notice was taken back. */
async function findMade(ctx: OwnedCtx, contract: number, id: number): Promise<LetterRow> {
  const row = await findLetter(ctx, contract, id)
  if (row.is_preview) throw new Refusal('notFound')
  if (row.taken_back_on !== null) throw new Refusal('noticeTakenBack')
  return row
}

/** Refuses with 404, and with 409 noSignature another letter. */
export async function findAddendum(ctx: OwnedCtx, contract: number, id: number): Promise<LetterRow> {
  const row = await findLetter(ctx, contract, id)
  if (row.is_preview) throw new Refusal('notFound')
  if (row.kind !== 'addendum') throw new Refusal('noSignature')
  return row
}

/** The calls for a letter that is made: it is handed over, protested against, signed, opened. */
export const letterFollowUps = ({ links, nameOf, byId }: LetterReader, { encryption, log, contracts }: Keeping) => ({
  /**
   * Stores the day on which a letter was handed over or received. Null removes it. A landlord's notice then counts from
   * that day, and its last day is never before the lawful one. Refuses with 404, 409 noticeTakenBack, and 422 for a day
   * before the letter or after today.
   */
  async receive(ctx: OwnedCtx, contract: number, id: number, received_on: Day | null): Promise<Letter> {
    await lockAccount(ctx)
    const row = await findMade(ctx, contract, id)
    if (received_on !== null) refuseOtherDay(received_on, row.created_at, ctx.today)
    await storeReceived(ctx, id, received_on)
    await moveNoticeOfLetter(ctx, encryption, contracts, row, received_on)
    return await byId(ctx, contract, id)
  },

  /**
   * Records a protest against a notice. One that is recorded is replaced only with `anyway`, because the landlord's time
   * counts from it. Refuses with 404, 409 noProtest for a letter against which the law gives no protest, noticeTakenBack,
   * protestKnown, and 422 for a day before the letter or after today.
   */
  async protest(ctx: OwnedCtx, contract: number, id: number, protest: ProtestForm): Promise<Letter> {
    await lockAccount(ctx)
    const row = await findMade(ctx, contract, id)
    if (!row.may_protest) throw new Refusal('noProtest')
    refuseOtherDay(protest.received_on, row.created_at, ctx.today)
    if (row.protest_on !== null && !protest.anyway) throw new Refusal('protestKnown')
    await storeProtest(ctx, id, protest, encryption)
    return await byId(ctx, contract, id)
  },

  /**
   * Removes a protest that was recorded by mistake. Without one it changes nothing. Refuses with 404, and 409
   * noticeTakenBack.
   */
  async removeProtest(ctx: OwnedCtx, contract: number, id: number): Promise<Letter> {
    await lockAccount(ctx)
    await findMade(ctx, contract, id)
    await storeProtest(ctx, id, null, encryption)
    return await byId(ctx, contract, id)
  },

  /**
   * Marks an addendum as signed by hand. A later call replaces the day and the files. Refuses with 404, 409 noSignature
   * for another letter, beingSigned and contractSigned for one that is signed with BankID, and 422 a day before the
   * letter or after today, and a foreign file.
   */
  async signManual(ctx: OwnedCtx, contract: number, id: number, form: SignLetterForm): Promise<Letter> {
    await lockAccount(ctx)
    const row = await findAddendum(ctx, contract, id)
    await refuseSentPaper(ctx, contract, addendumKey(id))
    if (form.signed_on < osloDay(row.created_at) || form.signed_on > ctx.today)
      throw new Refusal('invalid', { signed_on: 'letterDay' })
    await changeDocuments(ctx, row.signed_documents, form.documents)
    await storeSignature(ctx, id, form)
    return await byId(ctx, contract, id)
  },

  /**
   * Opens a letter or a preview for its owner's session or a link signed for it. 401 for a caller with neither. A
   * foreign or missing letter, and an expired or forged link, get the same 404. Refuses with 500 `paperDamaged`.
   */
  async open(
    ctx: Ctx,
    contract: number,
    id: number,
    { copy, ...link }: LinkSignature & { readonly copy: 'made' | 'signed' },
  ): Promise<Bytes> {
    const owned = await links.opened(ctx, contract, nameOf(contract, id), link)
    await findContract(owned, contract)
    const file = copy === 'signed' ? await signedFiles({ encryption, log })(owned, contract, addendumKey(id)) : null
    const letter = readLetter(await findLetter(owned, contract, id), encryption, log)
    if (!letter) throw new Refusal('paperDamaged')
    return paperAnswer(file === null ? letter : { ...letter, bytes: file })
  },
})
