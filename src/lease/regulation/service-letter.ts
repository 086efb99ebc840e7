import { createHash } from 'node:crypto'
import type { Ctx, OwnedCtx } from '../../base/call/context'
import type { Encryption } from '../../base/db/encryption'
import { disposition, maxLinkMs } from '../../base/file/rules'
import { signedLinks, type Link } from '../../base/file/service-link'
import { addTime, type Day } from '../../base/kit/day'
import type { Bytes } from '../../base/kit/endpoint'
import { Refusal } from '../../base/kit/refusal'
import type { NamedPdf } from '../../base/pdf/model'
import { actFor } from '../../landlord/session/service'
import { changeRent, encryptedLetter } from '../contract/service-rent'
import { findContract } from '../contract/service-select'
import type { RegulationForm } from './model'

export interface LetterDeps {
  readonly encryption: Pick<Encryption, 'encrypt' | 'decrypt' | 'lookup'>
  readonly log: (level: 'info' | 'error', message: string) => void
}

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Letters about new rents as they were sent: stored as bytes with the change that they tell of, and never drawn again. */
export function rentLetters({ encryption, log }: LetterDeps) {
  const links = signedLinks((plain, purpose) => encryption.lookup(plain, purpose), 'letter.link')
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
  function read(row: Row): NamedPdf | null {
    try {
      const bytes = Buffer.from(encryption.decrypt(row.letter, encryptedLetter.context('letter', row.id)), 'base64')
      if (sha256(bytes) !== row.letter_sha256) throw new Error('its bytes are not those that were stored')
      return { bytes, name: row.letter_name }
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      log(
        'error',
        `The rent letter ${row.from_date} of contract ${row.contract_id} is damaged and not given out: ${why}`,
      )
      return null
    }
  }

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
      const query = links.sign(ctx.now, ctx.owner, nameOf(contract, from), addTime(ctx.now, maxLinkMs))
      return { url: `/api/contract/${contract}/regulation-letter/${from}?${query}` }
    },

    /**
     * The letter itself, for its owner's session or a link signed for it. 401 for a caller who brings neither; foreign,
     * missing, expired and forged are the same 404. Refuses with 500 paperDamaged.
     */
    async open(ctx: Ctx, contract: number, from: Day, link: Link): Promise<Bytes> {
      if (ctx.owner === null && !link.signature) throw new Refusal('unauthorized')
      // Found by its id alone, because a link carries no account; whose it is decides the next line.
      const found = await ctx.db
        .selectFrom('contract')
        .select('account_id')
        .where('id', '=', contract)
        .executeTakeFirst()
      if (
        !found ||
        (found.account_id !== ctx.owner && !links.isSigned(ctx, found.account_id, nameOf(contract, from), link))
      )
        throw new Refusal('notFound')
      const owned = { ...ctx, owner: actFor(found.account_id) }
      await findContract(owned, contract)
      const letter = read(await find(owned, contract, from))
      if (!letter) throw new Refusal('paperDamaged')
      return {
        headers: {
          'content-type': 'application/pdf',
          'content-length': String(letter.bytes.length),
          'content-disposition': disposition('application/pdf', letter.name),
          'x-content-type-options': 'nosniff',
          'content-security-policy': "sandbox; default-src 'none'",
          'cache-control': 'private, no-store',
        },
        body: letter.bytes,
      }
    },
  }
}

export type RentLetters = ReturnType<typeof rentLetters>
