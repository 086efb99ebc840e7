import type { OwnedCtx } from '../../base/call/context'
import { unreadableAsEmpty, type Encryption } from '../../base/db/encryption'
import { encryptedRecord } from '../../base/db/encrypted-record'
import { Refusal } from '../../base/kit/refusal'
import type { NamedPdf } from '../../base/pdf/model'
import type { LeaseData } from '../clauses/model'
import { editionOfFirstDay, editionNumbered } from '../clauses/rules-editions'
import type { PaperLanguage } from './model'
import { leaseName } from './pdf'
import { leaseRows, type LeaseRow } from './service-signed-rows'
import { decryptBytes, encryptBytes, sha256, readUnlessDamaged, type PaperLog } from './service-stored'

/** The values of a lease for every language. They are stored once, at the signing. */
export interface FrozenLease {
  readonly data: LeaseData
  /** The number of the edition whose words the lease has. */
  readonly edition: number
}

export interface DrawnLease extends FrozenLease {
  readonly papers: readonly { readonly lang: PaperLanguage; readonly bytes: Uint8Array }[]
}

/** A stored paper. `paper` is null when the stored bytes are damaged, because a damaged paper is not handed out. */
export interface StoredLease {
  readonly lang: PaperLanguage
  readonly paper: NamedPdf | null
}

export const signedLeaseEncryption = encryptedRecord('signed_lease', ['paper', 'drawn_from'])

const contextOf = signedLeaseEncryption.context

export function leaseStore(encryption: Pick<Encryption, 'encrypt' | 'decrypt'>, log: PaperLog) {
  function frozenIn(row: LeaseRow, keys: Pick<Encryption, 'decrypt'> = encryption): FrozenLease {
    const data = JSON.parse(keys.decrypt(row.drawn_from, contextOf('drawn_from', row.id))) as LeaseData
    return { data, edition: data.edition ?? editionOfFirstDay(row.edition).number }
  }
  /** Reads a paper and checks it against its hash. Null, and a line in the log, when the paper is damaged. */
  const read = (row: LeaseRow, keys: Pick<Encryption, 'decrypt'> = encryption): NamedPdf | null =>
    readUnlessDamaged(
      () => ({
        bytes: decryptBytes(row, contextOf('paper', row.id), keys),
        name: leaseName(frozenIn(row, keys).data),
      }),
      `The signed lease of contract ${row.contract_id} (${row.lang})`,
      log,
    )
  return {
    frozenIn,

    /** Stores the papers that are missing. A stored paper is not replaced. */
    async store(ctx: OwnedCtx, contract: number, { data, edition, papers }: DrawnLease): Promise<void> {
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
        // The encrypted values are bound to the row's id, which only exists after the insert.
        await ctx.db
          .updateTable('signed_lease')
          .set({
            paper: encryptBytes(bytes, contextOf('paper', added.id), encryption),
            drawn_from: encryption.encrypt(JSON.stringify(data), contextOf('drawn_from', added.id)),
          })
          .where('account_id', '=', ctx.owner)
          .where('id', '=', added.id)
          .execute()
      }
    },

    read,

    /** The paper as stored to be signed electronically, or null. Refuses with 500 paperDamaged. */
    find: async (ctx: OwnedCtx, contract: number): Promise<NamedPdf | null> => {
      const [row] = await leaseRows(ctx, contract)
      const paper = row && read(row)
      if (row && !paper) throw new Refusal('paperDamaged')
      return paper ?? null
    },

    /** All stored papers of a lease, the Norwegian one first. */
    all: async (ctx: OwnedCtx, contract: number): Promise<StoredLease[]> =>
      (await leaseRows(ctx, contract)).map((row) => ({
        lang: row.lang,
        paper: read(row, unreadableAsEmpty(encryption)),
      })),
  }
}

export type LeaseStore = ReturnType<typeof leaseStore>
