import { isDeepStrictEqual } from 'node:util'
import { withLockedAccount } from '../../base/call/account'
import type { OwnedCtx } from '../../base/call/context'
import type { Encryption } from '../../base/db/encryption'
import { Refusal } from '../../base/kit/refusal'
import type { NamedPdf, SigningMethod } from '../../base/pdf/model'
import type { LeaseData } from '../clauses/model'
import { editionNumbered, editionOf, withEditionNumber } from '../clauses/rules-editions'
import { ownAccountError } from '../contract/rules'
import type { ContractRow } from '../contract/service-select'
import type { StorePaper } from '../tenancy/service-sign'
import type { PaperLanguage } from './model'
import { leasePaper } from './pdf'
import type { PaperLog } from './service-stored'
import { leaseStore, type DrawnLease, type FrozenLease, type LeaseStore } from './service-signed-store'
import { discardLease, leaseRows, signedContract } from './service-signed-rows'
import type { PaperSources } from './service-sources'

/**
 * Draws a lease from the values that are stored at its signing. The drawn papers are stored only if these values are
 * still the same.
 */
function frozenLeases(
  { leaseOf, attachedReader }: Pick<PaperSources, 'leaseOf' | 'attachedReader'>,
  { store }: Pick<LeaseStore, 'store'>,
) {
  async function draw(ctx: OwnedCtx, frozen: FrozenLease, languages: Iterable<PaperLanguage>): Promise<DrawnLease> {
    const papers: DrawnLease['papers'][number][] = []
    for (const lang of languages) {
      const paper = await leasePaper(frozen.data, lang, ctx.owner, attachedReader(ctx), editionNumbered(frozen.edition))
      papers.push({ lang, bytes: paper.bytes })
    }
    return { ...frozen, papers }
  }
  const frozen = (data: LeaseData): FrozenLease => ({ data, edition: editionOf(data).number })
  /** Stores the drawn papers. If the values have changed since, draws the papers again from the new values. */
  async function storeAs(ctx: OwnedCtx, contract: number, frozen: FrozenLease, drawn: DrawnLease): Promise<void> {
    const isUnchanged = isDeepStrictEqual([frozen.data, frozen.edition], [drawn.data, drawn.edition])
    const languages = drawn.papers.map(({ lang }) => lang)
    await store(ctx, contract, isUnchanged ? drawn : await draw(ctx, frozen, languages))
  }

  return {
    draw,
    storeAs,

    asNow: async (ctx: OwnedCtx, row: ContractRow): Promise<FrozenLease> => frozen(await leaseOf(ctx, row)),

    /**
     * The values of a lease that is being signed. A lease signed by hand has the edition of the draft, because that
     * draft was printed and signed. This holds even if it is marked as signed much later. Refuses with 422 `ownAccount`
     * when the landlord's profile now names the deposit's account as the landlord's own. A deposit must be on another
     * account.
     */
    asSigned: async (ctx: OwnedCtx, row: ContractRow, signedBy: SigningMethod): Promise<FrozenLease> => {
      const lease = await leaseOf(ctx, row)
      const { deposit, rentIban } = lease
      const errors = deposit.kind === 'own' ? ownAccountError({ deposit_account: deposit.iban }, rentIban) : undefined
      if (errors) throw new Refusal('invalid', errors)
      return frozen(withEditionNumber({ ...lease, isDraft: false, ...(signedBy === 'bankid' && { signedBy }) }))
    },
  }
}

/** Signed leases, which are stored as bytes and never drawn again (docs/rules/lease.md#signed-leases). */
export function signedLeases(
  sources: PaperSources,
  encryption: Pick<Encryption, 'encrypt' | 'decrypt'>,
  log: PaperLog,
) {
  const { languageOf } = sources
  const stored = leaseStore(encryption, log)
  const { draw, asNow, asSigned, storeAs } = frozenLeases(sources, stored)

  /**
   * The languages of the papers that are stored at a signing: always Norwegian. If the contract is in both languages,
   * also Norwegian with English.
   */
  const languagesOf = async (ctx: OwnedCtx, row: ContractRow): Promise<readonly PaperLanguage[]> =>
    (await languageOf(ctx, row)) === 'en' ? ['nb', 'en'] : ['nb']

  /** The values from which the first stored paper was drawn. Without a stored paper, the current values. */
  async function frozenOf(ctx: OwnedCtx, row: ContractRow): Promise<FrozenLease> {
    const [first] = await leaseRows(ctx, row.id)
    return first ? stored.frozenIn(first) : await asNow(ctx, row)
  }

  /**
   * Stores the papers that are missing, also of a deleted house. They are the papers in the languages of a signing, and
   * the paper in `lang`. It has its own transaction, because a read or a job calls it. Refuses with 404 and 500
   * paperDamaged.
   */
  async function storeNow(ctx: OwnedCtx, id: number, lang: PaperLanguage = 'nb'): Promise<void> {
    const row = await signedContract(ctx, id, false)
    const languages = new Set([...(await languagesOf(ctx, row)), lang])
    // The papers are drawn before anything is locked, because that takes longer than all the rest.
    const drawn = await draw(ctx, await frozenOf(ctx, row), languages)
    await withLockedAccount(ctx, async (held) => {
      await storeAs(held, id, await frozenOf(held, await signedContract(held, id, true)), drawn)
    })
  }

  /**
   * Draws a lease for its signing. A lease signed by hand is drawn in each language of the contract. An electronically
   * signed lease has only one paper, because all sign that file. Returns a function that stores the lease, and replaces
   * what an earlier, withdrawn signing has left.
   */
  async function prepare(ctx: OwnedCtx, draft: ContractRow, signedBy: SigningMethod = 'hand'): Promise<StorePaper> {
    const languages = signedBy === 'hand' ? await languagesOf(ctx, draft) : [await languageOf(ctx, draft)]
    const drawn = await draw(ctx, await asSigned(ctx, draft, signedBy), languages)
    return async (holding, held) => {
      await discardLease(holding, held.id)
      await storeAs(holding, held.id, await asSigned(holding, held, signedBy), drawn)
    }
  }

  return {
    prepare,
    storeNow,
    stored,

    /**
     * The stored paper in a language. A missing paper is stored first. That has its own
     * transaction, because the calls that open papers are reads and have none. For a contract that
     * is signed electronically, the answer is always the paper that all sign, whatever language is
     * asked for. Refuses with 500 `paperDamaged`.
     */
    async open(
      ctx: OwnedCtx,
      { id, signatureType }: Pick<ContractRow, 'id' | 'signatureType'>,
      lang: PaperLanguage,
    ): Promise<NamedPdf> {
      const find = async () => {
        const rows = await leaseRows(ctx, id)
        return signatureType === 'bankid' && rows.length === 1 ? rows[0] : rows.find((row) => row.lang === lang)
      }
      let row = await find()
      if (!row) {
        await storeNow(ctx, id, lang)
        row = await find()
      }
      const paper = row && stored.read(row)
      if (!paper) throw new Refusal('paperDamaged')
      return paper
    },
  }
}

export type SignedLeases = ReturnType<typeof signedLeases>
