import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { lockAccount } from '../../base/call/account'
import type { OwnedCtx } from '../../base/call/context'
import { encryptedRecord } from '../../base/db/encrypted-record'
import type { Encryption } from '../../base/db/encryption'
import type { Db } from '../../base/db/pool'
import { Refusal } from '../../base/kit/refusal'
import type { Language } from '../../base/kit/words'
import type { NamedPdf, SignedBy } from '../../base/pdf/model'
import type { StorePaper } from '../tenancy/service-sign'
import { selectContractsAndHidden, type ContractRow } from '../contract/service-select'
import type { LeaseData } from '../clauses/model'
import type { PaperLanguage } from './model'
import { leaseName, leasePaper, type AttachedReader } from './pdf'
import { editionFrom, editionNumbered, editionOf, inEdition } from '../clauses/rules-editions'

export interface SignedDeps {
  readonly encryption: Pick<Encryption, 'encrypt' | 'decrypt'>
  /** What the lease of a contract says now. */
  readonly leaseOf: (ctx: OwnedCtx, row: ContractRow) => Promise<LeaseData>
  /** The landlord's own language. */
  readonly languageOf: (ctx: OwnedCtx) => Promise<Language>
  readonly attachedReader: (ctx: OwnedCtx) => AttachedReader
  readonly log: (level: 'info' | 'error', message: string) => void
}

/** What a signed lease is drawn from, in whatever language: it is taken once, at the signing. */
interface Frozen {
  readonly data: LeaseData
  /** The number of the edition whose words it has. */
  readonly edition: number
}

interface Drawn extends Frozen {
  readonly papers: readonly { readonly lang: PaperLanguage; readonly bytes: Uint8Array }[]
}

/** A stored paper; null where it can't be given out, because it is not what was stored. */
export interface StoredLease {
  readonly lang: PaperLanguage
  readonly paper: NamedPdf | null
}

/** The encrypted columns of this module. */
export const encryptedLease = encryptedRecord('signed_lease', ['paper', 'drawn_from'])
const contextOf = encryptedLease.context

/** In hex. */
export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Leases as they were signed (docs/rules.md#signed-leases): stored as bytes, and never drawn again. */
export function signedLeases({ encryption, leaseOf, languageOf, attachedReader, log }: SignedDeps) {
  /** Norwegian always, and English beside it for a landlord who reads English. */
  const languagesOf = async (ctx: OwnedCtx): Promise<readonly PaperLanguage[]> =>
    (await languageOf(ctx)) === 'en' ? ['nb', 'en'] : ['nb']

  async function draw(ctx: OwnedCtx, frozen: Frozen, languages: readonly PaperLanguage[]): Promise<Drawn> {
    const papers: Drawn['papers'][number][] = []
    for (const lang of languages) {
      const paper = await leasePaper(frozen.data, lang, ctx.owner, attachedReader(ctx), editionNumbered(frozen.edition))
      papers.push({ lang, bytes: paper.bytes })
    }
    return { ...frozen, papers }
  }

  const asNow = async (ctx: OwnedCtx, row: ContractRow): Promise<Frozen> => {
    const data = await leaseOf(ctx, row)
    return { data, edition: editionOf(data).number }
  }

  /** Stores what isn't there yet; a paper that is there stays as it is. */
  async function store(ctx: OwnedCtx, contract: number, { data, edition, papers }: Drawn): Promise<void> {
    const { from } = editionNumbered(edition)
    for (const { lang, bytes } of papers) {
      const key = { account_id: ctx.owner, contract_id: contract, lang }
      const added = await ctx.db
        .insertInto('signed_lease')
        .values({ ...key, paper: '', drawn_from: '', sha256: sha256(bytes), edition: from, created_at: ctx.now })
        .onConflict((known) => known.columns(['account_id', 'contract_id', 'lang']).doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!added) continue
      // The values are bound to the row's id, which the insert has only now given.
      await ctx.db
        .updateTable('signed_lease')
        .set({
          paper: encryption.encrypt(Buffer.from(bytes).toString('base64'), contextOf('paper', added.id)),
          drawn_from: encryption.encrypt(JSON.stringify(data), contextOf('drawn_from', added.id)),
        })
        .where('account_id', '=', ctx.owner)
        .where('id', '=', added.id)
        .execute()
    }
  }

  const rowsOf = (ctx: OwnedCtx, contract: number) =>
    ctx.db
      .selectFrom('signed_lease')
      .selectAll()
      .where('account_id', '=', ctx.owner)
      .where('contract_id', '=', contract)
      // `nb` before `en`.
      .orderBy('lang', 'desc')
      .execute()
  type Row = Awaited<ReturnType<typeof rowsOf>>[number]

  function frozenIn(row: Row): Frozen {
    const data = JSON.parse(encryption.decrypt(row.drawn_from, contextOf('drawn_from', row.id))) as LeaseData
    return { data, edition: data.edition ?? editionFrom(row.edition).number }
  }

  /** The paper of a row, checked against its hash; null and a line in the log for one that was damaged. */
  function read(row: Row): NamedPdf | null {
    try {
      const bytes = Buffer.from(encryption.decrypt(row.paper, contextOf('paper', row.id)), 'base64')
      if (sha256(bytes) !== row.sha256) throw new Error('its bytes are not those that were stored')
      return { bytes, name: leaseName(frozenIn(row).data) }
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      log('error', `The signed lease of contract ${row.contract_id} (${row.lang}) is damaged and not given out: ${why}`)
      return null
    }
  }

  /** What a signed lease is drawn from: what its first paper was, and only where there is none, what is known now. */
  async function frozenOf(ctx: OwnedCtx, row: ContractRow): Promise<Frozen> {
    const [first] = await rowsOf(ctx, row.id)
    if (!first) return await asNow(ctx, row)
    try {
      return frozenIn(first)
    } catch {
      log('error', `What the signed lease of contract ${row.id} was drawn from can't be read`)
      throw new Refusal('paperDamaged')
    }
  }

  /** Stores what was drawn, or, where its values aren't those that count now, what is drawn from these. */
  async function storeAs(ctx: OwnedCtx, contract: number, frozen: Frozen, drawn: Drawn): Promise<void> {
    const isUnchanged = isDeepStrictEqual([frozen.data, frozen.edition], [drawn.data, drawn.edition])
    const languages = drawn.papers.map(({ lang }) => lang)
    await store(ctx, contract, isUnchanged ? drawn : await draw(ctx, frozen, languages))
  }

  const signedRow = async (ctx: OwnedCtx, id: number, lock: boolean): Promise<ContractRow> => {
    const row = await selectContractsAndHidden(ctx)
      .where('contract.id', '=', id)
      .where('contract.signatureType', 'is not', null)
      .where('contract.tenant_erased_at', 'is', null)
      .$if(lock, (select) => select.forNoKeyUpdate('contract'))
      .executeTakeFirst()
    if (!row) throw new Refusal('notFound')
    return row
  }

  /**
   * Stores the lease of a signed contract, that of a deleted house too, where it isn't stored: in the languages that a
   * signing stores, and in `lang`. For a read or a job: it commits by itself. Refuses with 404 and 500 paperDamaged.
   */
  async function storeNow(ctx: OwnedCtx, id: number, lang: PaperLanguage = 'nb'): Promise<void> {
    const languages = new Set([...(await languagesOf(ctx)), lang])
    // Drawn before anything is held: it takes longer than all the rest.
    const drawn = await draw(ctx, await frozenOf(ctx, await signedRow(ctx, id, false)), [...languages])
    await ctx.db.transaction().execute(async (db) => {
      const held = { ...ctx, db }
      await lockAccount(held)
      await storeAs(held, id, await frozenOf(held, await signedRow(held, id, true)), drawn)
    })
  }

  /** Takes the papers of a contract back, when it is not signed after all. */
  async function discard(ctx: OwnedCtx, contract: number): Promise<void> {
    await ctx.db
      .deleteFrom('signed_lease')
      .where('account_id', '=', ctx.owner)
      .where('contract_id', '=', contract)
      .execute()
  }

  /**
   * Draws the lease as it is signed: by hand in each language of the landlord's, electronically in one, because that
   * file is what all sign. What it answers stores it, in the place of what an earlier signing that was withdrawn has left.
   */
  async function prepare(
    ctx: OwnedCtx,
    draft: ContractRow,
    { signedBy }: { readonly signedBy: SignedBy } = { signedBy: 'hand' },
  ): Promise<StorePaper> {
    // By hand in the edition of the draft: that was printed and signed, whenever it is marked as signed.
    const asSigned = async (asked: OwnedCtx, row: ContractRow): Promise<Frozen> => {
      const { data } = await asNow(asked, row)
      const signed = inEdition({ ...data, isDraft: false, ...(signedBy === 'bankid' && { signedBy }) })
      return { data: signed, edition: editionOf(signed).number }
    }
    const languages = signedBy === 'hand' ? await languagesOf(ctx) : [await languageOf(ctx)]
    const drawn = await draw(ctx, await asSigned(ctx, draft), languages)
    return async (holding, held) => {
      await discard(holding, held.id)
      await storeAs(holding, held.id, await asSigned(holding, held), drawn)
    }
  }

  return {
    prepare,
    discard,
    storeNow,

    /** The paper of a contract as it was stored to be signed electronically; null where none is. Refuses with 500 paperDamaged. */
    async find(ctx: OwnedCtx, contract: number): Promise<NamedPdf | null> {
      const [row] = await rowsOf(ctx, contract)
      const paper = row && read(row)
      if (row && !paper) throw new Refusal('paperDamaged')
      return paper ?? null
    },

    /**
     * The stored paper of a signed contract; one that isn't there in this language is stored first. Of a contract that
     * is signed electronically it is the one that all sign, whatever language is asked for. For a read: what is stored
     * commits by itself. Refuses with 500 paperDamaged.
     */
    async open(
      ctx: OwnedCtx,
      { id, signatureType }: Pick<ContractRow, 'id' | 'signatureType'>,
      lang: PaperLanguage,
    ): Promise<NamedPdf> {
      const find = async () => {
        const rows = await rowsOf(ctx, id)
        return signatureType === 'bankid' && rows.length === 1 ? rows[0] : rows.find((row) => row.lang === lang)
      }
      let row = await find()
      if (!row) {
        await storeNow(ctx, id, lang)
        row = await find()
      }
      const paper = row && read(row)
      if (!paper) throw new Refusal('paperDamaged')
      return paper
    },

    /** Signed contracts of any account that have no stored lease, from an id on, at most `limit` of them; for a job. */
    unstored: (db: Db, after: number, limit: number): Promise<{ account_id: number; id: number }[]> =>
      db
        .selectFrom('contract')
        .select(['account_id', 'id'])
        .where('signatureType', 'is not', null)
        .where('tenant_erased_at', 'is', null)
        .where('id', '>', after)
        .where((is) =>
          is.not(
            is.exists(
              is
                .selectFrom('signed_lease')
                .select('signed_lease.id')
                .whereRef('signed_lease.account_id', '=', 'contract.account_id')
                .whereRef('signed_lease.contract_id', '=', 'contract.id'),
            ),
          ),
        )
        .orderBy('id')
        .limit(limit)
        .execute(),

    /** Every stored paper of a contract, Norwegian first. */
    stored: async (ctx: OwnedCtx, id: number): Promise<StoredLease[]> =>
      (await rowsOf(ctx, id)).map((row) => ({ lang: row.lang, paper: read(row) })),
  }
}

export type SignedLeases = ReturnType<typeof signedLeases>
