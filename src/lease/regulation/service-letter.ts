import type { Ctx, OwnedCtx } from '../../base/call/context'
import type { Encryption } from '../../base/db/encryption'
import type { Link } from '../../base/file/service-link'
import type { Day } from '../../base/kit/day'
import type { Bytes } from '../../base/kit/endpoint'
import { Refusal } from '../../base/kit/refusal'
import type { NamedPdf } from '../../base/pdf/model'
import { changeRent, encryptedLetter } from '../contract/service-rent'
import { findContract } from '../contract/service-select'
import { paperAnswer, paperLinks } from '../document/service-link'
import { decryptBytes, sha256, unlessDamaged, type PaperLog } from '../document/service-stored'
import type { RegulationForm } from './model'

export interface LetterDeps {
  readonly encryption: Pick<Encryption, 'encrypt' | 'decrypt' | 'lookup'>
  readonly log: PaperLog
}

/** Letters about new rents as they were sent: stored as bytes with the change that they tell of, and never drawn again. */
export function rentLetters({ encryption, log }: LetterDeps) {
  const links = paperLinks(encryption, 'letter.link')
  const nameOf = (contract: number, from: Day) => `${contract}.${from}`

  const rowsOf = (ctx: OwnedCtx, contract: number) =>
    ctx.db
      .selectFrom('contract_rent')
      .select(['id', 'contract_id', 'from_date', 'letter', 'letter_name', 'letter_sha256'])
      .where('account_id', '=', ctx.owner)
      .where('contract_id', '=', contract)
      // Of a tenant who was erased none is left.
      .where('letter', '!=', '')
      .orderBy('from_date')
  type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number]

  /** The letter of a row, checked against its hash; null and a line in the log for one that was damaged. */
  const read = (row: Row): NamedPdf | null =>
    unlessDamaged(
      () => ({
        bytes: decryptBytes(
          { paper: row.letter, sha256: row.letter_sha256 },
          encryptedLetter.context('letter', row.id),
          encryption,
        ),
        name: row.letter_name,
      }),
      `The rent letter ${row.from_date} of contract ${row.contract_id}`,
      log,
    )

  async function find(ctx: OwnedCtx, contract: number, from: Day): Promise<Row> {
    const row = await rowsOf(ctx, contract).where('from_date', '=', from).executeTakeFirst()
    if (!row) throw new Refusal('notFound')
    return row
  }

  return {
    /** Stores a change with its letter. Returns the change's id. */
    store: (ctx: OwnedCtx, contract: number, form: RegulationForm, letter: NamedPdf): Promise<number> =>
      changeRent(ctx, contract, form, { ...letter, sha256: sha256(letter.bytes) }, encryption),

    /** Every letter of a contract with its month, the earliest first; null for one that was damaged. */
    stored: async (ctx: OwnedCtx, contract: number): Promise<{ from: Day; paper: NamedPdf | null }[]> =>
      (await rowsOf(ctx, contract).execute()).map((row) => ({ from: row.from_date, paper: read(row) })),

    /** A link to a letter, which opens it for five minutes without a session. Refuses with 404 and 500 paperDamaged. */
    async link(ctx: OwnedCtx, contract: number, from: Day): Promise<{ url: string }> {
      await findContract(ctx, contract)
      if (!read(await find(ctx, contract, from))) throw new Refusal('paperDamaged')
      return { url: `/api/contract/${contract}/regulation-letter/${from}?${links.sign(ctx, nameOf(contract, from))}` }
    },

    /**
     * The letter itself, for its owner's session or a link signed for it. 401 for a caller who brings neither; foreign,
     * missing, expired and forged are the same 404. Refuses with 500 paperDamaged.
     */
    async open(ctx: Ctx, contract: number, from: Day, link: Link): Promise<Bytes> {
      const owned = await links.opened(ctx, contract, nameOf(contract, from), link)
      await findContract(owned, contract)
      const letter = read(await find(owned, contract, from))
      if (!letter) throw new Refusal('paperDamaged')
      return paperAnswer(letter)
    },
  }
}

export type RentLetters = ReturnType<typeof rentLetters>
